import type { ReturnReason } from '#domain/orders/returns'
import type { ReturnReason as ReturnReasonName } from '../../../platform/gql/orders-returns'

/** The reasons by their GraphQL names, in the order in which they are offered. */
export const REASONS: Readonly<Record<ReturnReasonName, ReturnReason>> = {
  DAMAGED: 'damaged',
  WRONG_ITEM: 'wrongItem',
  NOT_AS_DESCRIBED: 'notAsDescribed',
  CHANGED_MIND: 'changedMind',
  OTHER: 'other',
}

export const REASON_NAMES = Object.keys(REASONS) as readonly ReturnReasonName[]
