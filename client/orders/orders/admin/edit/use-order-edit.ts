import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { ADDRESS_FIELDS, addressSchema } from '#domain/addresses/address.schema'
import { encodeMessage } from '#domain/validation/text.schema'
import { z } from '#domain/validation/zod'
import type { UserError } from '../../../../platform/forms/form-errors'
import { applyServerErrors } from '../../../../platform/forms/form-errors'
import { useAdminOrderLazyQuery, useEditOrderMutation } from '../../../../platform/gql/orders-admin'
import { notifySuccess } from '../../../../platform/lib/notify'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useText } from '../../../../platform/texts/text'
import { readAmount } from '../read-amount'
import {
  type EditableOrder,
  type EditedItem,
  type EditedValues,
  isAddressChanged,
  isAmountEdited,
  toChanges,
  toEditedItems,
  toEditedValues,
} from './edited-values'
import { useEditPreview } from './use-edit-preview'

const FIELDS = [
  'recipientName',
  'phone',
  ...ADDRESS_FIELDS,
  'discountCode',
  'amountDue',
  'amountReason',
] as const

/** The fields of the form that are called otherwise in the API, besides those of the address. */
const FORM_FIELDS: Readonly<Record<string, (typeof FIELDS)[number]>> = {
  shippingAddress: 'street',
  loweredAmount: 'amountDue',
  'loweredAmount.amountDue': 'amountDue',
  'loweredAmount.reason': 'amountReason',
}

/** The address is validated here, and the rest by the server, with the preview. */
const editedValuesSchema = addressSchema.and(
  z.object({
    recipientName: z.string(),
    phone: z.string(),
    discountCode: z.string(),
    amountDue: z.string(),
    amountReason: z.string(),
  }),
)

/** The server's errors with the names of the form's fields. */
const toFormErrors = (userErrors: readonly UserError[]): readonly UserError[] =>
  userErrors.map(({ message, field }) => ({
    message,
    field: field && (FORM_FIELDS[field] ?? field.replace(/^shippingAddress\./, '')),
  }))

const ITEM_FIELD = /^items\.(\d+)\./

/** The errors of each line. */
function itemErrors(userErrors: readonly UserError[]): ReadonlyMap<number, string> {
  return new Map(
    userErrors.flatMap(({ field, message }) => {
      const [, index] = ITEM_FIELD.exec(field ?? '') ?? []
      return index === undefined ? [] : [[Number(index), message] as const]
    }),
  )
}

export interface OrderEdit {
  readonly form: UseFormReturn<EditedValues>
  readonly items: readonly EditedItem[]
  setItems(items: readonly EditedItem[]): void
  readonly itemErrors: ReadonlyMap<number, string>
  readonly codeError: string | undefined
  readonly preview: ReturnType<typeof useEditPreview>
  readonly isChanged: boolean
  readonly alert: string | undefined
  /** The order as somebody else has left it, once the server has refused to overwrite that. */
  readonly current: EditableOrder | undefined
  save(event: BaseSyntheticEvent): Promise<void>
}

/** The form of an order that is edited: what was entered stays, whatever the server says. */
export function useOrderEdit(opened: EditableOrder, onSaved: () => void): OrderEdit {
  const t = useText()
  // The order as it was when the form was opened, even if somebody else changes it since.
  const [order] = useState(opened)
  const [current, setCurrent] = useState<EditableOrder>()
  const [items, setItems] = useState(() => toEditedItems(order))
  const [alert, setAlert] = useState<string>()
  const [readOrder] = useAdminOrderLazyQuery({ fetchPolicy: 'network-only' })
  const [editOrder] = useEditOrderMutation()
  const resolveAddress = zodResolver(editedValuesSchema)
  const form = useForm<EditedValues>({
    criteriaMode: 'all',
    defaultValues: toEditedValues(order),
    resolver: async (values, context, options) => {
      const { errors: addressErrors } = isAddressChanged(order, values)
        ? await resolveAddress(values, context, options)
        : { errors: {} }
      // Amounts that cannot be parsed are not sent to the server.
      const errors =
        readAmount(values.amountDue) === null
          ? {
              ...addressErrors,
              amountDue: { type: 'custom', message: encodeMessage('invalid.number') },
            }
          : addressErrors
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const values = useWatch({ control: form.control, compute: (all: EditedValues) => all })
  const changes = toChanges(order, values, items)
  const preview = useEditPreview(order.id, changes)

  function show(userErrors: readonly UserError[]): void {
    const others = userErrors.filter(({ field }) => !ITEM_FIELD.test(field ?? ''))
    const rest = applyServerErrors(toFormErrors(others), FIELDS, form.setError)
    setAlert(rest ?? t('editForm.checkFields'))
  }

  async function send(): Promise<void> {
    setAlert(undefined)
    if (preview.userErrors.length > 0) return show(preview.userErrors)
    if (!preview.preview) return
    const { data } = await editOrder({
      variables: {
        id: order.id,
        changes,
        expectedVersion: (current ?? order).version,
        expectedTotal: preview.preview.total,
      },
    })
    const userErrors = data?.editOrder.userErrors ?? []
    if (userErrors.length === 0) {
      notifySuccess(t('editForm.saved', { id: order.id }))
      onSaved()
      return
    }
    show(userErrors)
    if (userErrors.some(({ field }) => field === 'expectedVersion')) {
      const latest = await readOrder({ variables: { id: order.id } })
      setCurrent(latest.data?.adminOrder ?? undefined)
    }
    await preview.refetch()
  }

  const sendOnce = useSingleFlight(async () => {
    try {
      await send()
    } catch {
      setAlert(t('editForm.failed'))
    }
  })

  return {
    form,
    items,
    setItems,
    itemErrors: itemErrors(preview.userErrors),
    codeError: preview.userErrors.find(({ field }) => field === 'discountCode')?.message,
    preview,
    isChanged:
      Object.keys(changes).length > 0 ||
      isAddressChanged(order, values) ||
      isAmountEdited(order, values),
    alert,
    current,
    save: form.handleSubmit(sendOnce),
  }
}
