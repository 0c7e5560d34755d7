import type { ReactNode } from 'react'
import { useText } from '../../platform/texts/text'
import { Skeleton } from '../../platform/ui/skeleton'
import './listing-head.css'

interface ListingHeadProps {
  readonly title: ReactNode
  /** The total number of products; undefined while it loads. */
  readonly count: number | undefined
  readonly failed: boolean
  readonly text?: ReactNode
  readonly children?: ReactNode
}

/** The head of a page that lists products. Screen readers read out the number when it changes. */
export function ListingHead({ title, count, failed, text, children }: ListingHeadProps) {
  return (
    <header className="listing-head">
      <h1>{title}</h1>
      <div aria-live="polite">{!failed && <ProductCount count={count} />}</div>
      {text && <p className="listing-head__text">{text}</p>}
      {children}
    </header>
  )
}

/** The total number of products in a listing; undefined while it loads. */
function ProductCount({ count }: { readonly count: number | undefined }) {
  const t = useText()
  if (count === undefined)
    return <Skeleton className="product-count" inlineSize="6rem" blockSize="1.5rem" />
  return <p className="product-count">{t('catalogue.count', { count })}</p>
}
