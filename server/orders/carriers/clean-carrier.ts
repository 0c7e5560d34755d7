import { DELIVERY_REPORTS } from '#domain/couriers/carriers'
import { presetMeaning } from '#domain/couriers/status-words'
import { MAX_TRACKING_NUMBER_LENGTH } from '#domain/limits'
import { REFUSAL_REASONS } from '#domain/orders/order-life'
import {
  foreignAmount,
  foreignCode,
  foreignText,
  foreignTime,
} from '#domain/validation/foreign.schema'
import { z } from '#domain/validation/zod'
import { type CarrierAdapter, CarrierError, type SentReport, type SentShipment } from './carrier'

// All data of carriers enters the shop here: services accept branded types only, which nothing else creates.

const MAX_ID_LENGTH = 100
const MAX_STATE_LENGTH = 60
export const MAX_NOTE_LENGTH = 300

const trackingNumber = foreignCode(MAX_TRACKING_NUMBER_LENGTH).pipe(z.string())

const shipmentSchema = z
  .object({ id: foreignCode(MAX_ID_LENGTH), trackingNumber })
  .brand<'CleanShipment'>()

/** A parcel that a carrier has created, as it can be stored. */
export type CleanShipment = z.output<typeof shipmentSchema>

const isPartly = (...texts: readonly (string | null)[]) =>
  texts.some((text) => text !== null && presetMeaning(text) === 'partlyDelivered')

const reportSchema = (now: Date) =>
  z
    .object({
      trackingNumber,
      reference: foreignCode(MAX_ID_LENGTH),
      state: foreignText(MAX_STATE_LENGTH).pipe(z.string()),
      report: z.enum(DELIVERY_REPORTS).nullable(),
      reason: z.enum(REFUSAL_REASONS).nullable(),
      note: foreignText(MAX_NOTE_LENGTH),
      words: foreignText(MAX_NOTE_LENGTH),
      collected: foreignAmount,
      reportedAt: foreignTime(now),
    })
    .transform(({ collected: collectedPiastres, words, ...report }) => ({
      ...report,
      // A state that says "delivered" of a part would settle all of it.
      report:
        report.report === 'delivered' && isPartly(words, report.note)
          ? 'partlyDelivered'
          : report.report,
      collectedPiastres,
    }))
    .brand<'CleanReport'>()

/** Validated report of a carrier, ready to be stored: no times in the future, plausible amounts. */
export type CleanReport = z.output<ReturnType<typeof reportSchema>>

/** Cleans a report; undefined if it names no parcel or no state. */
function cleanReport(report: SentReport, now = new Date()): CleanReport | undefined {
  return reportSchema(now).safeParse(report).data
}

function cleanShipment(shipment: SentShipment): CleanShipment {
  const { data } = shipmentSchema.safeParse(shipment)
  if (!data) throw new CarrierError('unclear')
  return data
}

/** A carrier whose messages are clean. */
export interface CleanCarrier extends Pick<CarrierAdapter, 'label' | 'isAuthentic'> {
  /** As {@link CarrierAdapter.createShipment}. */
  createShipment(
    ...parameters: Parameters<CarrierAdapter['createShipment']>
  ): Promise<CleanShipment>
  /** Where a parcel is now. Throws CarrierError. */
  track(trackingNumber: string): Promise<CleanReport>
  /** Reads a message on a delivery; undefined if it is none. */
  readReport(body: unknown): CleanReport | undefined
}

const PDF = '%PDF-'

/** Cleans everything that a carrier says. */
export function cleanCarrier(adapter: CarrierAdapter): CleanCarrier {
  return {
    async createShipment(order, reference) {
      return cleanShipment(await adapter.createShipment(order, reference))
    },
    async track(number) {
      const report = cleanReport(await adapter.track(number))
      const isOfParcel = report?.trackingNumber.toLowerCase() === number.toLowerCase()
      if (!report || !isOfParcel) throw new CarrierError('unclear')
      return report
    },
    async label(number) {
      const label = await adapter.label(number)
      if (!label.subarray(0, PDF.length).equals(Buffer.from(PDF))) throw new CarrierError('unclear')
      return label
    },
    isAuthentic: (headers) => adapter.isAuthentic(headers),
    readReport(body) {
      const report = adapter.readReport(body)
      return report && cleanReport(report)
    },
  }
}
