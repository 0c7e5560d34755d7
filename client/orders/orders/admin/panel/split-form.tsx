import { useState } from 'react'
import { FormAlert } from '../../../../platform/forms/form-alert'
import {
  type AdminOrderQuery,
  useOrderSplitPreviewQuery,
  useSplitOrderMutation,
} from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { useUnits } from '../../kept'
import { UnitFields } from '../../unit-fields'
import { ActForm } from './act-form'
import { DeliveryAmounts } from './delivery-amounts'
import { useChangeReturn } from './returns/use-change-return'
import '../../../../platform/forms/checkbox-group.css'

interface SplitFormProps {
  readonly order: NonNullable<AdminOrderQuery['adminOrder']>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Selects the items of an order to ship later, and shows the cost of both deliveries. */
export function SplitForm({ order, onDone, onCancel }: SplitFormProps) {
  const t = useText()
  const { id, items, adjustments } = order
  const { units, isNone, isAll, choose } = useUnits(items, 'none')
  const [isFeeWithRest, setIsFeeWithRest] = useState(false)
  const [split] = useSplitOrderMutation()
  const { change, busy, otherProblem } = useChangeReturn(onDone)
  const later = [...units].map(([itemId, quantity]) => ({ itemId, quantity }))
  const { data, previousData } = useOrderSplitPreviewQuery({
    variables: { id, later, isFeeWithRest },
    fetchPolicy: 'network-only',
    skip: isNone || isAll,
  })
  const payload = data?.orderSplitPreview
  const preview =
    isNone || isAll ? null : (payload?.preview ?? previousData?.orderSplitPreview.preview)
  const hasFee = adjustments.some(({ kind, amount }) => kind === 'DELIVERY' && amount > 0)

  function submit(): void {
    const expectedTotal = payload?.preview?.first.total
    if (expectedTotal === undefined) return
    const variables = { id, later, isFeeWithRest, expectedTotal }
    void change(() => split({ variables }), t('orders.split.done', { id }))
  }

  return (
    <ActForm
      title={t('orders.split.act')}
      submit={t('orders.split.submit')}
      busy={busy}
      disabled={!payload?.preview}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FormAlert>{otherProblem() ?? payload?.userErrors[0]?.message}</FormAlert>
      <UnitFields legend={t('orders.split.later')} items={items} units={units} onChoose={choose} />
      {hasFee && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={isFeeWithRest}
            onChange={({ target }) => setIsFeeWithRest(target.checked)}
          />
          {t('orders.split.feeWithRest')}
        </label>
      )}
      {order.shipmentState === 'PACKED' && (
        <p className="order-panel__hint">{t('editForm.unpacks')}</p>
      )}
      <div role="status">
        {isNone && <p className="order-panel__hint">{t('orders.split.none')}</p>}
        {isAll && <p className="order-panel__hint">{t('orders.split.all')}</p>}
        {preview && (
          <div className="delivery-amounts">
            <DeliveryAmounts title={t('orders.split.first')} amounts={preview.first} />
            <DeliveryAmounts title={t('orders.split.rest')} amounts={preview.rest} />
          </div>
        )}
      </div>
    </ActForm>
  )
}
