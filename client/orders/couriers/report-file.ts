import type { WordMeaning } from '#domain/couriers/courier-files.schema'
import { presetMeaning, rememberedMeaning, statusKey } from '#domain/couriers/status-words'
import { readAmounts } from '#domain/files/column-amounts'
import type { ColumnRules, Columns } from '#domain/files/columns'
import {
  COLLECTED_HEADINGS,
  ORDER_HEADINGS,
  TRACKING_HEADINGS,
} from '#domain/files/courier-headings'
import { readOrderNumber, readReference } from '#domain/files/references'
import type { FileTable } from '#domain/files/table'
import { MAX_ORDERS_AT_ONCE, MAX_STATUS_WORDS } from '#domain/limits'
import { toPounds } from '#domain/money/money'
import type { Pounds } from '#domain/money/units'
import type { CourierOrdersQuery, StatusWordMeaning } from '../../platform/gql/couriers'
import type { RefusalReason } from '../../platform/gql/orders-admin'
import { isPossible } from '../orders/admin/order-acts'
import { keptOf } from '../orders/admin/part-lines'

/** The fields of a courier's report. */
const REPORT_FIELDS = ['trackingNumber', 'orderId', 'status', 'amount'] as const

export type ReportField = (typeof REPORT_FIELDS)[number]
export type ReportColumns = Columns<ReportField>

/** Words by which a heading is about a property of a value, not the value itself. */
const ABOUT = [
  'date',
  'time',
  'day',
  'type',
  'fee',
  'charge',
  'amount',
  'value',
  'price',
  'cost',
  'total',
  'تاريخ',
  'وقت',
  'نوع',
  'رسوم',
  'مصاريف',
  'مبلغ',
  'قيمة',
  'سعر',
  'تكلفة',
  'إجمالي',
]

/** Words in headings of amounts other than the one collected. */
const NOT_COLLECTED = [
  'date',
  'time',
  'status',
  'type',
  'method',
  'currency',
  'vat',
  'tax',
  'fee',
  'charge',
  'commission',
  'net',
  'due',
  'payable',
  'number',
  'no',
  'id',
  'branch',
  'by',
  'تاريخ',
  'وقت',
  'حالة',
  'نوع',
  'طريقة',
  'عملة',
  'ضريبة',
  'رسوم',
  'مصاريف',
  'عمولة',
  'صافي',
  'مستحق',
  'رقم',
  'فرع',
]

/** The headings that couriers use, in both languages. */
export const REPORT_RULES: ColumnRules<ReportField> = {
  trackingNumber: {
    kind: 'tracking',
    headings: TRACKING_HEADINGS,
    never: [...ABOUT, 'status', 'state', 'حالة'],
  },
  orderId: {
    kind: 'order',
    headings: ORDER_HEADINGS,
    never: [...ABOUT, 'status', 'state', 'حالة'],
  },
  status: {
    kind: 'text',
    headings: [
      'delivery status',
      'shipment status',
      'order status',
      'current status',
      'last status',
      'status',
      'state',
      'result',
      'حالة الشحنة',
      'حالة الطلب',
      'حالة التوصيل',
      'حالة',
    ],
    never: [...ABOUT, 'payment', 'cod', 'code', 'دفع', 'كود'],
  },
  amount: { kind: 'amount', headings: COLLECTED_HEADINGS, never: NOT_COLLECTED },
}

/** A row of a report, as numbered in its file. */
export interface ReportRow {
  readonly line: number
  readonly trackingNumber: string | null
  readonly orderId: string | null
  readonly status: string | null
  /** The amount collected; null if the file has none, or an ambiguous one. */
  readonly collected: Pounds | null
}

/** The rows that name a parcel, by the columns that were chosen. */
export function toReportRows(table: FileTable, columns: ReportColumns): readonly ReportRow[] {
  const placeOf = (field: ReportField) => {
    const heading = columns[field]
    return heading === null ? -1 : table.headings.indexOf(heading)
  }
  const [number, order, state] = REPORT_FIELDS.map(placeOf)
  const amounts = columns.amount === null ? [] : readAmounts(table, columns.amount)
  return table.rows.flatMap(({ line, cells }, index) => {
    const found = readOrderNumber(cells[order ?? -1])
    const trackingNumber = readReference(cells[number ?? -1])
    const orderId = found.kind === 'order' ? found.id : null
    // A reference that is no order number may be the number of the parcel; the preview shows it.
    const reference = found.kind === 'text' ? found.text : null
    const status = readReference(cells[state ?? -1])
    const amount = amounts[index]
    const collected = amount?.kind === 'amount' ? toPounds(amount.piastres) : null
    return trackingNumber || orderId || reference
      ? [{ line, trackingNumber: trackingNumber ?? reference, orderId, status, collected }]
      : []
  })
}

