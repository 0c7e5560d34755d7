import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { GOVERNORATES } from '#domain/delivery/governorates'
import { AppError } from '#domain/errors'
import { formatPiastres } from '#domain/money/money'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { editScope } from '#domain/orders/order-edit'
import type { Actor } from '#domain/orders/order-life'
import { statement } from '../../platform/database/statements/statement'
import { requireNoExchange } from '../orders/life/linked-orders.service'
import { readPaidSums } from '../orders/life/move-prepayment.service'
import {
  type LockedOrder,
  notPossibleNow,
  requirePaidInAdvance,
} from '../orders/life/order-life.service'
import { actOnParcel } from '../orders/life/parcel.service'
import { adjustmentJson } from '../orders/reads/order-view'

// Shared by splitting and merging orders.

const readDivisible = statement({
  name: 'twoDeliveries.read',
  sql: `SELECT governorate, adjustments, (
       SELECT json_agg(json_build_object('id', id, 'productId', product_id, 'name', name,
         'nameAr', name_ar, 'pricePiastres', price_piastres, 'quantity', quantity,
         'returnedQuantity', returned_quantity, 'isTaken', stock_taken) ORDER BY id)
       FROM order_items WHERE order_id = $1
     ) AS items
     FROM orders WHERE id = $1`,
  row: z.object({
    governorate: z.enum(GOVERNORATES).nullable(),
    adjustments: z.array(adjustmentJson),
    items: z.array(
      z.strictObject({
        id: z.int(),
        productId: z.int().nullable(),
        name: z.string(),
        nameAr: z.string().nullable(),
        pricePiastres: piastresColumn,
        quantity: z.int(),
        returnedQuantity: z.int(),
        isTaken: z.boolean(),
      }),
    ),
  }),
})

/** An order with its lines and prepayments. */
export type DivisibleOrder = Awaited<ReturnType<typeof readDivisible>>[number] & {
  readonly prepaidPiastres: Piastres
}

export type DivisibleItem = DivisibleOrder['items'][number]

/**
 * Reads a locked order whose items may go into another one. Throws CONFLICT if it has left the shop, or units or money of it
 * have been with a courier or customer before, or if it goes out in exchange for items of another one.
 */
export async function readInShop(
  transaction: EntityManager,
  locked: LockedOrder,
): Promise<DivisibleOrder> {
  if (editScope(locked) !== 'everything') throw notPossibleNow(locked)
  // Its payment may be on its way, and is of this order.
  requirePaidInAdvance(locked)
  await requireNoExchange(transaction, locked.id)
  const [order] = await readDivisible(transaction, [locked.id])
  if (!order) throw new Error(`Order ${locked.id} disappeared`)
  const parameters = { id: String(locked.id) }
  if (order.items.some(({ returnedQuantity }) => returnedQuantity > 0)) {
    throw new AppError('CONFLICT', { key: 'order.partCameBack', parameters })
  }
  const { prepaidPiastres, collectedPiastres } = await readPaidSums(transaction, locked.id)
  if (collectedPiastres > 0) throw new AppError('CONFLICT', { key: 'order.paidAtDoor', parameters })
  return { ...order, prepaidPiastres }
}

/** Old labels must not be used: a packed parcel has to be packed again. */
export async function unpack(
  transaction: EntityManager,
  locked: LockedOrder,
  actor: Actor,
): Promise<LockedOrder> {
  if (locked.shipmentState !== 'packed') return locked
  const { shipmentState } = await actOnParcel(transaction, locked, 'unpack', actor)
  return { ...locked, shipmentState }
}

/** Throws PRICE_CHANGED if the total is not the one that was displayed. */
export function requireTotal(expected: Piastres | undefined, totalPiastres: Piastres): void {
  if (expected === undefined || expected === totalPiastres) return
  throw new AppError('PRICE_CHANGED', {
    key: 'orderEdit.totalChanged',
    parameters: {
      total: { en: formatPiastres(totalPiastres, 'en'), ar: formatPiastres(totalPiastres, 'ar') },
    },
    field: 'expectedTotal',
  })
}
