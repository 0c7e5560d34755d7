import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { MAX_STOCK } from '#domain/limits'
import type { Locale } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import {
  type ExpectedOrderInput,
  expectedOrderSchema,
  type OrderEditInput,
} from '#domain/orders/order-edit.schema'
import type { Actor } from '#domain/orders/order-life'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { announceProductChanges } from '../../catalogue/products/product-events'
import { announce } from '../../platform/database/events/announce'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { orderChanged, orderEdited, productSoldOut } from '../orders/events/order-events'
import { setDiscountUse } from '../orders/life/discount-uses.service'
import { endCourierNotice, writeEditedItems, writeEditedOrder } from '../orders/life/edited-order'
import { updatePayment } from '../orders/life/ledger.service'
import { lockOrder, recordEvent } from '../orders/life/order-life.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import { toEventData } from './order-edit-event'
import type { EditedLine } from './order-edit-lines.service'
import { addressRow, type EditPlan, planEdit } from './order-edit-plan.service'
import { unpack } from './two-deliveries'

const change = ({ quantity, previousQuantity }: EditedLine) => quantity - previousQuantity

/** Writes the items, and takes the difference out of stock or returns it, once. */
async function changeItems(
  transaction: EntityManager,
  orderId: number,
  { lines, removed }: EditPlan,
): Promise<void> {
  const changed = [...lines, ...removed].filter((line) => change(line) !== 0)
  const ids = changed.flatMap(({ productId, isTracked }) => (isTracked && productId) || [])
  await announceProductChanges(transaction, ids, () =>
    writeEditedItems(transaction, {
      orderId,
      itemIds: changed.map(({ itemId }) => itemId),
      productIds: changed.map(({ productId }) => productId),
      names: changed.map(({ name }) => name),
      arabicNames: changed.map(({ nameAr }) => nameAr),
      pricesPiastres: changed.map(({ pricePiastres }) => pricePiastres),
      quantities: changed.map(({ quantity }) => quantity),
      changes: changed.map(change),
      areTracked: changed.map(({ isTracked }) => isTracked),
      maxStock: MAX_STOCK,
    }),
  )
}

async function writeEdit(
  transaction: EntityManager,
  orderId: number,
  plan: EditPlan,
  tellCourier: boolean,
): Promise<void> {
  const { changed, after, code, deliveryDays, totalPiastres, adjustments } = plan
  if (changed.includes('items')) await changeItems(transaction, orderId, plan)
  if (changed.includes('discountCode')) {
    await setDiscountUse(transaction, orderId, code?.id)
  }
  const { recipientName, phone, address, city } = after
  await writeEditedOrder(transaction, {
    id: orderId,
    totalPiastres,
    adjustments: JSON.stringify(adjustments),
    minDays: deliveryDays?.min ?? null,
    maxDays: deliveryDays?.max ?? null,
    recipientName,
    phone,
    address,
    city,
    ...addressRow(after),
    tellCourier,
  })
  await updatePayment(transaction, orderId)
}

/** The products of which the edit took the last unit. */
function soldOut({ lines }: EditPlan): readonly number[] {
  return lines.flatMap((line) => {
    const { isTracked, stock, productId } = line
    return isTracked && change(line) > 0 && stock === change(line) ? (productId ?? []) : []
  })
}

function requireExpected(
  expected: { readonly expectedTotalPiastres: number },
  { totalPiastres }: EditPlan,
): void {
  if (totalPiastres === expected.expectedTotalPiastres) return
  throw new AppError('PRICE_CHANGED', {
    key: 'orderEdit.totalChanged',
    parameters: {
      total: { en: formatPiastres(totalPiastres, 'en'), ar: formatPiastres(totalPiastres, 'ar') },
    },
    field: 'expectedTotal',
  })
}

/**
 * Changes an order: all of it in the shop; once it is on its way, only phone, note and a lower amount, of which the
 * courier is to be notified.
 * Lines that stay keep their price; the total is recalculated as at checkout, and stock, code and payment are updated. A
 * packed order is unpacked. An edit that changes nothing writes nothing. Throws NOT_FOUND; CONFLICT if the order was
 * edited in the meantime or can no longer be; PRICE_CHANGED if the total is not the expected one; and INVALID,
 * OUT_OF_STOCK or DISCOUNT_REFUSED with all problems, each with its field.
 */
export async function editOrder(
  db: EntityManager,
  id: unknown,
  input: Unchecked<OrderEditInput>,
  expectedInput: Unchecked<ExpectedOrderInput>,
  { actor, locale }: { readonly actor: Actor; readonly locale: Locale },
  request?: RequestKey,
): Promise<AdminOrderView> {
  const expected = validate(expectedOrderSchema, expectedInput)
  const orderId = readId(id)
  const run = async (transaction: EntityManager) => {
    const locked = await lockOrder(transaction, orderId)
    if (locked.version !== expected.expectedVersion) {
      throw new AppError('CONFLICT', {
        key: 'orderEdit.changedMeanwhile',
        field: 'expectedVersion',
      })
    }
    const plan = await planEdit(transaction, locked, input, locale)
    requireExpected(expected, plan)
    const { before, changed } = plan
    if (changed.length === 0) return before
    const unpacked = await unpack(transaction, locked, actor)
    const tellCourier = unpacked.shipmentState === 'withCourier'
    await writeEdit(transaction, locked.id, plan, tellCourier)
    const data = toEventData(plan, tellCourier)
    await recordEvent(transaction, locked.id, { kind: 'edited', actor, data })
    const order = await readBack(transaction, locked.id)
    const { userId } = locked
    await announce(
      transaction,
      ...orderChanged(order, unpacked),
      orderEdited(order, { userId, changed, previousTotalPiastres: before.totalPiastres }),
      ...soldOut(plan).map(productSoldOut),
    )
    return order
  }
  return runOnce(db, request, {
    run,
    replay: (transaction) => readBack(transaction, orderId ?? 0),
  })
}

/** Previews {@link editOrder}; writes nothing. Throws the same errors. */
export async function previewOrderEdit(
  db: EntityManager,
  id: unknown,
  input: Unchecked<OrderEditInput>,
  locale: Locale,
): Promise<EditPlan> {
  return db.transaction(async (transaction) =>
    planEdit(transaction, await lockOrder(transaction, readId(id)), input, locale),
  )
}

/** Records that the courier was notified of the changes of an order. Throws NOT_FOUND, or CONFLICT if there are none. */
export async function markCourierTold(
  db: EntityManager,
  id: unknown,
  actor: Actor,
): Promise<AdminOrderView> {
  return db.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, readId(id))
    const { tellCourier } = await readBack(transaction, locked.id)
    if (!tellCourier) throw new AppError('CONFLICT', { key: 'orderEdit.nothingToTell' })
    await endCourierNotice(transaction, locked.id)
    await recordEvent(transaction, locked.id, {
      kind: 'edited',
      actor,
      data: { courierTold: true },
    })
    const order = await readBack(transaction, locked.id)
    await announce(transaction, ...orderChanged(order, locked))
    return order
  })
}
