import type { CarrierProblem, DeliveryReport } from '#domain/couriers/carriers'
import type { Piastres } from '#domain/money/units'
import type { RefusalReason } from '#domain/orders/order-life'
import type { AdminOrderView } from '../orders/order-view'

/** A parcel as its carrier knows it. */
export interface CreatedShipment {
  /** The carrier's own id of it. */
  readonly id: string
  readonly trackingNumber: string
}

/** What a carrier says about a parcel. */
export interface CarrierReport {
  readonly trackingNumber: string
  /** Our reference of the parcel, if the carrier repeats it. */
  readonly reference: string | null
  /** The carrier's own word for its state. */
  readonly state: string
  /** What it means; null if it is no news. */
  readonly report: DeliveryReport | null
  /** Of a failed attempt or a refusal. */
  readonly reason: RefusalReason | null
  /** The carrier's explanation. */
  readonly note: string | null
  /** What the customer paid at the door; null if the carrier does not say. */
  readonly collectedPiastres: Piastres | null
  /** Null if the carrier does not say. */
  readonly reportedAt: Date | null
}

/** A delivery company: how it is asked for something, and what it tells us. */
export interface CarrierAdapter {
  /**
   * Creates the parcel of an order, or returns the one that has the reference already: asked twice, it makes one.
   * Throws CarrierError.
   */
  createShipment(order: AdminOrderView, reference: string): Promise<CreatedShipment>
  /** Where a parcel is now. Throws CarrierError. */
  track(trackingNumber: string): Promise<CarrierReport>
  /** The label of a parcel, a PDF. Throws CarrierError. */
  label(trackingNumber: string): Promise<Buffer>
  /** Whether a message on a delivery is the carrier's. */
  isAuthentic(headers: Readonly<Record<string, unknown>>): boolean
  /** Reads such a message; undefined if it is none. */
  readReport(body: unknown): CarrierReport | undefined
}

/** A carrier did not do what it was asked for. The explanation is for the owner, never for shoppers. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError'

  constructor(
    readonly problem: CarrierProblem,
    /** The carrier's own words. */
    readonly explanation: string | null = null,
  ) {
    super(`The carrier failed: ${problem}`)
  }
}
