import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import type { Carrier } from '#domain/couriers/carriers'
import { OutboxDispatcher } from '../../platform/database/events/outbox-dispatcher'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { listTakenBack } from '../returns/exchange-returns.service'
import { CarrierError } from './carrier'
import {
  claimShipments,
  type DueShipment,
  readCarrierOutbox,
  recordFailure,
  recordSuccess,
} from './carrier-outbox.service'
import type { Carriers } from './carriers'
import type { CleanCarrier } from './clean-carrier'

/** Parcels per carrier that are created concurrently. */
const CONCURRENCY = 3

interface DispatcherOptions {
  readonly db: EntityManager
  readonly carriers: Carriers
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

async function create(db: EntityManager, carrier: CleanCarrier | undefined, due: DueShipment) {
  if (!carrier) throw new CarrierError('notConfigured')
  const order = await findAdminOrder(db, due.orderId)
  if (!order) throw new Error(`Order ${due.orderId} disappeared`)
  const takesBack = (await listTakenBack(db, [order.id])).get(order.id) ?? []
  return carrier.createShipment({ ...order, takesBack }, due.reference)
}

/** Registers handed-over parcels with their carriers; each carrier has a queue of its own. */
export function createCarrierDispatcher({
  db,
  carriers,
  log,
}: DispatcherOptions): OutboxDispatcher<Carrier> {
  async function attempt(carrier: Carrier, due: DueShipment): Promise<void> {
    try {
      await recordSuccess(db, due, await create(db, carriers[carrier], due))
    } catch (error) {
      const about = { carrier, orderId: due.orderId }
      // A bug of ours must not stay out of sight, and be tried again each minute.
      const failure = error instanceof CarrierError ? error : new CarrierError('failed')
      if (failure === error) {
        log.warn({ ...about, problem: failure.problem }, 'The carrier did not create a parcel')
      } else log.error({ ...about, err: error }, 'A parcel could not be created at its carrier')
      await recordFailure(db, due, failure)
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
