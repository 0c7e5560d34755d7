import type { EntityManager } from 'typeorm'
import { CARRIER_NAMES, type Carrier, type CarrierProblem } from '#domain/couriers/carriers'
import { AppError, type AppErrorDetails } from '#domain/errors'
import type { MessageKey } from '#domain/messages'
import { CarrierError } from './carrier'
import { takeInReport } from './carrier-reports.service'
import { type CarrierShipmentView, findCarrierShipment } from './carrier-shipments.service'
import type { Carriers } from './carriers'
import type { CleanCarrier } from './clean-carrier'

const MESSAGES: Readonly<Record<CarrierProblem, MessageKey>> = {
  notConfigured: 'carrier.problem.notConfigured',
  credentials: 'carrier.problem.credentials',
  address: 'carrier.problem.address',
  refused: 'carrier.problem.refused',
  timeout: 'carrier.problem.timeout',
  unreachable: 'carrier.problem.unreachable',
  unavailable: 'carrier.problem.unavailable',
  unclear: 'carrier.problem.unclear',
  numberUsed: 'carrier.problem.numberUsed',
  failed: 'carrier.problem.failed',
}

/** Returns the message that explains a problem of a carrier to the owner. */
export function describeProblem(
  carrier: Carrier,
  problem: CarrierProblem,
  explanation: string | null,
): Pick<AppErrorDetails, 'key' | 'parameters'> {
  const parameters = { carrier: CARRIER_NAMES[carrier], explanation: explanation ?? '' }
  return { key: MESSAGES[problem], parameters }
}

/** Asks the carrier of an order's parcel. Throws NOT_FOUND, or CONFLICT if the carrier cannot say. */
async function ask<Answer>(
  db: EntityManager,
  carriers: Carriers,
  orderId: unknown,
  question: (
    carrier: CleanCarrier,
    trackingNumber: string,
    shipment: CarrierShipmentView,
  ) => Promise<Answer>,
): Promise<Answer> {
  const shipment = await findCarrierShipment(db, orderId)
  if (!shipment?.trackingNumber) throw new AppError('NOT_FOUND', { key: 'carrier.notCreated' })
  const { carrier: name, trackingNumber } = shipment
  try {
    const carrier = carriers[name]
    if (!carrier) throw new CarrierError('notConfigured')
    return await question(carrier, trackingNumber, shipment)
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    throw new AppError('CONFLICT', describeProblem(name, error.problem, error.explanation))
  }
}

/** Asks where a parcel is now, and applies the answer as a report. */
export function askCarrier(
  db: EntityManager,
  carriers: Carriers,
  orderId: unknown,
): Promise<CarrierShipmentView> {
  return ask(db, carriers, orderId, async (carrier, trackingNumber, shipment) => {
    await takeInReport(db, shipment.carrier, await carrier.track(trackingNumber))
    return (await findCarrierShipment(db, orderId)) ?? shipment
  })
}

/** Returns the carrier's label of a parcel, a PDF. */
export function readCarrierLabel(
  db: EntityManager,
  carriers: Carriers,
  orderId: unknown,
): Promise<Buffer> {
  return ask(db, carriers, orderId, (carrier, trackingNumber) => carrier.label(trackingNumber))
}
