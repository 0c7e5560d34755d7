import type { DeliveryTermsFragment } from '../../platform/gql/delivery'
import { useStored } from '../../platform/lib/stored-value'
import { useText } from '../../platform/texts/text'
import { AreaSelect } from './area-select'
import { chosenArea } from './chosen-area'
import { DeliveryDetails } from './delivery-details'
import { findTerms } from './order-totals'
import { useArrivalDates } from './use-arrival-dates'
import { useDeliveryTexts } from './use-delivery-texts'
import './product-delivery.css'

interface ProductDeliveryProps {
  /** Only areas with a fee, days or a note. */
  readonly rates: readonly DeliveryTermsFragment[]
}

/**
 * The delivery fee of the shopper's governorate and when an order placed today arrives; nothing until the
 * owner has set a rate.
 */
export function ProductDelivery({ rates }: ProductDeliveryProps) {
  const t = useText()
  const texts = useDeliveryTexts()
  const arrivalDates = useArrivalDates()
  const chosen = useStored(chosenArea)
  if (rates.length === 0) return null
  const terms = chosen && findTerms(rates, chosen)
  const dates = terms && arrivalDates(terms)
  return (
    <section className="product-delivery" aria-label={t('fee.title')}>
      <AreaSelect />
      <div className="product-delivery__terms">
        {terms && (
          <>
            <p className="product-delivery__fee">{texts.fee(terms.fee)}</p>
            {dates && <p>{t('fee.arrives', { dates })}</p>}
            <DeliveryDetails terms={terms} />
          </>
        )}
        {!terms && (
          <p className="delivery-detail">{t(chosen ? 'fee.unknownLong' : 'fee.depends')}</p>
        )}
      </div>
    </section>
  )
}
