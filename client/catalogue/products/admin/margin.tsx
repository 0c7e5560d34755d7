import { useIntlLocale, useText } from '../../../platform/texts/text'
import './margin.css'

interface MarginProps {
  /** In percent of the price. */
  readonly percent: number
}

/** The share of a price that remains after the cost price. */
export function MarginPercent({ percent }: MarginProps) {
  const format = useFormatPercent()
  return <bdi>{format(percent)}</bdi>
}

/** The same where no heading says what it is. */
export function Margin({ percent }: MarginProps) {
  const t = useText()
  const format = useFormatPercent()
  return (
    <span className="product-margin">{t('inventory.margin', { percent: format(percent) })}</span>
  )
}

function useFormatPercent(): (percent: number) => string {
  const format = new Intl.NumberFormat(useIntlLocale(), {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  return (percent) => format.format(percent / 100)
}
