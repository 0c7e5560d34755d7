/** The kinds of discounts, with their texts. */
export const DISCOUNT_KINDS = [
  { kind: 'PERCENT', value: 'percent', title: 'discounts.kind.percent' },
  { kind: 'AMOUNT', value: 'amount', title: 'discounts.kind.amount' },
  { kind: 'FREE_DELIVERY', value: 'freeDelivery', title: 'discounts.kind.freeDelivery' },
] as const
