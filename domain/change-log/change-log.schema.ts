import { pageFields, querySchema } from '../validation/list.schema'
import { dayOrderIssue, isInOrder, periodFields } from '../validation/period.schema'
import { idSchema } from '../validation/text.schema'
import { z } from '../validation/zod'

export const CHANGE_KINDS = [
  'product',
  'order',
  'setting',
  'discount',
  'deliveryRate',
  'courier',
  'handover',
  'settlement',
  'expense',
  'customer',
  'review',
  'searchTerm',
  'collection',
  'page',
  'apiKey',
  'webhook',
  'account',
] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]

export const CHANGE_ACTIONS = ['added', 'changed', 'removed'] as const

export type ChangeAction = (typeof CHANGE_ACTIONS)[number]

/** The products' fields that can be put back to what they were before a change. */
export const RESTORABLE_COLUMNS = ['price_piastres', 'was_price_piastres', 'stock'] as const

export type RestorableColumn = (typeof RESTORABLE_COLUMNS)[number]

const filterFields = {
  kind: z.enum(CHANGE_KINDS).nullish(),
  /** The ID of what was changed; only with a kind. */
  subject: querySchema.nullish(),
  accountId: idSchema.nullish(),
  /** A part of the name of what was changed. */
  search: querySchema.nullish(),
  ...periodFields,
}

/** Which changes an export has. */
export const changeFilterSchema = z.object(filterFields).refine(isInOrder, dayOrderIssue)

export type ChangeFilterInput = z.input<typeof changeFilterSchema>
export type ChangeFilter = z.output<typeof changeFilterSchema>

/** A page of the log of changes. */
export const changesSchema = z
  .object({ ...filterFields, ...pageFields })
  .refine(isInOrder, dayOrderIssue)

export type ChangesInput = z.input<typeof changesSchema>

/** The columns of an exported log. */
export const CHANGE_LOG_COLUMNS = [
  'id',
  'time',
  'who',
  'address',
  'action',
  'kind',
  'subject',
  'title',
  'field',
  'before',
  'after',
] as const
