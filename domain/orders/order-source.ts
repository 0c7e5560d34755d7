/** How an order came to the shop, by GraphQL enum value. */
export const ORDER_SOURCE_TABLE = {
  SHOP: {
    value: 'shop',
    label: 'order.source.shop',
    description: 'The customer placed it, in the online shop or in a client of its APIs.',
  },
  PHONE: {
    value: 'phone',
    label: 'order.source.phone',
    description: 'The team took it by phone.',
  },
  EXCHANGE: {
    value: 'exchange',
    label: 'order.source.exchange',
    description: 'It goes out in exchange for items of a delivered order.',
  },
} as const

export type OrderSource = (typeof ORDER_SOURCE_TABLE)[keyof typeof ORDER_SOURCE_TABLE]['value']

export const ORDER_SOURCES: readonly OrderSource[] = Object.values(ORDER_SOURCE_TABLE).map(
  ({ value }) => value,
)
