/** An order as the server sends it. */
export function buildOrder(id: number, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    __typename: 'Order',
    id: String(id),
    createdAt: '2026-11-20T22:30:00.000Z',
    adjustments: [],
    total: 79,
    deliveryDays: null,
    address: '14 Nile Lane',
    city: 'Cairo',
    phone: '+201012345678',
    shippingAddress: null,
    status: 'PENDING',
    cancelReason: null,
    followUrl: 'https://shop.example.com/follow/1.abc',
    payUrl: null,
    confirmedBy: null,
    confirmedAt: null,
    paid: 0,
    amountDue: 79,
    prepayUntil: null,
    shipment: null,
    relatedOrders: [],
    items: [
      {
        __typename: 'OrderItem',
        id: `${id}1`,
        name: 'Felucat Cat Food 85 g',
        price: 39.5,
        quantity: 2,
        total: 79,
        inventory: null,
        unitsToTake: [],
        product: {
          __typename: 'Product',
          id: '7',
          imageUrl: '/toy.svg',
          price: 39.5,
          quantityAvailable: null,
          categories: [{ __typename: 'Category', path: '/allfood' }],
        },
      },
    ],
    history: [
      {
        __typename: 'OrderStatusChange',
        status: 'PENDING',
        happenedAt: '2026-11-20T22:30:00.000Z',
      },
    ],
    ...changes,
  }
}

export function buildOrders(nodes: readonly unknown[], endCursor: string | null = null) {
  return {
    __typename: 'OrderConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  }
}
