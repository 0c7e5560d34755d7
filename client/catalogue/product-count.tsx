import { useText } from '../lib/text'
import { Skeleton } from '../ui/skeleton'

/** How many products a listing has in all; undefined while it is being loaded. */
export function ProductCount({ count }: { readonly count: number | undefined }) {
  const t = useText()
  if (count === undefined)
    return <Skeleton className="product-count" inlineSize="6rem" blockSize="1.5rem" />
  return (
    <p className="product-count">
      {count === 1 ? t('catalogue.countOne') : t('catalogue.count', { count })}
    </p>
  )
}
