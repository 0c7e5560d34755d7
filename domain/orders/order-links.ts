/**
 * How an order came from another one: it is the rest of it, which ships later, was merged into it, or goes out in exchange for
 * items of it.
 */
export const ORDER_LINK_KINDS = ['rest', 'merged', 'exchange'] as const

export type OrderLinkKind = (typeof ORDER_LINK_KINDS)[number]

/** Relations of another order to an order. */
export const ORDER_RELATIONS = [
  'rest',
  'restOf',
  'merged',
  'mergedInto',
  'exchange',
  'exchangeOf',
] as const

export type OrderRelation = (typeof ORDER_RELATIONS)[number]

/** Relation of the other order, seen from the one that came from it (`of`) and from its origin (`has`). */
export const RELATIONS: Readonly<
  Record<OrderLinkKind, { readonly of: OrderRelation; readonly has: OrderRelation }>
> = {
  rest: { of: 'restOf', has: 'rest' },
  merged: { of: 'mergedInto', has: 'merged' },
  exchange: { of: 'exchangeOf', has: 'exchange' },
}
