import { MAX_CUSTOMER_NOTE_LENGTH, MAX_CUSTOMER_REASON_LENGTH, ORDERS_PAGE_SIZE } from '../limits'
import { pageFields, querySchema, timeSchema } from '../validation/list.schema'
import { requiredOr } from '../validation/number.schema'
import { encodeMessage, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { orderPhoneSchema } from './checkout.schema'

const flag = z.boolean({ error: requiredOr('invalid.text') }).nullish()

/** The phone of a customer, as orders have it. */
export const customerPhoneSchema = z.object({ phone: orderPhoneSchema })

/** The shop's decisions about a phone number; omitted fields stay unchanged, and a null reason removes it. */
export const customerSchema = customerPhoneSchema.extend({
  isPrepayOnly: flag,
  isBlocked: flag,
  reason: optionalText(MAX_CUSTOMER_REASON_LENGTH).optional(),
})

export type CustomerInput = z.input<typeof customerSchema>

export const customerNoteSchema = customerPhoneSchema.extend({
  text: requiredText(MAX_CUSTOMER_NOTE_LENGTH),
})

export type CustomerNoteInput = z.input<typeof customerNoteSchema>

/** The sort orders of the list of customers. */
export const CUSTOMER_SORTS = [
  'LAST_ORDER_DESC',
  'LAST_ORDER_ASC',
  'ORDERS_DESC',
  'ORDERS_ASC',
  'REFUSED_DESC',
  'REFUSED_ASC',
  'SPENT_DESC',
  'SPENT_ASC',
] as const

export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

/** Filters of the list of customers. */
const CUSTOMER_FILTERS = ['isBlocked', 'isPrepayOnly', 'hasRefused', 'hasAccount'] as const

export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number]

const choice = z.boolean({ error: encodeMessage('invalid.boolean') }).nullish()

/** A page of the list of customers. */
export const customersSchema = z.object({
  ...pageFields,
  first: pageFields.first.default(ORDERS_PAGE_SIZE),
  /** A part of a name or email, or of a phone number in any spelling. */
  search: querySchema.nullish(),
  isBlocked: choice,
  isPrepayOnly: choice,
  /** Whether a parcel of theirs was ever refused. */
  hasRefused: choice,
  hasAccount: choice,
  /** Changed at this time or later: in the order of the changes, whatever `sort` is. */
  updatedSince: timeSchema,
  sort: z.enum(CUSTOMER_SORTS, { error: encodeMessage('invalid.text') }).default('LAST_ORDER_DESC'),
})

export type CustomersInput = z.input<typeof customersSchema>
