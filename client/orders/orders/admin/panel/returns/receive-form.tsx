import { useState } from 'react'
import { MAX_ORDER_NOTE_LENGTH } from '#domain/limits'
import { isShopsFault } from '#domain/orders/returns'
import { readNumber } from '#domain/validation/read-number'
import { Field } from '../../../../../platform/forms/field'
import { FormAlert } from '../../../../../platform/forms/form-alert'
import { NumberField } from '../../../../../platform/forms/number-field'
import { Select } from '../../../../../platform/forms/select'
import type {
  ParcelCondition,
  ReturnDetailsFragment,
} from '../../../../../platform/gql/orders-admin'
import { useFormatPounds, useText } from '../../../../../platform/texts/text'
import { type ReturnableOrder, refundOf } from '../../../returns/refund-of'
import { REASONS } from '../../../returns/return-reasons'
import { readAmount } from '../../read-amount'
import { ActForm } from '../act-form'
import { useChangeReturn } from './use-change-return'
import { useReturnMutations } from './use-return-mutations'
import '../../../../../platform/forms/checkbox-group.css'

const CONDITIONS: readonly ParcelCondition[] = ['SELLABLE', 'DAMAGED']

interface Received {
  readonly quantity: string
  readonly condition: ParcelCondition
}

function readQuantity(text: string): number | undefined {
  const reading = readNumber(text)
  return reading.kind === 'number' && Number.isInteger(reading.value) ? reading.value : undefined
}

interface ReceiveFormProps {
  readonly order: ReturnableOrder
  readonly view: ReturnDetailsFragment
  /** Whether the delivery fee was given back with an earlier return. */
  readonly isDeliveryRefunded: boolean
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Receives the items of a return, each in its condition, and records what is given back. */
export function ReceiveForm(props: ReceiveFormProps) {
  const { order, view, isDeliveryRefunded, onDone, onCancel } = props
  const t = useText()
  const format = useFormatPounds()
  const isAtFault = isShopsFault(REASONS[view.reason])
  const hasDelivery = order.total > order.itemsTotal && !isDeliveryRefunded
  const [received, setReceived] = useState<ReadonlyMap<string, Received>>(
    new Map(
      view.items.map(({ orderItem, quantity }) => [
        orderItem.id,
        {
          quantity: String(quantity),
          condition: view.reason === 'DAMAGED' ? 'DAMAGED' : 'SELLABLE',
        },
      ]),
    ),
  )
  const [withDelivery, setWithDelivery] = useState(isAtFault && hasDelivery)
  const [amountText, setAmountText] = useState<string>()
  const [refundNote, setRefundNote] = useState('')
  const [noNumber, setNoNumber] = useState<string>()
  const { receive } = useReturnMutations()
  const { change, busy, problemAt, otherProblem } = useChangeReturn(onDone)

  const rows = view.items.map((item) => {
    const { quantity = '', condition = 'SELLABLE' } = received.get(item.orderItem.id) ?? {}
    const units = readQuantity(quantity)
    return { ...item, text: quantity, units, condition }
  })
  const quantities = new Map(
    rows.map(({ orderItem, units = 0, quantity }) => [orderItem.id, Math.min(units, quantity)]),
  )
  const limit = refundOf(order, quantities, withDelivery, view.credit)
  const amount = amountText === undefined ? limit : readAmount(amountText)
  const isLess = amount !== null && amount < limit
  // Of an exchange whose items never came.
  const isGivenUp = view.exchangeOrder !== null && rows.every(({ units }) => units === 0)

  const edit = (itemId: string, changes: Partial<Received>) => {
    const before = received.get(itemId) ?? { quantity: '', condition: 'SELLABLE' }
    setReceived(new Map([...received, [itemId, { ...before, ...changes }]]))
  }

  function submit(): void {
    const unread = amount === null ? 'refund' : rows.find(({ units }) => units === undefined)?.id
    setNoNumber(unread)
    if (unread !== undefined || amount === null) return
    const items = rows.map(({ orderItem, units = 0, condition }) => ({
      itemId: orderItem.id,
      quantity: units,
      condition,
    }))
    const note = refundNote.trim() || null
    const input = { items, refund: amount, refundsDelivery: withDelivery, refundNote: note }
    const done = t('orders.return.done.receive', { amount: format(amount) })
    void change(() => receive({ variables: { id: view.id, input } }), done)
  }

  const shown = ['refund', 'refundNote', ...rows.map((_, index) => `items.${index}.quantity`)]
  const refundError = noNumber === 'refund' ? t('orders.noAmount') : problemAt('refund')
  const noteError = problemAt('refundNote')
  return (
    <ActForm
      title={t('orders.return.receive')}
      submit={t('orders.return.receive')}
      busy={busy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FormAlert>{otherProblem(...shown)}</FormAlert>
      {rows.map(({ id, orderItem, name, text, condition }, index) => {
        const error =
          noNumber === id ? t('orders.return.noNumber') : problemAt(`items.${index}.quantity`)
        return (
          <div key={id} className="receive-form__item">
            <NumberField
              label={t('orders.return.cameBack', { name })}
              inputMode="numeric"
              value={text}
              {...(error && { error })}
              onChange={({ target }) => edit(orderItem.id, { quantity: target.value })}
            />
            <Select
              label={t('orders.return.conditionOf', { name })}
              value={condition}
              options={CONDITIONS.map((value) => ({
                value,
                label: t(`orders.condition.${value}`),
              }))}
              onChange={(value) => edit(orderItem.id, { condition: value })}
            />
          </div>
        )
      })}
      {hasDelivery && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={withDelivery}
            onChange={({ target }) => setWithDelivery(target.checked)}
          />
          {t('orders.return.withDelivery')}
        </label>
      )}
      <NumberField
        label={t('orders.return.refund')}
        hint={t('orders.return.refundHint', { amount: format(limit) })}
        inputMode="decimal"
        value={amountText ?? String(limit)}
        {...(refundError && { error: refundError })}
        onChange={({ target }) => setAmountText(target.value)}
      />
      {(isLess || isGivenUp) && (
        <Field
          label={t('orders.return.refundNote')}
          autoComplete="off"
          maxLength={MAX_ORDER_NOTE_LENGTH}
          value={refundNote}
          {...(noteError && { error: noteError })}
          onChange={({ target }) => setRefundNote(target.value)}
        />
      )}
    </ActForm>
  )
}
