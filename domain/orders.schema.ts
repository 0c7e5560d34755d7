import { z } from 'zod'
import { pageFields, querySchema } from './catalogue.schema'
import { ORDERS_PAGE_SIZE } from './limits'
import { ORDER_STATUSES } from './order-status'
import { says } from './text.schema'

const statusSchema = z.enum(ORDER_STATUSES, {
  error: says('invalid.status', { statuses: ORDER_STATUSES.join(', ') }),
})

export const orderStatusSchema = z.object({ status: statusSchema })

/** Which orders the owner looks for. */
export const managedOrdersSchema = z.object({
  ...pageFields,
  first: pageFields.first.default(ORDERS_PAGE_SIZE),
  oldestFirst: z.boolean({ error: says('invalid.text') }).default(false),
  status: statusSchema.nullish(),
  search: querySchema.nullish(),
})

export type ManagedOrdersInput = z.input<typeof managedOrdersSchema>
export type ManagedOrdersFilter = Pick<z.output<typeof managedOrdersSchema>, 'status' | 'search'>

/**
 * What is the same in every spelling of an Egyptian phone number: its digits without the country
 * code or the leading 0. Empty for a text that is not a number.
 */
export function significantDigits(text: string): string {
  if (!/^[#+\d\s().-]+$/.test(text)) return ''
  return text.replace(/\D/g, '').replace(/^(?:0020|20|0)(?=\d{6})/, '')
}
