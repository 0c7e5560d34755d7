import type { CarrierProblem, DeliveryReport } from '#domain/couriers/carriers'
import type { RefusalReason } from '#domain/orders/order-life'
import { foreignText } from '#domain/validation/foreign.schema'
import type { AdminOrderView } from '../orders/reads/order-view'
import type { TakenBackView } from '../returns/exchange-returns.service'

/** An order whose parcel a carrier is to bring. */
export interface OrderToCarry extends AdminOrderView {
  /** Items that the carrier collects at the door in exchange; none for most orders. */
  readonly takesBack: readonly TakenBackView[]
}

/** A parcel that a carrier has created, in the carrier's words. */
export interface SentShipment {
  /** The carrier's own id of it. */
  readonly id: unknown
  readonly trackingNumber: unknown
}

/** Report of a carrier on a parcel, in the carrier's terms, and its interpretation by the adapter. */
export interface SentReport {
  readonly trackingNumber: unknown
  /** Our reference of the parcel, if the carrier repeats it. */
  readonly reference: unknown
  /** The carrier's own term for its state. */
  readonly state: unknown
  /** The state in words, if the carrier has any. */
  readonly words: unknown
  /** Interpretation of the state; null if there is nothing to report. */
  readonly report: DeliveryReport | null
  /** Of a failed attempt or a refusal. */
  readonly reason: RefusalReason | null
  /** The carrier's explanation. */
  readonly note: unknown
  /** Amount collected on delivery, in pounds. */
  readonly collected: unknown
  readonly reportedAt: unknown
}

/** API of a delivery company. Its responses are untrusted until `cleanCarrier` has validated them. */
export interface CarrierAdapter {
  /**
   * Creates the parcel of an order, or returns the one that has the reference already: asked twice, it makes one.
   * Throws CarrierError.
   */
  createShipment(order: OrderToCarry, reference: string): Promise<SentShipment>
  /** Where a parcel is now. Throws CarrierError. */
  track(trackingNumber: string): Promise<SentReport>
  /** The label of a parcel, a PDF. Throws CarrierError. */
  label(trackingNumber: string): Promise<Buffer>
  /** Whether a message on a delivery is the carrier's. */
  isAuthentic(headers: Readonly<Record<string, unknown>>): boolean
  /** Reads such a message; undefined if it is none. */
  readReport(body: unknown): SentReport | undefined
}

const explanationSchema = foreignText(300)

/** A request to a carrier failed. The explanation is for the owner, never for shoppers. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError'
  /** The carrier's own words. */
  readonly explanation: string | null

  constructor(
    readonly problem: CarrierProblem,
    explanation: unknown = null,
  ) {
    super(`The carrier failed: ${problem}`)
    this.explanation = explanationSchema.parse(explanation)
  }
}
