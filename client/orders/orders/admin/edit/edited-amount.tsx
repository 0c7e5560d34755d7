import type { Pounds } from '#domain/money/units'
import { useText } from '../../../../platform/texts/text'
import { LoadFailed } from '../../../../platform/ui/load-failed'
import { Price } from '../../../../platform/ui/price'
import { OrderFact } from '../../order-facts'
import type { useEditPreview } from './use-edit-preview'
import '../panel/panel-facts.css'

interface EditedAmountProps {
  readonly preview: ReturnType<typeof useEditPreview>
  /** The total before. */
  readonly total: Pounds
}

/** The order total after the changes, as calculated by the server. */
export function EditedAmount({ preview, total }: EditedAmountProps) {
  const t = useText()
  if (preview.isFailed) {
    return <LoadFailed title={t('editForm.previewFailed')} onRetry={preview.refetch} />
  }
  if (!preview.preview) return null
  const { adjustments, amountDue, toRefund, total: newTotal } = preview.preview
  return (
    <dl className="panel-facts" aria-live="polite" aria-busy={!preview.isCurrent}>
      {adjustments.map(({ kind, label, amount }) => (
        <OrderFact key={kind} title={label}>
          {amount === 0 ? t('fee.free') : <Price pounds={amount} />}
        </OrderFact>
      ))}
      <OrderFact title={t(newTotal === total ? 'editForm.totalSame' : 'editForm.total')}>
        <b>
          <Price pounds={newTotal} />
        </b>
      </OrderFact>
      {amountDue !== newTotal && (
        <OrderFact title={t('editForm.due')}>
          <Price pounds={amountDue} />
        </OrderFact>
      )}
      {toRefund > 0 && (
        <OrderFact title={t('editForm.toRefund')}>
          <Price pounds={toRefund} />
        </OrderFact>
      )}
    </dl>
  )
}
