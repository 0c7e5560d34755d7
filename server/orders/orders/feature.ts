import { StockMovement } from '../../catalogue/stock/stock.types'
import type { Feature } from '../../platform/features/feature'
import { createEventStreams } from '../../platform/http/event-stream'
import {
  AdminOrderConnectionResolver,
  AdminOrderResolver,
  AdminOrdersResolver,
} from './api/admin-orders.resolver'
import { adminOrdersRoutes } from './api/admin-orders.routes'
import { StatusChanged } from './api/admin-orders.types'
import { orderEventsRoutes } from './api/order-events.routes'
import { OrderLinksResolver } from './api/order-links.resolver'
import { createOrderResolver } from './api/order-of.resolver'
import {
  AdjustmentResolver,
  OrderConnectionResolver,
  OrderItemResolver,
  OrdersResolver,
} from './api/orders.resolver'
import { ordersRoutes } from './api/orders.routes'
import { ordersPersonalData } from './api/orders-personal-data'
import { CashEntryEntity } from './entities/cash-entry.entity'
import { DiscountUseEntity } from './entities/discount-use.entity'
import { HandoverEntity } from './entities/handover.entity'
import { HandoverParcelEntity } from './entities/handover-parcel.entity'
import { LiveEventEntity } from './entities/live-event.entity'
import { OrderEntity } from './entities/order.entity'
import { OrderEventEntity } from './entities/order-event.entity'
import { OrderItemEntity } from './entities/order-item.entity'
import { OrderLinkEntity } from './entities/order-link.entity'
import { ParcelReportEntity } from './entities/parcel-report.entity'
import { ShipmentEntity } from './entities/shipment.entity'
import { ShipmentItemEntity } from './entities/shipment-item.entity'
import { liveAudience } from './events/live-audience'
import { deleteOldLiveEvents } from './events/live-events.service'
import { orderMails } from './events/order-mails'
import { ORDER_SEARCH } from './life/order-backfills'
import { OWN_CONDITIONS } from './reads/order-filter'

export const orders: Feature = {
  dependencies: [
    'idempotency',
    'accounts',
    'addresses',
    'change-log',
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
    'cash-entries.sql',
    'deleted-codes.sql',
    'live-events.sql',
    'order-changes.sql',
    'order-event-actors.sql',
    'order-search.sql',
  ],
  backfills: [ORDER_SEARCH],
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
    createOrderResolver(StockMovement, 'The order; null if it was for none.'),
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
