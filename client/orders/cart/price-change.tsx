import type { Pounds } from '#domain/money/units'
import { useFormatPounds, useText } from '../../platform/texts/text'
import './price-change.css'

interface PriceChangeProps {
  /** The price that the shopper saw, if it is no longer the price. */
  readonly earlierPrice: Pounds | null
  readonly price: Pounds
}

/** Names the old and the new price of a line. */
export function PriceChange({ earlierPrice, price }: PriceChangeProps) {
  const t = useText()
  const format = useFormatPounds()
  if (earlierPrice === null) return null
  return (
    <p className="price-change">
      {t('cart.earlierPrice', { old: format(earlierPrice), price: format(price) })}
    </p>
  )
}
