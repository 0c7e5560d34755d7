import { useText } from '../../platform/texts/text'
import './customer-flags.css'

interface CustomerFlagsProps {
  readonly customer: { readonly isBlocked: boolean; readonly prepayOnly: boolean }
}

/** The restrictions of a customer as labels; renders nothing if there are none. */
export function CustomerFlags({ customer: { isBlocked, prepayOnly } }: CustomerFlagsProps) {
  const t = useText()
  if (!isBlocked && !prepayOnly) return null
  return (
    <span className="customer-flags">
      {isBlocked && <span className="customer-flag">{t('customers.blocked')}</span>}
      {prepayOnly && <span className="customer-flag">{t('customers.prepayOnly')}</span>}
    </span>
  )
}
