import { useText } from '../../platform/texts/text'
import './customer-flags.css'

interface CustomerFlagsProps {
  readonly customer: { readonly isBlocked: boolean; readonly isPrepayOnly: boolean }
}

/** The restrictions of a customer as labels; renders nothing if there are none. */
export function CustomerFlags({ customer: { isBlocked, isPrepayOnly } }: CustomerFlagsProps) {
  const t = useText()
  if (!isBlocked && !isPrepayOnly) return null
  return (
    <span className="customer-flags">
      {isBlocked && <span className="customer-flag">{t('customers.blocked')}</span>}
      {isPrepayOnly && <span className="customer-flag">{t('customers.prepayOnly')}</span>}
    </span>
  )
}
