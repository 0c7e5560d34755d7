import type { DeliveryReport } from '#domain/couriers/carriers'
import type { RefusalReason } from '#domain/orders/order-life'

// The states of a delivery by their codes. Source: docs.bosta.co, "Get Shipment Status via Webhook".

const BACK_AT_THE_SHOP = '46'

const REPORTS: ReadonlyMap<string, DeliveryReport> = new Map([
  ['21', 'pickedUp'],
  ['24', 'inTransit'],
  ['30', 'inTransit'],
  ['41', 'outForDelivery'],
  ['45', 'delivered'],
  [BACK_AT_THE_SHOP, 'returned'],
  ['47', 'attemptFailed'],
  ['48', 'stopped'],
  ['49', 'stopped'],
  ['100', 'lost'],
  ['101', 'damaged'],
  ['102', 'onHold'],
  ['103', 'onHold'],
  ['105', 'onHold'],
])

/** The kind of delivery after Bosta has given up and brings the parcel back. */
const RETURN_TO_ORIGIN = /^(?:RTO|Return to Origin)$/i
/** Fetching something from a customer: another parcel than the one that was sent. */
const CUSTOMER_RETURN = /^(?:CRP|Customer[_ ]Return[_ ]Pick-?up)$/i
/** Bringing one parcel and taking another back, under one number. */
const EXCHANGE = /^Exchange$/i
/** Across the border, 45 says that customs have let it pass, and only 60 that it is delivered. */
const INTERNATIONAL = /^FXF/i
const INTERNATIONAL_REPORTS: typeof REPORTS = new Map([
  ['45', 'inTransit'],
  ['60', 'delivered'],
])

/** On its way back, a parcel passes the same states again. */
const ON_THE_WAY: readonly DeliveryReport[] = ['pickedUp', 'inTransit', 'outForDelivery']

/** Maps a state of Bosta to a report; null if there is nothing to report, as for a new delivery. */
export function bostaReport(state: string, type = 'SEND'): DeliveryReport | null {
  if (CUSTOMER_RETURN.test(type)) return null
  // The items returned in the exchange are back: the parcel itself would come back as a return to origin.
  if (EXCHANGE.test(type) && state === BACK_AT_THE_SHOP) return null
  const report =
    (INTERNATIONAL.test(type) ? INTERNATIONAL_REPORTS.get(state) : undefined) ??
    REPORTS.get(state) ??
    null
  if (report === null || !RETURN_TO_ORIGIN.test(type)) return report
  if (report === 'delivered') return 'returned'
  return ON_THE_WAY.includes(report) ? 'refused' : report
}

// Bosta explains a failed attempt in words, in the language of the account.
const REASONS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/answer|phone|unreachable|لا يرد|الرد|الهاتف|مغلق/i, 'noAnswer'],
  [/not (?:in|at)|home|address|العنوان|متواجد|موجود/i, 'notAtHome'],
  [/late|delay|postpone|تأخير|متأخر|تأجيل/i, 'late'],
  [/price|expensive|amount|سعر|مبلغ/i, 'price'],
  [/damage|broken|تالف|مكسور/i, 'damaged'],
  [/wrong|different|مختلف|خطأ/i, 'wrongItems'],
  [/refus|cancel|reject|رفض|إلغاء|الغاء/i, 'changedMind'],
]

/** Why an attempt failed, from its explanation. */
export function bostaReason(explanation: string | null): RefusalReason | null {
  if (explanation === null) return null
  return REASONS.find(([words]) => words.test(explanation))?.[1] ?? 'other'
}
