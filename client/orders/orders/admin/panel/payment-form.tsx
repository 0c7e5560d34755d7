import { useState } from 'react'
import { MAX_ORDER_NOTE_LENGTH } from '#domain/limits'
import type { Pounds } from '#domain/money/units'
import { Field } from '../../../../platform/forms/field'
import { NumberField } from '../../../../platform/forms/number-field'
import { Select } from '../../../../platform/forms/select'
import {
  type PrepaymentMethod,
  useRecordPrepaymentMutation,
  useRecordRefundMutation,
} from '../../../../platform/gql/orders-admin'
import { notifyError, notifySuccess } from '../../../../platform/lib/notify'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useFormatPounds, useText } from '../../../../platform/texts/text'
import { readAmount } from '../read-amount'
import { ActForm } from './act-form'
import { ReceiptField } from './receipt-field'
import { useReceiptUpload } from './use-receipt-upload'

const METHODS: readonly PrepaymentMethod[] = [
  'INSTA_PAY',
  'WALLET',
  'BANK_TRANSFER',
  'SHOP_CASH',
  'CARD_TERMINAL',
]

export type Payment = 'prepayment' | 'refund'

interface PaymentFormProps {
  readonly payment: Payment
  readonly orderId: string
  /** All of what is due, or was paid. */
  readonly amount: Pounds
  /** Called after a payment was recorded, or the form was left. */
  readonly onDone: () => void
}

/** Records a prepayment or a refund. */
export function PaymentForm({ payment, orderId, amount, onDone }: PaymentFormProps) {
  const t = useText()
  const format = useFormatPounds()
  const [text, setText] = useState(String(amount))
  const [note, setNote] = useState('')
  const [method, setMethod] = useState<PrepaymentMethod>('INSTA_PAY')
  const [error, setError] = useState<string>()
  const [chosen, setChosen] = useState<File>()
  const [receiptError, setReceiptError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { shrink, send } = useReceiptUpload()
  const [recordPrepayment] = useRecordPrepaymentMutation()
  const [recordRefund] = useRecordRefundMutation()

  async function record(pounds: Pounds) {
    const variables = { id: orderId, amount: pounds, note: note.trim() || null }
    if (payment === 'prepayment') {
      const { data } = await recordPrepayment({ variables: { ...variables, method } })
      return data?.recordPrepayment
    }
    const { data } = await recordRefund({ variables })
    return data && { ...data.recordRefund, prepaymentId: null }
  }

  /** The payment is recorded by then, and its picture can be added later. */
  async function uploadReceipt(prepaymentId: string, file: File): Promise<void> {
    const reason = await send(prepaymentId, file)
    if (reason) notifyError(t('orders.receiptNotAdded', { reason }))
  }

  async function recordWithReceipt(pounds: Pounds): Promise<void> {
    const receipt = chosen && (await shrink(chosen))
    if (receipt?.problem) return setReceiptError(receipt.problem)
    const result = await record(pounds)
    const [userError] = result?.userErrors ?? []
    if (userError?.field === 'amount') return setError(userError.message)
    if (userError) notifyError(userError.message)
    else notifySuccess(t(`orders.${payment}Done`, { id: orderId, amount: format(pounds) }))
    if (receipt && result?.prepaymentId) await uploadReceipt(result.prepaymentId, receipt.file)
    onDone()
  }

  const save = useSingleFlight(async () => {
    const pounds = readAmount(text)
    if (pounds === null) return setError(t('orders.noAmount'))
    setError(undefined)
    setReceiptError(undefined)
    setIsBusy(true)
    try {
      await recordWithReceipt(pounds)
    } catch {
      notifyError(t('orders.actFailed'))
    } finally {
      setIsBusy(false)
    }
  })

  return (
    <ActForm
      title={t(`orders.${payment}`)}
      submit={t('orders.record')}
      busy={isBusy}
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
      {payment === 'prepayment' && (
        <Select
          label={t('orders.method')}
          value={method}
          options={METHODS.map((value) => ({ value, label: t(`orders.method.${value}`) }))}
          onChange={setMethod}
        />
      )}
      <Field
        label={t('orders.paymentNote')}
        hint={t('orders.paymentNoteHint')}
        autoComplete="off"
        maxLength={MAX_ORDER_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {payment === 'prepayment' && <ReceiptField error={receiptError} onChoose={setChosen} />}
    </ActForm>
  )
}
