import { pageFields, querySchema } from './catalogue.schema'
import { ORDERS_PAGE_SIZE } from './limits'
import { ORDER_STATUSES } from './order-status'
import { encodeMessage } from './text.schema'
import { z } from './zod'

const statusSchema = z.enum(ORDER_STATUSES, {
  error: encodeMessage('invalid.status', { statuses: ORDER_STATUSES.join(', ') }),
})

export const orderStatusSchema = z.object({ status: statusSchema })

/** The sort orders of the admin's order list. */
export const ORDER_SORTS = ['NEWEST', 'OLDEST'] as const

export type OrderSort = (typeof ORDER_SORTS)[number]

/** The filter and page of the admin's order list. */
export const adminOrdersSchema = z.object({
  ...pageFields,
  first: pageFields.first.default(ORDERS_PAGE_SIZE),
  sort: z.enum(ORDER_SORTS, { error: encodeMessage('invalid.text') }).default('NEWEST'),
  status: statusSchema.nullish(),
  search: querySchema.nullish(),
})

export type AdminOrdersInput = z.input<typeof adminOrdersSchema>
export type AdminOrdersFilter = Pick<z.output<typeof adminOrdersSchema>, 'status' | 'search'>

/**
 * The digits that every spelling of an Egyptian phone number, or of a part of one, has in common:
 * without the country code or the leading 0. Empty for text that is not a phone number.
 */
export function significantDigits(text: string): string {
  if (!/^[#+\d\s().-]+$/.test(text)) return ''
  return text
    .replace(/[^\d+]/g, '')
    .replace(/^(?:(?:\+20|0020|0)(?=\d{3})|20(?=\d{6}))/, '')
    .replace(/\D/g, '')
}
