import type { Piastres } from '#domain/money/units'
import type { DeliveryTermsFragment } from '../../platform/gql/delivery'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { missingPounds } from './order-totals'
import { useArrivalDates } from './use-arrival-dates'
import { useDeliveryTexts } from './use-delivery-texts'
import './delivery-details.css'

interface DeliveryDetailsProps {
  readonly terms: DeliveryTermsFragment
  /** Of the cart or the order; undefined on the page of a product. */
  readonly itemsTotalPiastres?: Piastres
}

/** The days, before an order the dates, from when delivery is free or what is missing for it, and the note. */
export function DeliveryDetails({ terms, itemsTotalPiastres }: DeliveryDetailsProps) {
  const t = useText()
  const format = useFormatPounds()
  const texts = useDeliveryTexts()
  const arrivalDates = useArrivalDates()
  const missing =
    itemsTotalPiastres === undefined ? undefined : missingPounds(terms, itemsTotalPiastres)
  const free = itemsTotalPiastres === undefined && terms.fee > 0 ? texts.freeFrom(terms) : undefined
  const dates = itemsTotalPiastres === undefined ? undefined : arrivalDates(terms)
  const lines = [
    texts.days(terms),
    dates && t('fee.arrives', { dates }),
    missing ? t('fee.missing', { amount: format(missing) }) : free,
  ].filter(Boolean)
  return (
    <>
      {lines.map((line) => (
        <p className="delivery-detail" key={line}>
          {line}
        </p>
      ))}
      {terms.displayNote && (
        <p className="delivery-detail" dir="auto">
          {terms.displayNote}
        </p>
      )}
    </>
  )
}
