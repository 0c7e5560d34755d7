import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError, type FieldProblem } from '#domain/errors'
import { formatPounds, toPounds } from '#domain/money/money'
import { piastresColumn } from '#domain/money/money.schema'
import { ADJUSTMENT_KINDS } from '#domain/money/pricing'
import type { Piastres } from '#domain/money/units'
import type { KeptItem } from '#domain/orders/fulfilment.schema'
import { type Actor, canAct, outstandingPiastres } from '#domain/orders/order-life'
import { totalsOfKept } from '#domain/orders/partial-delivery'
import { returnableQuantity } from '#domain/orders/returns'
import { invalid } from '#domain/validation/validate'
import { announce } from '../../../platform/database/events/announce'
import { statement } from '../../../platform/database/statements/statement'
import { orderEdited } from '../events/order-events'
import type { AdminOrderView } from '../reads/order-view'
import { requireNoExchange } from './linked-orders.service'
import { type LockedOrder, notPossibleNow, readLastShipment } from './order-life.service'
import { actOnParcel, type ParcelDetails } from './parcel.service'
import { resolvePartQuestion } from './parcel-reports.service'

const readOrder = statement({
  name: 'partialDelivery.readOrder',
  sql: `SELECT adjustments, (
       SELECT json_agg(json_build_object('id', id, 'name', name, 'nameAr', name_ar,
         'pricePiastres', price_piastres, 'quantity', quantity,
         'returnedQuantity', returned_quantity) ORDER BY id)
       FROM order_items WHERE order_id = $1
     ) AS items
     FROM orders WHERE id = $1`,
  row: z.object({
    adjustments: z.array(
      z.strictObject({
        kind: z.enum(ADJUSTMENT_KINDS),
        label: z.string(),
        piastres: piastresColumn,
        applies: z.enum(['beforeItemsTotal', 'afterItemsTotal']),
      }),
    ),
    items: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        nameAr: z.string().nullable(),
        pricePiastres: piastresColumn,
        quantity: z.int(),
        returnedQuantity: z.int(),
      }),
    ),
  }),
})

type Item = Awaited<ReturnType<typeof readOrder>>[number]['items'][number]

/** The units of each item that the customer kept. Throws INVALID with all problems. */
function readKept(items: readonly Item[], input: readonly KeptItem[]): readonly number[] {
  const problems = input.flatMap(({ itemId, quantity }, index): readonly FieldProblem[] => {
    const item = items.find(({ id }) => id === itemId)
    if (!item) return [{ field: `kept.${index}.itemId`, key: 'return.unknownItem' }]
    const max = returnableQuantity(item)
    if (quantity <= max) return []
    return [{ field: `kept.${index}.quantity`, key: 'order.keptTooMany', parameters: { max } }]
  })
  const kept = items.map(({ id }) => input.find(({ itemId }) => itemId === id)?.quantity ?? 0)
  if (problems.length === 0 && kept.every((units) => units === 0)) {
    problems.push({ field: 'kept', key: 'order.nothingKept' })
  }
  if (problems.length > 0) throw invalid(problems)
  return kept
}

const writeKept = statement({
  name: 'partialDelivery.write',
  sql: `WITH line AS MATERIALIZED (
       SELECT order_items.*, returned_quantity + kept AS quantity_after, kept
       FROM order_items JOIN unnest($itemIds::int[], $kept::int[]) AS item (item_id, kept)
         ON order_items.id = item_id
       WHERE order_id = $orderId
     ), noted AS (
       INSERT INTO shipment_items
         (shipment_id, order_item_id, product_id, name, name_ar, quantity, kept_quantity, stock_taken)
       SELECT $shipmentId, CASE WHEN quantity_after > 0 THEN id END, product_id, name, name_ar,
         quantity - returned_quantity, kept, stock_taken
       FROM line WHERE quantity > returned_quantity ORDER BY id
       ON CONFLICT ON CONSTRAINT shipment_items_once
         DO UPDATE SET kept_quantity = excluded.kept_quantity
     ), removed AS (
       DELETE FROM order_items USING line WHERE order_items.id = line.id AND quantity_after = 0
     ), changed AS (
       UPDATE order_items SET quantity = quantity_after FROM line
       WHERE order_items.id = line.id AND quantity_after > 0
         AND quantity_after <> order_items.quantity
     )
     UPDATE orders SET total_piastres = $totalPiastres, adjustments = $adjustments::jsonb,
       version = version + 1
     WHERE id = $orderId`,
})

