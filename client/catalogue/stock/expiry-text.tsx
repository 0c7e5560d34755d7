import { formatExpiry } from '#domain/stock/expiry'
import { type Translate, useText } from '../../platform/texts/text'
import './expiry-text.css'

interface ExpiryDateProps {
  /** The last day of use. */
  readonly expiresOn: string
}

/** A day of expiry as it is printed on packages, such as 2027-03. */
export function ExpiryDate({ expiresOn }: ExpiryDateProps) {
  return (
    <time className="expiry" dir="ltr" dateTime={expiresOn}>
      {formatExpiry(expiresOn)}
    </time>
  )
}

/** How long something may still be used. */
export function daysLeftText(t: Translate, days: number): string {
  if (days < 0) return t('batches.expiredSince', { days: -days })
  return days === 0 ? t('batches.lastDay') : t('batches.daysLeft', { days })
}

export function DaysLeft({ days }: { readonly days: number }) {
  return <span data-expired={days < 0 || undefined}>{daysLeftText(useText(), days)}</span>
}
