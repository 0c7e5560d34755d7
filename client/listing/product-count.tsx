import { useText } from '../texts/text'
import { Skeleton } from '../ui/skeleton'
import './product-count.css'

/** The total number of products in a listing; undefined while it loads. */
export function ProductCount({ count }: { readonly count: number | undefined }) {
  const t = useText()
  if (count === undefined)
    return <Skeleton className="product-count" inlineSize="6rem" blockSize="1.5rem" />
  return <p className="product-count">{t('catalogue.count', { count })}</p>
}
