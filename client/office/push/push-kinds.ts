import { PUSH_KINDS, type PushKind } from '#domain/push/push'
import type { PushKind as PushKindName } from '../../platform/gql/push'

/** The kinds as the API names them. */
const NAMES: Readonly<Record<PushKind, PushKindName>> = {
  newOrder: 'NEW_ORDER',
  orderCancelled: 'ORDER_CANCELLED',
  returnRequested: 'RETURN_REQUESTED',
  lowStock: 'LOW_STOCK',
}

export const toKindNames = (kinds: readonly PushKind[]): PushKindName[] =>
  kinds.map((kind) => NAMES[kind])

export const fromKindNames = (names: readonly PushKindName[]): PushKind[] =>
  PUSH_KINDS.filter((kind) => names.includes(NAMES[kind]))
