import type { Pounds } from '#domain/money/units'
import { useFormatPounds, useText } from '../texts/text'
import './price.css'

/** An amount in pounds, such as EGP 249.50. */
export function Price({ pounds }: { readonly pounds: Pounds }) {
  const format = useFormatPounds()
  return <span className="price">{format(pounds)}</span>
}

interface Offer {
  /** Null without an offer. */
  readonly wasPrice: Pounds | null
  readonly percentSaved: number | null
}

interface ProductPriceProps {
  readonly product: Offer & { readonly price: Pounds }
}

/** The price of a product, and the price before its offer. */
export function ProductPrice({ product }: ProductPriceProps) {
  const t = useText()
  const price = <Price pounds={product.price} />
  if (!product.wasPrice) return price
  return (
    <span className="offer">
      <span className="visually-hidden">{t('price.now')} </span>
      {price} <WasPrice product={product} />
    </span>
  )
}

/** The price before the offer, and what is saved; nothing without an offer. */
function WasPrice({ product: { wasPrice, percentSaved } }: { readonly product: Offer }) {
  const t = useText()
  const format = useFormatPounds()
  return (
    wasPrice && (
      <small className="offer__was">
        <span className="visually-hidden">{t('price.was')} </span>
        <s>{format(wasPrice)}</s> <b>{t('price.saved', { percent: percentSaved ?? 0 })}</b>
      </small>
    )
  )
}
