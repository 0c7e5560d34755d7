import { Link } from 'react-router-dom'
import type { SettlementDetailsFragment } from '../../platform/gql/cash'
import { useText } from '../../platform/texts/text'

/** The subject of a line of a statement: an order, or the label of its row. */
export function LineName({
  line: { order, reference, label, rowNumber },
}: {
  readonly line: SettlementDetailsFragment['lines'][number]
}) {
  const t = useText()
  return (
    <>
      {order ? (
        <Link to={`/adminorder/${order.id}`}>{t('order.number', { id: order.id })}</Link>
      ) : (
        <bdi>{label ?? reference}</bdi>
      )}
      {rowNumber !== null && (
        <span className="settlement__row">{t('file.row', { line: rowNumber })}</span>
      )}
    </>
  )
}
