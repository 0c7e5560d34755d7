import type { CustomerRecordFieldsFragment } from '../../../platform/gql/orders-admin'
import { useText } from '../../../platform/texts/text'
import './customer-summary.css'

interface CustomerSummaryProps {
  readonly customer: CustomerRecordFieldsFragment
}

/** The orders of a phone, how many of its parcels were refused, and what the shop has decided about it. */
export function CustomerSummary({ customer }: CustomerSummaryProps) {
  const t = useText()
  const { orderCount, broughtCount, refusedCount, isPrepayOnly, isBlocked, reason } = customer
  const percent = broughtCount === 0 ? 0 : Math.round((100 * refusedCount) / broughtCount)
  return (
    <div className="customer-summary">
      <p>
        {orderCount === 0 ? t('customer.none') : t('customer.orders', { count: orderCount })}
        {broughtCount > 0 && (
          <>
            {' · '}
            {t('customer.refused', { refused: refusedCount, brought: broughtCount, percent })}
          </>
        )}
      </p>
      {isBlocked && <p className="customer-summary__warning">{t('customer.blockedText')}</p>}
      {isPrepayOnly && <p className="customer-summary__warning">{t('customer.prepayOnlyText')}</p>}
      {(isBlocked || isPrepayOnly) && reason && (
        <p>
          {t('customer.reasonIs')} <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  )
}
