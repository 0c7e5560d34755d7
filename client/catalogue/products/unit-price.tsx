import type { ProductCardFragment } from '../../platform/gql/home'
import { useFormatPounds, useText } from '../../platform/texts/text'
import './unit-price.css'

interface UnitPriceProps {
  readonly unitPrice: ProductCardFragment['unitPrice']
}

/** The price of a kilogram, litre or piece; nothing without one. */
export function UnitPrice({ unitPrice }: UnitPriceProps) {
  const t = useText()
  const format = useFormatPounds()
  return (
    unitPrice && (
      <span className="unit-price">
        {t(`product.unitPrice.${unitPrice.per}`, { price: format(unitPrice.price) })}
      </span>
    )
  )
}
