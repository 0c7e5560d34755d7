import { lazy, Suspense, useRef } from 'react'
import { useNearViewport } from '../../platform/lib/use-near-viewport'
import { useSession } from '../../platform/session/session'

const OwnSupplies = lazy(async () => {
  const { loadOwnSupplies } = await import('./load-own-supplies')
  return loadOwnSupplies()
})

interface FoodSuppliesProps {
  readonly productId: string
}

/** For how long a food lasts the pets of who is signed in. */
export function FoodSupplies({ productId }: FoodSuppliesProps) {
  const token = useSession()?.token
  return token && <Own key={token} productId={productId} />
}

function Own({ productId }: FoodSuppliesProps) {
  const part = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(part)
  return (
    <div ref={part}>
      {isNear && (
        <Suspense>
          <OwnSupplies productId={productId} />
        </Suspense>
      )}
    </div>
  )
}
