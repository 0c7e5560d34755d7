type Changes = Readonly<Record<string, unknown>>

/** A row of the owner's list of orders, as the server sends it. */
export function buildOrderRow(id: number, changes: Changes = {}) {
  return {
    __typename: 'AdminOrder',
    id: String(id),
    createdAt: '2026-11-20T10:00:00.000Z',
    recipientName: 'Mona Ali',
    phone: '+201000000000',
    city: 'Giza',
    shippingAddress: null,
    total: 20,
    amountDue: 20,
    status: 'PENDING',
    confirmationState: 'TO_CONFIRM',
    shipmentState: 'NONE',
    paymentState: 'DUE',
    assignedCourier: null,
    confirmationMessage: null,
    ...changes,
  }
}

/** An order with all that the owner sees, as the server sends it. */
export function buildAdminOrder(id: number, changes: Changes = {}) {
  return {
    ...buildOrderRow(id),
    adjustments: [],
    deliveryDays: null,
    address: '5 Pyramid Road',
    cancelReason: null,
    hasUnseenFee: false,
    unknownCity: null,
    paid: 0,
    confirmedAt: null,
    confirmedBy: null,
    unansweredCalls: 0,
    lastCalledAt: null,
    prepayUntil: null,
    version: 1,
    isCourierNotificationDue: false,
    courierPhone: null,
    itemsTotal: 20,
    returned: 0,
    awaitedItems: [],
    relatedOrders: [],
    takesBack: [],
    shipment: null,
    customer: {
      __typename: 'Customer',
      firstName: 'Mona',
      secondName: 'Ali',
      mobile: '1012345678',
    },
    items: [],
    history: [
      {
        __typename: 'OrderStatusChange',
        status: 'PENDING',
        happenedAt: '2026-11-20T10:00:00.000Z',
      },
    ],
    ...changes,
  }
}

/** A shipment of an order. */
export function buildShipment(changes: Changes = {}) {
  return {
    __typename: 'Shipment',
    id: '7',
    courierName: 'Bosta',
    trackingNumber: null,
    trackingUrl: null,
    parcelCount: 1,
    packedAt: null,
    handedOverAt: '2026-11-20T10:00:00.000Z',
    deliveredAt: null,
    refusedAt: null,
    refusalReason: null,
    lostAt: null,
    receivedBackAt: null,
    condition: null,
    ...changes,
  }
}

/** A page of the owner's list of orders. */
export function buildOrderList(nodes: readonly unknown[], more: Changes = {}) {
  return {
    adminOrders: {
      __typename: 'AdminOrderConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: nodes.length,
      ...more,
    },
  }
}

/** A customer record. */
export function buildCustomer(changes: object = {}) {
  return {
    __typename: 'CustomerRecord',
    id: '+201012345678',
    orderCount: 1,
    broughtCount: 0,
    refusedCount: 0,
    isPrepayOnly: false,
    isBlocked: false,
    reason: null,
    notes: [] as readonly object[],
    customer: { __typename: 'CustomerProfile', id: '1' },
    ...changes,
  }
}

/** Responses to the queries of the orders page, besides its orders. */
export const ORDER_DESK_HANDLERS = {
  customerMessages: () => ({ customerMessages: [] }),
  mergeableOrders: () => ({ mergeableOrders: [] }),
  orderViewCounts: () => ({ orderViewCounts: [] }),
  couriers: () => ({ couriers: [] }),
  orderTimeline: () => ({ orderTimeline: [] }),
  prepayments: () => ({ prepayments: [] }),
  carrierShipment: () => ({ carrierShipment: null, parcelReports: [] }),
  orderReturns: () => ({ adminOrder: null }),
  customerRecord: () => ({ customerRecord: buildCustomer() }),
}
