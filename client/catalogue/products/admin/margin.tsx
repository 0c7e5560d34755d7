import { useIntlLocale, useText } from '../../../platform/texts/text'

interface MarginProps {
  /** In percent of the price. */
  readonly percent: number
}

/** The share of a price that remains after the cost price. */
export function Margin({ percent }: MarginProps) {
  const t = useText()
  const format = new Intl.NumberFormat(useIntlLocale(), {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  return (
    <span className="product-margin">
      {t('inventory.margin', { percent: format.format(percent / 100) })}
    </span>
  )
}
