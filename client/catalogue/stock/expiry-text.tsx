import { formatExpiry } from '#domain/stock/expiry'
import { useText } from '../../platform/texts/text'
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
export function DaysLeft({ days }: { readonly days: number }) {
  const t = useText()
  const text =
    days < 0
      ? t('batches.expiredSince', { days: -days })
      : days === 0
        ? t('batches.lastDay')
        : t('batches.daysLeft', { days })
  return <span data-expired={days < 0 || undefined}>{text}</span>
}

/** A number of units, which is in words where there is no heading above it. */
export function Units({ count }: { readonly count: number }) {
  const t = useText()
  return <>{t('batches.unitsValue', { count })}</>
}
