import { formatExpiry } from '#domain/stock/expiry'
import { useText } from '../../../../platform/texts/text'
import type { UnitsToTake } from './units-to-take'
import './take-note.css'

/** Which units to take from the shelf, by the date on their packages; nothing for products without dates. */
export function TakeNote({ units }: { readonly units: readonly UnitsToTake[] }) {
  const t = useText()
  const [first, ...others] = units
  if (!first) return null
  const text = (one: UnitsToTake) => {
    if (one.expiresOn === null) return t('paper.takeUndated', { units: one.units })
    const date = formatExpiry(one.expiresOn)
    if (one.isExpired) return t('paper.takeExpired', { units: one.units, date })
    const isAll = others.length === 0
    return isAll ? t('paper.takeAll', { date }) : t('paper.take', { units: one.units, date })
  }
  return (
    <span className="take-note">
      {units.map((one) => (
        <span key={one.expiresOn} data-expired={one.isExpired || undefined}>
          {text(one)}
        </span>
      ))}
    </span>
  )
}
