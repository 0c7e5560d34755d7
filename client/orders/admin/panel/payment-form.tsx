import { useState } from 'react'
import { MAX_ORDER_NOTE_LENGTH } from '#domain/limits'
import type { Pounds } from '#domain/money/units'
import { Field } from '../../../forms/field'
import { NumberField } from '../../../forms/number-field'
import { useRecordPrepaymentMutation, useRecordRefundMutation } from '../../../gql/orders-admin'
import { notifyError, notifySuccess } from '../../../lib/notify'
import { useSingleFlight } from '../../../lib/use-single-flight'
import { useFormatPounds, useText } from '../../../texts/text'
import { readAmount } from '../order-list-params'
import { ActForm } from './act-form'

export type Payment = 'prepayment' | 'refund'

interface PaymentFormProps {
  readonly payment: Payment
  readonly orderId: string
  /** All of what is due, or was paid. */
  readonly amount: Pounds
  /** Called after a payment was recorded, or the form was left. */
  readonly onDone: () => void
}

/** Records what a customer has paid in advance, or got back. */
export function PaymentForm({ payment, orderId, amount, onDone }: PaymentFormProps) {
  const t = useText()
  const format = useFormatPounds()
  const [text, setText] = useState(String(amount))
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const [recordPrepayment, prepaying] = useRecordPrepaymentMutation()
  const [recordRefund, refunding] = useRecordRefundMutation()

  async function record(pounds: Pounds) {
    const variables = { id: orderId, amount: pounds, note: note.trim() || null }
    if (payment === 'prepayment') {
      return (await recordPrepayment({ variables })).data?.recordPrepayment
    }
    return (await recordRefund({ variables })).data?.recordRefund
  }

  const save = useSingleFlight(async () => {
    const pounds = readAmount(text)
    if (pounds === null) return setError(t('orders.noAmount'))
    setError(undefined)
    try {
      const result = await record(pounds)
      const [userError] = result?.userErrors ?? []
      if (userError?.field === 'amount') return setError(userError.message)
      if (userError) notifyError(userError.message)
      else notifySuccess(t(`orders.${payment}Done`, { id: orderId, amount: format(pounds) }))
      onDone()
    } catch {
      notifyError(t('orders.actFailed'))
    }
  })

  return (
    <ActForm
      title={t(`orders.${payment}`)}
      submit={t('orders.record')}
      busy={prepaying.loading || refunding.loading}
      onSubmit={() => void save()}
      onCancel={onDone}
    >
      <NumberField
        label={t('orders.amount')}
        inputMode="decimal"
        value={text}
        {...(error && { error })}
        onChange={({ target }) => setText(target.value)}
      />
      <Field
        label={t('orders.paymentNote')}
        hint={t('orders.paymentNoteHint')}
        autoComplete="off"
        maxLength={MAX_ORDER_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ActForm>
  )
}