/** The meaning of a courier's word for a state; null until it is chosen. */
export interface Word {
  readonly word: string
  readonly meaning: StatusWordMeaning | null
  readonly reason: RefusalReason | null
}

/** A word with a saved meaning. */
interface KnownWord extends Word {
  readonly meaning: StatusWordMeaning
}

const VALUES: Readonly<Record<StatusWordMeaning, WordMeaning>> = {
  DELIVERED: 'delivered',
  PARTLY_DELIVERED: 'partlyDelivered',
  REFUSED: 'refused',
  LOST: 'lost',
  RECEIVED_BACK: 'receivedBack',
  NOTHING: 'nothing',
}

/** All meanings, in the order in which they are offered. */
export const MEANINGS = Object.keys(VALUES) as readonly StatusWordMeaning[]

const toMeaning = (value: WordMeaning | null) =>
  MEANINGS.find((meaning) => VALUES[meaning] === value) ?? null

const sameWord = (one: string, other: string) => statusKey(one) === statusKey(other)

/** The distinct words of a report, each with its saved or certain meaning. */
export function wordsOf(rows: readonly ReportRow[], known: readonly KnownWord[]): readonly Word[] {
  const words: Word[] = []
  for (const { status } of rows) {
    if (!status || words.some(({ word }) => sameWord(word, status))) continue
    const last = known.find(({ word }) => sameWord(word, status))
    const meaning = toMeaning(
      last ? rememberedMeaning(status, VALUES[last.meaning]) : presetMeaning(status),
    )
    const reason = meaning === 'REFUSED' ? (last?.reason ?? 'OTHER') : null
    words.push({ word: status, meaning, reason })
  }
  return words.slice(0, MAX_STATUS_WORDS)
}

/** Merges the words of this report that have a meaning with those saved from earlier ones. */
export function mergeWords(
  words: readonly Word[],
  known: readonly KnownWord[],
): readonly KnownWord[] {
  const said = words.flatMap((word) =>
    word.meaning === null ? [] : [{ ...word, meaning: word.meaning }],
  )
  const others = known.filter(({ word }) => !said.some((one) => sameWord(one.word, word)))
  return [...said, ...others].slice(0, MAX_STATUS_WORDS)
}

type CourierOrder = CourierOrdersQuery['courierOrders'][number]

/** A parcel of an order that has a later one. */
type EarlierParcel = CourierOrdersQuery['earlierParcels'][number]

const ACTS = {
  DELIVERED: 'deliver',
  REFUSED: 'refuse',
  LOST: 'lose',
  RECEIVED_BACK: 'receiveBack',
} as const

type ReportAct = (typeof ACTS)[keyof typeof ACTS]

/** The states after which a word is no news. */
const DONE: Readonly<Record<ReportAct, readonly CourierOrder['shipmentState'][]>> = {
  deliver: ['DELIVERED'],
  refuse: ['REFUSED', 'RECEIVED_BACK'],
  lose: ['LOST'],
  receiveBack: ['RECEIVED_BACK'],
}

/** The effect of applying a row, or the reason why it has none. */
type Outcome =
  | ReportAct
  | 'unknown'
  | 'repeated'
  | 'nothing'
  | 'unknownWord'
  /** One choice of items matches the amount collected: somebody has to confirm it. */
  | 'deliverPartly'
  /** Somebody has to say which items stayed. */
  | 'partly'
  | 'earlierParcel'
  | 'done'
  | 'notPossible'

export interface PlannedRow {
  readonly row: ReportRow
  readonly orderId: string | undefined
  /** Of what may be delivered in part. */
  readonly order?: CourierOrder
  readonly outcome: Outcome
  readonly reason: RefusalReason | null
  /** The tracking number that the order gets. */
  readonly newNumber: string | null
}

const sameNumber = (one: string | null | undefined, other: string | null) =>
  Boolean(one && other) && one?.toLowerCase() === other?.toLowerCase()

/** By the tracking number of its last parcel. */
const findByNumber = ({ trackingNumber }: ReportRow, orders: readonly CourierOrder[]) =>
  orders.find(({ shipment }) => sameNumber(shipment?.trackingNumber, trackingNumber))

