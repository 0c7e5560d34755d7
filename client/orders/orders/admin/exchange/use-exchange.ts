import { useState } from 'react'
import type { MessageKey } from '#domain/messages'
import {
  type ExchangeInput,
  useExchangeItemsMutation,
  useOrderExchangePreviewQuery,
} from '../../../../platform/gql/orders-admin'
import { useDebounced } from '../../../../platform/lib/use-debounced'
import { useText } from '../../../../platform/texts/text'
import { useReturnDraft } from '../../returns/use-return-draft'
import type { Line } from '../new-order/order-lines'
import { useChangeReturn } from '../panel/returns/use-change-return'
import { readAmount } from '../read-amount'

const TYPING_PAUSE_MILLISECONDS = 300

/** Returns the draft of an exchange, with its amounts as calculated by the server. */
export function useExchange(orderId: string, onDone: () => void) {
  const t = useText()
  const draft = useReturnDraft()
  const [lines, setLines] = useState<readonly Line[]>([])
  const [feeText, setFeeText] = useState('0')
  const [exchange] = useExchangeItemsMutation()
  const { change, busy, problemAt, otherProblem } = useChangeReturn(onDone)

  const back = [...draft.quantities].map(([itemId, quantity]) => ({ itemId, quantity }))
  const out = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))
  const isComplete = back.length > 0 && out.length > 0
  const fee = readAmount(feeText)
  const typedFee = useDebounced(feeText, TYPING_PAUSE_MILLISECONDS)
  // Neither the reason nor the note changes what it comes to.
  const input: ExchangeInput = { back, out, reason: 'OTHER', deliveryFee: fee }
  const { data, previousData } = useOrderExchangePreviewQuery({
    variables: { id: orderId, input },
    fetchPolicy: 'network-only',
    skip: !isComplete || fee === null || typedFee !== feeText,
  })
  const payload = data?.orderExchangePreview
  const latest = payload ?? previousData?.orderExchangePreview
  const preview = isComplete ? latest?.preview : undefined
  const refusals = isComplete ? (payload?.userErrors ?? []) : []

  function submit(): void {
    const { note, reason } = draft.input ?? {}
    const expectedTotal = payload?.preview?.new.total
    if (!reason || expectedTotal === undefined) return
    const variables = {
      id: orderId,
      input: { ...input, reason, note: note ?? null, expectedTotal },
    }
    void change(() => exchange({ variables }), t('orders.exchange.done', { id: orderId }))
  }

  return {
    draft,
    lines,
    setLines,
    feeText,
    setFeeText,
    preview,
    busy,
    submit,
    /** Undefined as long as something is missing: what it is. */
    missing: missingPart(back.length, out.length, draft.reason !== undefined),
    canSubmit:
      draft.input !== undefined && payload?.preview !== undefined && payload.preview !== null,
    feeProblem: fee === null ? t('orders.noAmount') : problemOf('deliveryFee'),
    /** Returns the error of a returned item, or of a line to send, by its index. */
    backProblem: (itemId: string) =>
      problemIn(
        'back',
        back.findIndex((one) => one.itemId === itemId),
      ),
    outProblem: (index: number) => problemIn('out', index),
    /** The error that belongs to no field. */
    otherProblem:
      otherProblem(...fieldsOf(back.length, out.length)) ??
      refusals.find(
        ({ field }) => field === null || !fieldsOf(back.length, out.length).includes(field),
      )?.message,
  }

  function problemOf(field: string): string | undefined {
    return problemAt(field) ?? refusals.find((one) => one.field === field)?.message
  }

  function problemIn(list: 'back' | 'out', index: number): string | undefined {
    return FIELDS[list]
      .map((name) => problemOf(`${list}.${index}.${name}`))
      .find((problem) => problem !== undefined)
  }
}

/** The fields of what comes back and of what goes out. */
const FIELDS = { back: ['itemId', 'quantity'], out: ['productId', 'quantity'] } as const

const fieldsIn = (list: keyof typeof FIELDS, count: number) =>
  Array.from({ length: count }, (_, index) =>
    FIELDS[list].map((name) => `${list}.${index}.${name}`),
  ).flat()

/** The fields whose problems stand beside them. */
const fieldsOf = (back: number, out: number): readonly string[] => [
  ...fieldsIn('back', back),
  ...fieldsIn('out', out),
  'deliveryFee',
]

function missingPart(back: number, out: number, hasReason: boolean): MessageKey | undefined {
  if (back === 0) return 'orders.exchange.noBack'
  if (out === 0) return 'orders.exchange.noOut'
  return hasReason ? undefined : 'return.reasonPlaceholder'
}
