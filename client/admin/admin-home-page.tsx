import { useRef, useState } from 'react'
import { NEW_ARRIVALS_OFFSET, SLIDER_SIZE } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { LoadFailed } from '../catalogue/load-failed'
import { ProductSlider } from '../catalogue/product-slider'
import { SliderSkeleton } from '../catalogue/slider-skeleton'
import type { EditedProductFragment } from '../gql/admin'
import { useAdminProductsQuery } from '../gql/admin'
import { useText } from '../lib/text'
import { AdminFrame } from './admin-frame'
import { AdminProductCard } from './admin-product-card'
import { DeleteProductDialog } from './delete-product-dialog'

const SLIDERS = [
  { name: 'trending', title: 'home.trending' },
  { name: 'newArrivals', title: 'home.newArrivals' },
] as const satisfies readonly { name: string; title: MessageKey }[]

export function Component() {
  return (
    <AdminFrame title="admin.home">
      <Products />
    </AdminFrame>
  )
}

function Products() {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<EditedProductFragment>()
  const { data, error, refetch } = useAdminProductsQuery({
    variables: { slider: SLIDER_SIZE, newArrivalsOffset: NEW_ARRIVALS_OFFSET },
    fetchPolicy: 'cache-and-network',
  })
  if (!data && error) return <LoadFailed onRetry={() => void refetch()} />

  function askToDelete(product: EditedProductFragment): void {
    setChosen(product)
    dialog.current?.showModal()
  }

  return (
    <>
      {SLIDERS.map(({ name, title }) =>
        data ? (
          <ProductSlider
            key={name}
            title={t(title)}
            products={data[name].nodes}
            renderCard={(product) => (
              <AdminProductCard product={product} onDelete={() => askToDelete(product)} />
            )}
          />
        ) : (
          <SliderSkeleton key={name} title={t(title)} />
        ),
      )}
      <DeleteProductDialog ref={dialog} product={chosen} onDeleted={() => void refetch()} />
    </>
  )
}