/** Returns the delivered part of a parcel, for the timeline. */
function partOf(items: readonly Item[], kept: readonly number[]): readonly PartItem[] {
  return items
    .map(({ name, nameAr, ...item }, index) => ({
      name,
      nameAr,
      before: item.quantity,
      after: item.returnedQuantity + (kept[index] ?? 0),
    }))
    .filter(({ before, after }) => before !== after)
}

type PartItem = NonNullable<ParcelDetails['part']>['items'][number]

/** Items of a parcel that the customer kept. */
export interface PartialDelivery {
  /** Items that are left out were not kept. */
  readonly kept: readonly KeptItem[]
  /** Amount to collect as it was displayed; refused if it has changed. */
  readonly expectedPiastres?: Piastres | undefined
  /** Amount collected according to the courier; recorded if it differs from the amount due. */
  readonly reportedPiastres?: Piastres | undefined
}

function requireExpected(expected: Piastres | undefined, due: Piastres): void {
  if (expected === undefined || expected === due) return
  const [en, ar] = [formatPounds(toPounds(due), 'en'), formatPounds(toPounds(due), 'ar')]
  throw new AppError('CONFLICT', {
    key: 'drive.amountChanged',
    parameters: { amount: { en, ar } },
    field: 'collected',
  })
}

/**
 * Delivers a part of the parcel of a locked order: the customer keeps and pays for the `kept` items, and the rest comes back.
 * The total is reduced by {@link totalsOfKept}, and the courier has collected the amount then due. If all items were kept,
 * the parcel is delivered. Throws INVALID, or CONFLICT if it is not possible now or if the amount due is not the expected one.
 */
export async function deliverPartly(
  transaction: EntityManager,
  order: LockedOrder,
  { kept: keptItems, expectedPiastres, reportedPiastres }: PartialDelivery,
  actor: Actor,
  details: ParcelDetails = {},
): Promise<AdminOrderView> {
  const shipment = await readLastShipment(transaction, order)
  if (!canAct('deliver', order) || !shipment) throw notPossibleNow(order)
  const [before] = await readOrder(transaction, [order.id])
  if (!before) throw new Error(`Order ${order.id} disappeared`)
  const kept = readKept(before.items, keptItems)
  const isWhole = before.items.every((item, index) => returnableQuantity(item) === kept[index])
  const { totalPiastres, adjustments } = totalsOfKept({ ...before, kept })
  const cheaper = isWhole ? order : { ...order, totalPiastres }
  const duePiastres = outstandingPiastres(cheaper)
  requireExpected(expectedPiastres, duePiastres)
  const isOther = reportedPiastres !== undefined && reportedPiastres !== duePiastres
  const said = { ...details, ...(isOther && { collectedPiastres: reportedPiastres, duePiastres }) }
  if (!isWhole) await requireNoExchange(transaction, order.id)
  if (isWhole) return actOnParcel(transaction, order, 'deliver', actor, said)
  await writeKept(transaction, {
    orderId: order.id,
    shipmentId: shipment.id,
    itemIds: before.items.map(({ id }) => id),
    kept,
    totalPiastres,
    adjustments: JSON.stringify(adjustments),
  })
  await resolvePartQuestion(transaction, shipment.id)
  const total = { before: order.totalPiastres, after: totalPiastres }
  const part = { total, items: partOf(before.items, kept) }
  const delivered = await actOnParcel(transaction, cheaper, 'deliver', actor, { ...said, part })
  // The customer, who was there, has the mail of the delivery.
  const edit = { userId: null, changed: ['items', 'total'] } as const
  await announce(
    transaction,
    orderEdited(delivered, { ...edit, previousTotalPiastres: order.totalPiastres }),
  )
  return delivered
}
