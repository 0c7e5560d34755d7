type Changes = Readonly<Record<string, unknown>>

/** A return as the server sends it. */
export function buildReturn(changes: Changes = {}) {
  return {
    __typename: 'Return',
    id: '5',
    state: 'REQUESTED',
    reason: 'CHANGED_MIND',
    note: 'My cat is afraid of it',
    answer: null,
    items: [
      {
        __typename: 'ReturnItem',
        id: '8',
        orderItem: { __typename: 'OrderItem', id: '311' },
        name: 'Felucat Cat Food 85 g',
        quantity: 2,
        receivedQuantity: null,
        condition: null,
      },
    ],
    exchangeOrder: null,
    credit: 0,
    refund: null,
    refundsDelivery: false,
    refundNote: null,
    createdAt: '2026-11-22T10:00:00.000Z',
    ...changes,
  }
}

/** An order of two units at EGP 39.50 less EGP 9, with a delivery fee of EGP 40, from which refunds are calculated. */
export function buildReturnableOrder(type: 'Order' | 'AdminOrder', changes: Changes = {}) {
  return {
    __typename: type,
    id: '31',
    itemsTotal: 70,
    total: 110,
    paid: 110,
    items: [
      {
        __typename: 'OrderItem',
        id: '311',
        name: 'Felucat Cat Food 85 g',
        price: 39.5,
        quantity: 2,
        returnedQuantity: 0,
      },
    ],
    ...changes,
  }
}
