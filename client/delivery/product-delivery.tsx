import { useMemo } from 'react'
import { cairoDay, dayAfter } from '#domain/delivery/cairo-day'
import type { DeliveryTermsFragment } from '../gql/delivery'
import { useStored } from '../lib/stored-value'
import { useIntlLocale, useText } from '../texts/text'
import { AreaSelect } from './area-select'
import { chosenArea } from './chosen-area'
import { DeliveryDetails } from './delivery-details'
import { findTerms } from './order-totals'
import { useDeliveryTexts } from './use-delivery-texts'
import './product-delivery.css'

interface Days {
  readonly minDays: number | null
  readonly maxDays: number | null
}

/**
 * Formats the days on which an order of today arrives, such as “Tue 24 – Thu 26 Nov”; undefined if
 * they are unknown. Only for the browser: the server's HTML is cached.
 */
function useArrivalDates(): (days: Days) => string | undefined {
  const locale = useIntlLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
    const inDays = (days: number) => dayAfter(cairoDay(new Date()), days)
    return ({ minDays, maxDays }) =>
      minDays === null || maxDays === null
        ? undefined
        : format.formatRange(inDays(minDays), inDays(maxDays))
  }, [locale])
}

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
        {terms ? (
          <>
            <p className="product-delivery__fee">{texts.fee(terms.fee)}</p>
            {dates && <p>{t('fee.arrives', { dates })}</p>}
            <DeliveryDetails terms={terms} />
          </>
        ) : (
          <p className="delivery-detail">{t('fee.depends')}</p>
        )}
      </div>
    </section>
  )
}
