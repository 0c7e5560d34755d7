import type { ChangeKind } from '../../platform/gql/change-log'
import { readDay } from '../../platform/lib/read-day'
import type { SearchFormat } from '../../platform/routing/use-search-state'

/** What changes are about, in the order of the filter. */
export const CHANGE_KINDS = [
  'PRODUCT',
  'ORDER',
  'DISCOUNT',
  'DELIVERY_RATE',
  'SETTING',
  'CUSTOMER',
  'COURIER',
  'HANDOVER',
  'SETTLEMENT',
  'REVIEW',
  'SEARCH_TERM',
  'PAGE',
  'API_KEY',
  'WEBHOOK',
  'ACCOUNT',
] as const satisfies readonly ChangeKind[]

/** The state of the page, in its address. Empty texts are no filter. */
export interface ChangeFilter {
  readonly kind: ChangeKind | ''
  readonly search: string
  /** The first and the last day in Cairo, such as 2026-11-21. */
  readonly from: string
  readonly to: string
}

export const CHANGE_FILTER_FORMAT: SearchFormat<ChangeFilter> = {
  read: (parameters) => ({
    kind: CHANGE_KINDS.find((kind) => kind === parameters.get('kind')) ?? '',
    search: parameters.get('search') ?? '',
    from: readDay(parameters.get('from')),
    to: readDay(parameters.get('to')),
  }),
  write: (filter) =>
    Object.fromEntries(Object.entries(filter).filter(([, value]: [string, string]) => value)),
}
