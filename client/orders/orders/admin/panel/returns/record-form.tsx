import { FormAlert } from '../../../../../platform/forms/form-alert'
import { useText } from '../../../../../platform/texts/text'
import type { ReturnableOrder } from '../../../returns/refund-of'
import { ReturnFields } from '../../../returns/return-fields'
import { useReturnDraft } from '../../../returns/use-return-draft'
import { ActForm } from '../act-form'
import { useChangeReturn } from './use-change-return'
import { useReturnMutations } from './use-return-mutations'

interface RecordFormProps {
  readonly order: ReturnableOrder
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Records a return for a customer who called. */
export function RecordForm({ order, onDone, onCancel }: RecordFormProps) {
  const t = useText()
  const draft = useReturnDraft()
  const { record } = useReturnMutations()
  const { change, busy, otherProblem } = useChangeReturn(onDone)
  const { input } = draft

  function submit(): void {
    if (!input) return
    const send = () => record({ variables: { orderId: order.id, input } })
    void change(send, t('orders.return.done.record'))
  }

  return (
    <ActForm
      title={t('orders.return.recordTitle')}
      submit={t('orders.return.record')}
      busy={busy}
      disabled={!input}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FormAlert>{otherProblem()}</FormAlert>
      <ReturnFields order={order} draft={draft} noteLabel={t('orders.return.note')} />
    </ActForm>
  )
}
