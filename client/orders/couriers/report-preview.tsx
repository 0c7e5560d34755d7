import { Link } from 'react-router-dom'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import type { Problem } from '../orders/admin/use-order-acts'
import { actsOf, type PlannedRow } from './report-file'
import '../../platform/admin/table.css'

interface ReportPreviewProps {
  readonly planned: readonly PlannedRow[]
  /** Of the last time that it was applied. */
  readonly problems: readonly Problem[]
  readonly busy: boolean
  readonly onApply: () => void
}

/** The effect of each row of a report, or the reason why it has none. */
export function ReportPreview({ planned, problems, busy, onApply }: ReportPreviewProps) {
  const t = useText()
  const changed = new Set([
    ...actsOf(planned).flatMap(({ ids }) => ids),
    ...planned.flatMap(({ orderId, newNumber }) => (newNumber && orderId) || []),
  ])
  return (
    <>
      {problems.length > 0 && (
        <div role="alert">
          <p>{t('orders.notDone')}</p>
          <ul>
            {problems.map(({ orderId, message }) => (
              <li key={`${orderId} ${message}`}>
                {orderId && <b>{t('orders.shortNumber', { id: orderId })}</b>} {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p role="status">{t('couriers.willChange', { count: changed.size })}</p>
      {changed.size > 0 && (
        <p>
          <Button busy={busy} onClick={onApply}>
            {t('couriers.apply', { count: changed.size })}
          </Button>
        </p>
      )}
      <div className="table-region">
        <table className="table">
          <caption className="visually-hidden">{t('couriers.preview')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('couriers.line')}</th>
              <th scope="col">{t('couriers.column.orderId')}</th>
              <th scope="col">{t('couriers.column.trackingNumber')}</th>
              <th scope="col">{t('couriers.column.status')}</th>
              <th scope="col">{t('couriers.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {planned.map((one) => (
              <tr key={one.row.line}>
                <td>{one.row.line}</td>
                <td>
                  {one.orderId ? (
                    <Link to={`/adminorder/${one.orderId}`}>
                      {t('orders.shortNumber', { id: one.orderId })}
                    </Link>
                  ) : (
                    one.row.orderId
                  )}
                </td>
                <td>
                  <bdi dir="ltr">{one.row.trackingNumber}</bdi>
                </td>
                <td>
                  <bdi>{one.row.status}</bdi>
                </td>
                <td>
                  <Outcome planned={one} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Outcome({ planned: { outcome, reason, newNumber } }: { readonly planned: PlannedRow }) {
  const t = useText()
  const isOnlyNumber = newNumber && outcome === 'nothing'
  const parts = [
    newNumber && t('couriers.getsNumber'),
    !isOnlyNumber && t(`couriers.outcome.${outcome}`),
    reason && t(`orders.reason.${reason}`),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}
