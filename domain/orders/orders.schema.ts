import { GOVERNORATES } from '../delivery/governorates'
import { MAX_CANCEL_REASON_LENGTH, ORDERS_PAGE_SIZE } from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { pageFields, querySchema, timeSchema } from '../validation/list.schema'
import { encodeMessage, idSchema, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { ORDER_STATUSES } from './order-status'
import { ORDER_VIEWS } from './order-views'

const statusSchema = z
  .enum(ORDER_STATUSES, {
    error: encodeMessage('invalid.status', { statuses: ORDER_STATUSES.join(', ') }),
  })
  .meta({ title: 'OrderStatus' })

/** A change of an order's status. It is refused if the status is no longer the expected one. */
export const orderStatusSchema = z.object({
  status: statusSchema,
  expected: statusSchema.nullish(),
})

export type OrderStatusInput = z.input<typeof orderStatusSchema>

/** Why a shopper cancels an order: optional. */
export const cancelOrderSchema = z.object({
  reason: optionalText(MAX_CANCEL_REASON_LENGTH).default(null),
})

export type CancelOrderInput = z.input<typeof cancelOrderSchema>

/** The sort orders of the admin's order list. */
export const ORDER_SORTS = ['NEWEST', 'OLDEST', 'AMOUNT_DESC', 'AMOUNT_ASC'] as const

export type OrderSort = (typeof ORDER_SORTS)[number]

/** A bound of totals, as far as numbers count exactly. */
const totalSchema = poundsToPiastres
  .refine(Number.isSafeInteger, encodeMessage('invalid.number'))
  .nullish()

const adminOrdersFields = {
  ...pageFields,
  first: pageFields.first.default(ORDERS_PAGE_SIZE),
  sort: z.enum(ORDER_SORTS, { error: encodeMessage('invalid.text') }).default('NEWEST'),
  status: statusSchema.nullish(),
  search: querySchema.nullish(),
  /** One of the saved views. */
  view: z.enum(ORDER_VIEWS, { error: encodeMessage('invalid.text') }).nullish(),
  governorate: z.enum(GOVERNORATES, { error: encodeMessage('invalid.text') }).nullish(),
  /** Whose last parcel this courier has or had. */
  courierId: idSchema.nullish(),
  /** Whose phone they have. */
  customerId: idSchema.nullish(),
  minTotal: totalSchema,
  maxTotal: totalSchema,
  /** Placed before this time. */
  until: timeSchema,
  /** Placed at this time or later. */
  since: timeSchema,
  /** Changed at this time or later: in the order of the changes, whatever `sort` is. */
  updatedSince: timeSchema,
}

/** The filter and page of the admin's order list: amounts in pounds in, piastres out. */
export const adminOrdersSchema = z
  .object(adminOrdersFields)
  .transform((list) => namePiastres(list, 'minTotal', 'maxTotal'))

export type AdminOrdersInput = z.input<typeof adminOrdersSchema>
export type AdminOrdersFilter = Omit<z.output<typeof adminOrdersSchema>, 'first' | 'after' | 'sort'>
