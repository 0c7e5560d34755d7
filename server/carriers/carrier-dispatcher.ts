import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import type { Carrier } from '#domain/couriers/carriers'
import { OutboxDispatcher } from '../database/outbox-dispatcher'
import { findAdminOrder } from '../orders/admin-orders.service'
import { type CarrierAdapter, CarrierError } from './carrier'
import {
  claimShipments,
  type DueShipment,
  readCarrierOutbox,
  recordFailure,
  recordSuccess,
} from './carrier-outbox.service'
import type { Carriers } from './carriers'

/** Parcels per carrier that are created concurrently. */
const CONCURRENCY = 3

interface DispatcherOptions {
  readonly db: EntityManager
  readonly carriers: Carriers
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

async function create(db: EntityManager, carrier: CarrierAdapter | undefined, due: DueShipment) {
  if (!carrier) throw new CarrierError('notConfigured')
  const order = await findAdminOrder(db, due.orderId)
  if (!order) throw new Error(`Order ${due.orderId} disappeared`)
  return carrier.createShipment(order, due.reference)
}

/** Creates parcels that were handed over at their carriers; each carrier has a queue of its own. */
export function createCarrierDispatcher({
  db,
  carriers,
  log,
}: DispatcherOptions): OutboxDispatcher<Carrier> {
  async function attempt(carrier: Carrier, due: DueShipment): Promise<void> {
    try {
      await recordSuccess(db, due, await create(db, carriers[carrier], due))
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error
      const { problem } = error
      log.warn({ carrier, orderId: due.orderId, problem }, 'The carrier did not create a parcel')
      await recordFailure(db, due, error)
    }
  }

  return new OutboxDispatcher({
    name: 'carrier',
    notifications: ['carrierShipmentsDue'],
    log,
    read: () => readCarrierOutbox(db),
    // They are part of their orders.
    async sendDue(carrier) {
      const due = await claimShipments(db, carrier, CONCURRENCY)
      await Promise.all(due.map((one) => attempt(carrier, one)))
      return due.length
    },
  })
}
