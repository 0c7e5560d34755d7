import { ADDRESS_FIELDS, type AddressInput, addressSchema } from '#domain/addresses/address.schema'
import { localPhone } from '#domain/addresses/local-phone'
import type { Pounds } from '#domain/money/units'
import { toAddressValues } from '../../../../accounts/addresses/to-address-values'
import type {
  AdminOrderQuery,
  OrderEditInput,
  ShippingAddressInput,
} from '../../../../platform/gql/orders-admin'
import { readAmount } from '../read-amount'
import type { OrderableProduct } from '../use-orderable-products'

export type EditableOrder = NonNullable<AdminOrderQuery['adminOrder']>

/** The values of the form, besides the items. */
export interface EditedValues extends AddressInput {
  recipientName: string
  phone: string
  discountCode: string
  /** In EGP, as typed. */
  amountDue: string
  amountReason: string
}

/** A line of the order that is edited. */
export interface EditedItem {
  /** Undefined for a new line. */
  readonly itemId?: string
  /** Null once the product is deleted. */
  readonly productId: string | null
  readonly name: string
  readonly price: Pounds
  readonly quantity: number
}

export function toEditedItems({ items }: EditableOrder): readonly EditedItem[] {
  return items.map(({ id, product, name, price, quantity }) => ({
    itemId: id,
    productId: product?.id ?? null,
    name,
    price,
    quantity,
  }))
}

/** Adds a unit of a product: to its line, if there is one. */
export function withProduct(
  items: readonly EditedItem[],
  { id, name, price }: OrderableProduct,
): readonly EditedItem[] {
  if (!items.some(({ productId }) => productId === id)) {
    return [...items, { productId: id, name, price, quantity: 1 }]
  }
  return items.map((item) =>
    item.productId === id ? { ...item, quantity: item.quantity + 1 } : item,
  )
}

export function toEditedValues(order: EditableOrder): EditedValues {
  const { recipientName, phone, adjustments, amountDue, shippingAddress } = order
  return {
    recipientName,
    phone: localPhone(phone),
    discountCode: adjustments.find(({ kind }) => kind === 'DISCOUNT')?.label ?? '',
    amountDue: String(amountDue),
    amountReason: '',
    ...toAddressValues(shippingAddress ?? undefined),
  }
}

const isSame = (before: readonly EditedItem[], after: readonly EditedItem[]) =>
  before.length === after.length &&
  after.every(({ itemId, quantity }, index) => {
    const old = before[index]
    return old?.itemId === itemId && old?.quantity === quantity
  })

/** An order of an older client has no fields until they are filled in. */
export function isAddressChanged(order: EditableOrder, values: EditedValues): boolean {
  const before = toEditedValues(order)
  return ADDRESS_FIELDS.some((field) => before[field] !== values[field])
}

/** The changed address; undefined while it is not complete. */
function changedAddress(
  order: EditableOrder,
  values: EditedValues,
): ShippingAddressInput | undefined {
  if (!isAddressChanged(order, values)) return undefined
  return addressSchema.safeParse(values).data
}

/** Whether another amount was typed, also one that cannot be read. */
export function isAmountEdited(order: EditableOrder, { amountDue }: EditedValues): boolean {
  return amountDue !== toEditedValues(order).amountDue
}

/** The lower amount; undefined while it is the same, or none. */
function loweredAmount(order: EditableOrder, { amountDue, amountReason }: EditedValues) {
  const pounds = readAmount(amountDue)
  if (pounds === null || pounds === order.amountDue) return undefined
  return { amountDue: pounds, reason: amountReason }
}

/**
 * Returns the changes made since the form was opened. Other fields are left out, so that concurrent changes to them are
 * kept.
 */
export function toChanges(
  order: EditableOrder,
  values: EditedValues,
  items: readonly EditedItem[],
): OrderEditInput {
  const before = toEditedValues(order)
  const shippingAddress = changedAddress(order, values)
  const lowered = loweredAmount(order, values)
  return {
    ...(!isSame(toEditedItems(order), items) && {
      items: items.map(({ itemId, productId, quantity }) =>
        itemId === undefined ? { productId, quantity } : { itemId, quantity },
      ),
    }),
    ...(values.recipientName !== before.recipientName && { recipientName: values.recipientName }),
    ...(values.phone !== before.phone && { phone: values.phone }),
    ...(values.discountCode !== before.discountCode && {
      discountCode: values.discountCode || null,
    }),
    ...(shippingAddress && { shippingAddress }),
    ...(lowered && { loweredAmount: lowered }),
  }
}
