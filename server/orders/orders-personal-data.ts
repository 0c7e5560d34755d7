import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { toPounds } from '#domain/money/money'
import { statusesWhere } from '#domain/orders/order-status'
import { NO_ADDRESS } from '../addresses/address-columns'
import { restAddressSchema, toRestAddress } from '../addresses/rest-address'
import type { PersonalDataProvider } from '../feature'
import { toRestAdjustments } from '../http/rest/rest-lines'
import { restAdjustmentSchema, restOrderStatusSchema } from '../http/rest/rest-schemas'
import { OrderEntity } from './order.entity'
import { EXAMPLE_ORDER, restItemSchema, restOrderSchema, toRestItems } from './orders.routes'
import { listAllOrders, type OrderView } from './orders.service'

const itemSchema = restItemSchema.extend({
  product: z.strictObject({ name: z.string(), name_ar: z.string().nullable() }),
})

const orderSchema = restOrderSchema.extend({
  items: z.array(itemSchema),
  adjustments: z.array(restAdjustmentSchema),
  address: z.string(),
  city: z.string(),
  phone: z.string(),
  shipping_address: restAddressSchema.nullable(),
  cancel_reason: z.string().nullable(),
  history: z.array(z.strictObject({ status: restOrderStatusSchema, changed_at: z.iso.datetime() })),
})

function toRestOrder(order: OrderView): z.output<typeof orderSchema> {
  const { id, createdAt, totalPiastres, address, city, phone, status, items, history } = order
  const { shippingAddress } = order
  return {
    id,
    created_at: createdAt.toISOString(),
    total: toPounds(totalPiastres),
    status,
    items: toRestItems(items).map((item, index) => ({
      ...item,
      product: { ...item.product, name_ar: items[index]?.nameAr ?? null },
    })),
    adjustments: toRestAdjustments(order.adjustments),
    address,
    city,
    phone,
    shipping_address: shippingAddress && toRestAddress(shippingAddress),
    cancel_reason: order.cancelReason,
    history: history.map((change) => ({
      status: change.status,
      changed_at: change.changedAt.toISOString(),
    })),
  }
}

/** Replaces personal data once the account is deleted. */
const ANONYMOUS = ''

/**
 * Removes the address and the phone from the orders, which are kept for accounting. Throws CONFLICT
 * if any order is still open, because it needs an address.
 */
async function anonymizeOrders(db: EntityManager, userId: number): Promise<void> {
  const orders = await db.find(OrderEntity, {
    select: { id: true, status: true },
    where: { userId },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  })
  const openStatuses = statusesWhere('isOpen')
  if (orders.some(({ status }) => openStatuses.includes(status))) {
    throw new AppError('CONFLICT', { key: 'account.hasOpenOrders' })
  }
  await db.update(
    OrderEntity,
    { userId },
    { address: ANONYMOUS, city: ANONYMOUS, phone: ANONYMOUS, ...NO_ADDRESS, cancelReason: null },
  )
}

export const ordersPersonalData: PersonalDataProvider = {
  export: {
    schema: { orders: z.array(orderSchema) },
    example: {
      orders: [
        {
          ...EXAMPLE_ORDER,
          items: EXAMPLE_ORDER.items.map((item) => ({
            ...item,
            product: { ...item.product, name_ar: 'نيلو لعبة قطط' },
          })),
          adjustments: [],
          address: '5 Tahrir Square',
          city: 'Cairo',
          phone: '+201012345678',
          shipping_address: null,
          cancel_reason: null,
          history: [{ status: EXAMPLE_ORDER.status, changed_at: EXAMPLE_ORDER.created_at }],
        },
      ],
    },
    read: async (db, userId) => ({ orders: (await listAllOrders(db, userId)).map(toRestOrder) }),
  },
  erase: anonymizeOrders,
}