function outcomeOfPart(order: CourierOrder, { collected }: ReportRow): Outcome {
  if (order.shipmentState === 'DELIVERED' && order.awaitedItems.length > 0) return 'done'
  if (!isPossible('deliver', order)) return 'notPossible'
  return keptOf(order, collected) ? 'deliverPartly' : 'partly'
}

function outcomeOf(order: CourierOrder, row: ReportRow, word: Word | undefined): Outcome {
  if (!word || word.meaning === 'NOTHING') return 'nothing'
  if (word.meaning === null) return 'unknownWord'
  if (word.meaning === 'PARTLY_DELIVERED') return outcomeOfPart(order, row)
  const act = ACTS[word.meaning]
  if (DONE[act].includes(order.shipmentState)) return 'done'
  return isPossible(act, order) ? act : 'notPossible'
}

function newNumberOf({ shipmentState, shipment }: CourierOrder, { trackingNumber }: ReportRow) {
  const isPacked = shipmentState === 'PACKED' || shipmentState === 'WITH_COURIER'
  const isKnown = sameNumber(shipment?.trackingNumber, trackingNumber)
  return isPacked && !isKnown ? trackingNumber : null
}

/** Plans the effect of a report, row by row. Of several rows of one order, the last counts. */
export function planReport(
  rows: readonly ReportRow[],
  words: readonly Word[],
  orders: readonly CourierOrder[],
  earlierParcels: readonly EarlierParcel[] = [],
): readonly PlannedRow[] {
  const planned = rows.map((row): PlannedRow => {
    const named = findByNumber(row, orders)
    const earlier = earlierParcels.find(({ trackingNumber }) =>
      sameNumber(trackingNumber, row.trackingNumber),
    )
    // The state of an earlier parcel does not apply to the one that was sent after it.
    if (!named && earlier) {
      const orderId = earlier.order?.id
      return { row, orderId, outcome: 'earlierParcel', reason: null, newNumber: null }
    }
    const order = named ?? orders.find(({ id }) => id === row.orderId)
    if (!order) {
      return { row, orderId: undefined, outcome: 'unknown', reason: null, newNumber: null }
    }
    const { status } = row
    const word = words.find((one) => status !== null && sameWord(one.word, status))
    const outcome = outcomeOf(order, row, word)
    const reason = outcome === 'refuse' ? (word?.reason ?? 'OTHER') : null
    return { row, orderId: order.id, order, outcome, reason, newNumber: newNumberOf(order, row) }
  })
  const ofLastParcels = planned.filter(({ outcome }) => outcome !== 'earlierParcel')
  const last = new Map(ofLastParcels.map((one) => [one.orderId, one]))
  return planned.map((one) =>
    one.orderId === undefined || one.outcome === 'earlierParcel' || last.get(one.orderId) === one
      ? one
      : { ...one, outcome: 'repeated', reason: null, newNumber: null },
  )
}

/** The rows of partial deliveries, which somebody has to confirm or specify. */
export function partsOf(planned: readonly PlannedRow[]) {
  return planned.flatMap(({ row, order, outcome }) =>
    order && (outcome === 'deliverPartly' || outcome === 'partly') ? [{ row, order }] : [],
  )
}

/** Splits a list into chunks for one request each. */
export function inParts<T>(
  list: readonly T[],
  size = MAX_ORDERS_AT_ONCE,
): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}

/** Orders with the same action. */
export interface PlannedAct {
  readonly act: ReportAct
  readonly reason: RefusalReason | null
  readonly ids: readonly string[]
}

const isAct = (outcome: Outcome): outcome is ReportAct =>
  Object.values(ACTS).some((act) => act === outcome)

/** Groups the planned rows into as few requests as possible. */
export function actsOf(planned: readonly PlannedRow[]): readonly PlannedAct[] {
  const acts = new Map<string, { act: ReportAct; reason: RefusalReason | null; ids: string[] }>()
  for (const { outcome, reason, orderId } of planned) {
    if (!isAct(outcome) || orderId === undefined) continue
    const key = `${outcome} ${reason}`
    const entry = acts.get(key) ?? { act: outcome, reason, ids: [] }
    entry.ids.push(orderId)
    acts.set(key, entry)
  }
  return [...acts.values()].flatMap(({ ids, ...act }) =>
    inParts(ids).map((part) => ({ ...act, ids: part })),
  )
}
