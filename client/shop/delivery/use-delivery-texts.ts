import type { Pounds } from '#domain/money/units'
import { useFormatPounds, useText } from '../../platform/texts/text'

interface Days {
  readonly minDays: number | null
  readonly maxDays: number | null
}

/** The texts of a delivery rate. */
export function useDeliveryTexts() {
  const t = useText()
  const format = useFormatPounds()
  return {
    fee: (pounds: Pounds) => (pounds > 0 ? format(pounds) : t('fee.free')),
    freeFrom: ({ freeFrom }: { readonly freeFrom: Pounds | null }) =>
      freeFrom === null ? undefined : t('fee.freeFrom', { amount: format(freeFrom) }),
    /** Undefined if they are unknown. */
    days: ({ minDays, maxDays }: Days) => {
      if (minDays === null || maxDays === null) return undefined
      return minDays === maxDays
        ? t('fee.days', { max: maxDays })
        : t('fee.daysRange', { min: minDays, max: maxDays })
    },
  }
}
