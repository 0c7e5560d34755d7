import { FormAlert } from '../../../../platform/forms/form-alert'
import {
  type AdminOrderQuery,
  useDeliverOrderPartlyMutation,
} from '../../../../platform/gql/orders-admin'
import { useFormatPounds, useText } from '../../../../platform/texts/text'
import { amountOfKept, useUnits } from '../../kept'
import { UnitFields } from '../../unit-fields'
import { linesOf, unpaidOf } from '../part-lines'
import { ActForm } from './act-form'
import { useChangeReturn } from './returns/use-change-return'

type Order = NonNullable<AdminOrderQuery['adminOrder']>

interface PartFormProps {
  readonly order: Order
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Delivers a part of a parcel: what the customer kept, and what that costs. */
export function PartForm({ order, onDone, onCancel }: PartFormProps) {
  const t = useText()
  const format = useFormatPounds()
  const lines = linesOf(order)
  const { units, isNone, isAll, choose } = useUnits(lines)
  const [deliver] = useDeliverOrderPartlyMutation()
  const { change, busy, otherProblem } = useChangeReturn(onDone)
  const { id } = order
  const amount = amountOfKept(unpaidOf(order), lines, units)

  function submit(): void {
    const kept = [...units].map(([itemId, quantity]) => ({ itemId, quantity }))
    const variables = { id, kept, collected: amount }
    void change(() => deliver({ variables }), t('orders.part.done', { id }))
  }

  return (
    <ActForm
      title={t('orders.part.act')}
      submit={t('orders.part.submit', { amount: format(amount) })}
      busy={busy}
      disabled={isNone || isAll}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FormAlert>{otherProblem()}</FormAlert>
      <UnitFields legend={t('orders.part.kept')} items={lines} units={units} onChoose={choose} />
      <p className="order-panel__hint" role="status">
        {isNone && t('orders.part.none')}
        {isAll && t('orders.part.all')}
        {!isNone && !isAll && t('orders.part.amount', { amount: format(amount) })}
      </p>
    </ActForm>
  )
}
