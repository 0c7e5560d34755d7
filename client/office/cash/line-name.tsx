import { Link } from 'react-router-dom'
import type { SettlementDetailsFragment } from '../../platform/gql/cash'
import { useText } from '../../platform/texts/text'

/** The subject of a line of a statement: an order, or the label of its row. */
export function LineName({
  line: { orderId, reference, label, rowNumber },
}: {
  readonly line: SettlementDetailsFragment['lines'][number]
}) {
  const t = useText()
  return (
    <>
      {orderId === null ? (
        <bdi>{label ?? reference}</bdi>
      ) : (
        <Link to={`/adminorder/${orderId}`}>{t('order.number', { id: orderId })}</Link>
      )}
      {rowNumber !== null && (
        <span className="settlement__row">{t('file.row', { line: rowNumber })}</span>
      )}
    </>
  )
}
