import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { deliverySchema } from '#domain/drivers/drivers.schema'
import { AppError } from '#domain/errors'
import { formatPounds, toPounds } from '#domain/money/money'
import { parcelDetailsSchema, partialDeliverySchema } from '#domain/orders/fulfilment.schema'
import { amountDuePiastres, canAct } from '#domain/orders/order-life'
import { readId } from '#domain/validation/text.schema'
import { validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { orderChanged } from '../orders/events/order-events'
import {
  type LockedOrder,
  lockOrder,
  notPossibleNow,
  readLastShipment,
  recordEvent,
} from '../orders/life/order-life.service'
import { actOnParcel } from '../orders/life/parcel.service'
import { deliverPartly } from '../orders/life/partial-delivery.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { DriverLinks } from './driver-link'
import { type Driver, getDriver } from './driver-links.service'
import { type DriverRoundView, readAbsentToday, readRound } from './round.service'

// Driver actions through the driver's link, without an account.

const findParcel = statement({
  name: 'drivers.findParcel',
  sql: 'SELECT id FROM shipments WHERE order_id = $1 AND courier_id = $2 AND voided_at IS NULL LIMIT 1',
  row: z.object({ id: z.int() }),
})

/** The same whether the order is somebody else's or does not exist. */
const notWithYou = () => new AppError('CONFLICT', { key: 'drive.notWithYou' })

/** Locks an order whose last parcel is with the driver, or was. Throws CONFLICT. */
async function lockParcel(
  transaction: EntityManager,
  { courierId }: Driver,
  orderId: number | undefined,
): Promise<LockedOrder> {
  const [parcel] = await findParcel(transaction, [orderId ?? null, courierId])
  if (!parcel) throw notWithYou()
  const order = await lockOrder(transaction, orderId)
  const last = await readLastShipment(transaction, order)
  // It may have been taken back, or packed once more, before it was locked.
  if (last?.courierId !== courierId) throw notWithYou()
  return order
}

/** Applies a change to a parcel of the link's driver, and returns the remaining parcels. */
async function withParcel(
  db: EntityManager,
  links: DriverLinks,
  token: string,
  id: unknown,
  change: (transaction: EntityManager, order: LockedOrder, driver: Driver) => Promise<unknown>,
  request?: RequestKey,
): Promise<DriverRoundView> {
  return runOnce(db, request, {
    run: async (transaction) => {
      const driver = await getDriver(transaction, links, token)
      await change(transaction, await lockParcel(transaction, driver, readId(id)), driver)
      return readRound(transaction, driver)
    },
    replay: async (transaction) =>
      readRound(transaction, await getDriver(transaction, links, token)),
  })
}

/**
 * Delivers a parcel, whose courier has collected the amount due; a repeated call changes nothing. Throws INVALID, or
 * CONFLICT if it is not possible now or another amount is due.
 */
export async function deliverByLink(
  db: EntityManager,
  links: DriverLinks,
  token: string,
  id: unknown,
  collected: unknown,
  request?: RequestKey,
): Promise<DriverRoundView> {
  return withParcel(
    db,
    links,
    token,
    id,
    async (transaction, order) => {
      const { collectedPiastres } = validate(deliverySchema, { collected })
      if (order.shipmentState === 'delivered') return
      const due = amountDuePiastres(order)
      if (canAct('deliver', order) && due !== collectedPiastres) {
        const [en, ar] = [formatPounds(toPounds(due), 'en'), formatPounds(toPounds(due), 'ar')]
        throw new AppError('CONFLICT', {
          key: 'drive.amountChanged',
          parameters: { amount: { en, ar } },
        })
      }
      await actOnParcel(transaction, order, 'deliver', 'courier')
    },
    request,
  )
}

/**
 * Delivers a part of a parcel, for the amount due for that part; a repeated call changes nothing. Throws INVALID, or
 * CONFLICT if it is not possible now or another amount is due.
 */
export async function deliverPartlyByLink(
  db: EntityManager,
  links: DriverLinks,
  token: string,
  id: unknown,
  input: { readonly kept: unknown; readonly collected: unknown },
  request?: RequestKey,
): Promise<DriverRoundView> {
  const deliver = async (transaction: EntityManager, order: LockedOrder) => {
    const { kept, collectedPiastres } = validate(partialDeliverySchema, input)
    if (order.shipmentState === 'delivered') return
    const delivery = { kept, expectedPiastres: collectedPiastres }
    await deliverPartly(transaction, order, delivery, 'courier')
  }
  return withParcel(db, links, token, id, deliver, request)
}

/**
 * Records that a parcel was refused at the door; a repeated call changes nothing. Throws INVALID, or CONFLICT if it is not
 * possible now.
 */
export async function refuseByLink(
  db: EntityManager,
  links: DriverLinks,
  token: string,
  id: unknown,
  input: unknown,
  request?: RequestKey,
): Promise<DriverRoundView> {
  return withParcel(
    db,
    links,
    token,
    id,
    async (transaction, order) => {
      const { reason = 'other' } = validate(parcelDetailsSchema, { reason: input })
      if (order.shipmentState === 'refused') return
      await actOnParcel(transaction, order, 'refuse', 'courier', { reason })
    },
    request,
  )
}

/**
 * Records that nobody was at home: the parcel stays with the driver. A repeated call on the same day changes nothing.
 * Throws INVALID, or CONFLICT if the driver no longer has it.
 */
export async function reportAbsenceByLink(
  db: EntityManager,
  links: DriverLinks,
  token: string,
  id: unknown,
): Promise<DriverRoundView> {
  return withParcel(db, links, token, id, async (transaction, order, { courierId }) => {
    if (!canAct('deliver', order)) throw notPossibleNow(order)
    if ((await readAbsentToday(transaction, courierId, [order.id])).has(order.id)) return
    await recordEvent(transaction, order.id, {
      kind: 'deliveryReported',
      actor: 'courier',
      data: { courierId, reason: 'notAtHome' },
    })
    await announce(transaction, ...orderChanged(await readBack(transaction, order.id), order))
  })
}
