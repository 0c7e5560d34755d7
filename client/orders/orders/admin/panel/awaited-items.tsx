import { useState } from 'react'
import { useCan } from '../../../../platform/admin/use-admin-token'
import { FormAlert } from '../../../../platform/forms/form-alert'
import { Select } from '../../../../platform/forms/select'
import {
  type AdminOrderQuery,
  type ParcelCondition,
  useReceiveItemsBackMutation,
} from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { ProductName } from '../../../../platform/ui/product-name'
import { useUnits } from '../../kept'
import { UnitFields } from '../../unit-fields'
import { ActForm } from './act-form'
import { useChangeReturn } from './returns/use-change-return'

type Order = NonNullable<AdminOrderQuery['adminOrder']>

interface AwaitedItemsProps {
  readonly order: Order
  readonly reload: () => void
}

/** Items to be returned although their order is not, and the actions on them. */
export function AwaitedItems({ order, reload }: AwaitedItemsProps) {
  const t = useText()
  const mayReceive = useCan('orders.pack')
  const [isOpen, setIsOpen] = useState(false)
  const { id, awaitedItems } = order
  if (awaitedItems.length === 0) return null
  return (
    <>
      <p className="order-panel__hint">{t('orders.awaited')}</p>
      <ul className="panel-facts__list">
        {awaitedItems.map((item) => (
          <li key={item.id}>
            <ProductName name={item.name} /> × {item.quantity}
            {item.isLost && ` · ${t('orders.awaited.lost')}`}
            {item.trackingNumber && (
              <>
                {' · '}
                <bdi dir="ltr">{item.trackingNumber}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
      {mayReceive && !isOpen && (
        <div className="order-panel__acts">
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('orders.awaited.act')}
          </Button>
        </div>
      )}
      {isOpen && (
        <ReceiveItemsForm
          id={id}
          items={awaitedItems}
          onDone={() => {
            setIsOpen(false)
            reload()
          }}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const CONDITIONS: readonly ParcelCondition[] = ['SELLABLE', 'DAMAGED']

interface ReceiveItemsFormProps {
  readonly id: string
  readonly items: Order['awaitedItems']
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Receives units back that are in one condition. */
function ReceiveItemsForm({ id, items, onDone, onCancel }: ReceiveItemsFormProps) {
  const t = useText()
  const { units, isNone, choose } = useUnits(items)
  const [condition, setCondition] = useState<ParcelCondition>('SELLABLE')
  const [receive] = useReceiveItemsBackMutation()
  const { change, busy, otherProblem } = useChangeReturn(onDone)

  function submit(): void {
    const received = [...units]
      .filter(([, quantity]) => quantity > 0)
      .map(([itemId, quantity]) => ({ id: itemId, quantity, condition }))
    void change(
      () => receive({ variables: { id, items: received } }),
      t('orders.awaited.done', { id }),
    )
  }

  return (
    <ActForm
      title={t('orders.awaited.act')}
      submit={t('orders.act.receiveBack')}
      busy={busy}
      disabled={isNone}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FormAlert>{otherProblem()}</FormAlert>
      <UnitFields
        legend={t('orders.awaited.which')}
        items={items}
        units={units}
        onChoose={choose}
      />
      <Select
        label={t('orders.condition')}
        value={condition}
        options={CONDITIONS.map((value) => ({ value, label: t(`orders.condition.${value}`) }))}
        onChange={setCondition}
      />
    </ActForm>
  )
}
