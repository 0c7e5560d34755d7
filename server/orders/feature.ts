import type { Feature } from '../feature'
import { createEventStreams } from '../http/event-stream'
import {
  AdminOrderConnectionResolver,
  AdminOrderResolver,
  AdminOrdersResolver,
} from './admin-orders.resolver'
import { adminOrdersRoutes } from './admin-orders.routes'
import { StatusChanged } from './admin-orders.types'
import { CashEntryEntity } from './cash-entry.entity'
import { DiscountUseEntity } from './discount-use.entity'
import { HandoverEntity } from './handover.entity'
import { HandoverParcelEntity } from './handover-parcel.entity'
import { liveAudience } from './live-audience'
import { LiveEventEntity } from './live-event.entity'
import { deleteOldLiveEvents } from './live-events.service'
import { OrderEntity } from './order.entity'
import { OrderEventEntity } from './order-event.entity'
import { orderEventsRoutes } from './order-events.routes'
import { ORDER_SEARCH } from './order-fills'
import { OWN_CONDITIONS } from './order-filter'
import { OrderItemEntity } from './order-item.entity'
import { OrderLinkEntity } from './order-link.entity'
import { OrderLinksResolver } from './order-links.resolver'
import { orderMails } from './order-mails'
import {
  AdjustmentResolver,
  OrderConnectionResolver,
  OrderItemResolver,
  OrdersResolver,
} from './orders.resolver'
import { ordersRoutes } from './orders.routes'
import { ordersPersonalData } from './orders-personal-data'
import { ParcelReportEntity } from './parcel-report.entity'
import { ShipmentEntity } from './shipment.entity'
import { ShipmentItemEntity } from './shipment-item.entity'

export const orders: Feature = {
  dependencies: [
    'idempotency',
    'accounts',
    'addresses',
    'products',
    'delivery',
    'stock',
    'mail',
    'discounts',
    'couriers',
  ],
  entities: [
    OrderEntity,
    OrderItemEntity,
    OrderEventEntity,
    OrderLinkEntity,
    ShipmentEntity,
    ShipmentItemEntity,
    ParcelReportEntity,
    HandoverEntity,
    HandoverParcelEntity,
    CashEntryEntity,
    DiscountUseEntity,
    LiveEventEntity,
  ],
  functionFiles: [
    'deleted-codes.sql',
    'live-events.sql',
    'order-event-actors.sql',
    'order-search.sql',
  ],
  fills: [ORDER_SEARCH],
  audience: liveAudience,
  orderConditions: { views: OWN_CONDITIONS },
  resolvers: [
    OrdersResolver,
    OrderConnectionResolver,
    OrderItemResolver,
    AdjustmentResolver,
    AdminOrdersResolver,
    AdminOrderResolver,
    AdminOrderConnectionResolver,
    OrderLinksResolver,
  ],
  orphanedTypes: [StatusChanged],
  mails: {
    orderPlaced: { purpose: 'order', compose: orderMails.orderPlaced },
    orderStatus: { purpose: 'order', compose: orderMails.orderStatus },
    orderHandedOver: { purpose: 'order', compose: orderMails.orderHandedOver },
    orderEdited: { purpose: 'order', compose: orderMails.orderEdited },
    newOrder: { purpose: 'shop', compose: orderMails.newOrder, recipients: 'orderRecipients' },
    orderCancelled: {
      purpose: 'shop',
      compose: orderMails.orderCancelled,
      recipients: 'orderRecipients',
    },
    soldOut: { purpose: 'shop', compose: orderMails.soldOut, recipients: 'stockRecipients' },
  },
  personalData: ordersPersonalData,
  // Streams of a restored shop start anew.
  tablesNotBackedUp: ['live_events'],
  jobs: ({ db }) => [{ name: 'old-live-events', minutes: 60, run: () => deleteOldLiveEvents(db) }],
  routes({ rest, app }, { db, notifications }) {
    ordersRoutes(rest)
    adminOrdersRoutes(rest)
    orderEventsRoutes(rest, { db, notifications }, createEventStreams(app))
  },
}
