import { phoneDigits } from '#domain/addresses/phone'
import { guessLineKind } from '#domain/cash/line-kinds'
import type { SettlementResult, StatementLine } from '#domain/cash/settlement.schema'
import type { StatementLimits } from '#domain/cash/statement-limits'
import { asPiastres, NO_PIASTRES, negatePiastres, type Piastres } from '#domain/money/units'
import { type ParcelCash, trackingKey } from './parcel-cash'
import { BLANK_LINE, type ComparedLine, compareAlone, compareWithParcel } from './settlement-line'

/** The last digits of an Egyptian mobile number, which every spelling of it ends with. */
const lastDigits = (phone: string) => phoneDigits(phone).slice(-9)

const byPhoneAndAmount = (phone: string, piastres: number | null) =>
  `${lastDigits(phone)} ${piastres}`

/** Values by a key that several of them can have. */
function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => unknown) {
  const groups = new Map<unknown, Value[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** Result of matching a line: its parcel, or why there is none. */
type Match = ParcelCash | Extract<SettlementResult, 'unknown' | 'ambiguous' | 'repeated'>

/**
 * Finds the parcels of the lines of a statement: for the whole file by their exact tracking numbers first, then by the numbers
 * of the orders, then by phone and amount if only one parcel has both.
 */
class Matcher {
  readonly #taken = new Set<ParcelCash>()
  readonly #ofNumber: ReadonlyMap<unknown, readonly ParcelCash[]>
  readonly #ofOrder: ReadonlyMap<unknown, readonly ParcelCash[]>
  readonly #ofPhone: ReadonlyMap<unknown, readonly ParcelCash[]>
  readonly #parcels: readonly ParcelCash[]

  constructor(parcels: readonly ParcelCash[]) {
    this.#parcels = parcels
    this.#ofNumber = groupBy(
      parcels.filter(({ trackingNumber }) => trackingNumber),
      ({ trackingNumber }) => trackingKey(trackingNumber ?? ''),
    )
    this.#ofOrder = groupBy(parcels, ({ orderId }) => orderId)
    this.#ofPhone = groupBy(parcels, ({ phone, expectedPiastres }) =>
      byPhoneAndAmount(phone, expectedPiastres),
    )
  }

  #take(candidates: readonly ParcelCash[]): Match {
    const left = candidates.filter((parcel) => !this.#taken.has(parcel))
    const [only, ...others] = left
    if (!only) return candidates.length > 0 ? 'repeated' : 'unknown'
    if (others.length > 0) return 'ambiguous'
    this.#taken.add(only)
    return only
  }

  byNumber({ trackingNumber, orderId }: StatementLine): Match {
    const known = trackingNumber ? (this.#ofNumber.get(trackingKey(trackingNumber)) ?? []) : []
    const ofOrder = known.filter((parcel) => parcel.orderId === orderId)
    return this.#take(ofOrder.length > 0 ? ofOrder : known)
  }

  byOrder({ trackingNumber, orderId, amountPiastres: amount }: StatementLine): Match {
    const parcels = orderId === null ? [] : (this.#ofOrder.get(orderId) ?? [])
    if (parcels.length <= 1) return this.#take(parcels)
    // A number that is none of theirs is no reason to take the parcel that has one of its own.
    const possible = trackingNumber ? parcels.filter((one) => !one.trackingNumber) : parcels
    if (possible.length === 0) return 'ambiguous'
    const left = possible.filter((parcel) => !this.#taken.has(parcel))
    const narrower = [
      left.filter(({ expectedPiastres }) => expectedPiastres > 0 && expectedPiastres === amount),
      left.filter(({ expectedPiastres: due, feePiastres }) =>
        amount ? due > 0 : due === 0 && feePiastres > 0,
      ),
    ].find((candidates) => candidates.length > 0)
    return this.#take(narrower ?? possible)
  }

  byPhone({ phone, amountPiastres }: StatementLine): Match {
    if (!phone) return 'unknown'
    const key = byPhoneAndAmount(phone, amountPiastres)
    const left = (this.#ofPhone.get(key) ?? []).filter(
      (parcel) => !this.#taken.has(parcel) && parcel.expectedPiastres > 0,
    )
    return left.length === 1 ? this.#take(left) : 'unknown'
  }

  /** Parcels that no line names. */
  left(): readonly ParcelCash[] {
    return this.#parcels.filter((parcel) => !this.#taken.has(parcel))
  }
}

const isParcel = (match: Match): match is ParcelCash => typeof match === 'object'

const textOf = ({ trackingNumber, label }: StatementLine) =>
  [trackingNumber, label].filter(Boolean).join(' ')

function referenceOf({ trackingNumber, orderId, phone, label }: StatementLine): string {
  if (trackingNumber) return trackingNumber
  return orderId === null ? (phone ?? label ?? '') : `#${orderId}`
}

/** Without the phone, once the parcel is known. */
const referenceOfParcel = ({ trackingNumber, orderId }: ParcelCash) =>
  trackingNumber ?? `#${orderId}`

/** Couriers write what they keep as what is taken off: then all of it is negative. */
function withPositiveCharges(lines: readonly StatementLine[]): readonly StatementLine[] {
  const flip = (name: 'feePiastres' | 'taxPiastres') => {
    const charges = lines.flatMap(({ [name]: charge }) => charge || [])
    return charges.length > 0 && charges.every((charge) => charge < 0)
  }
  const [flipsFees, flipsTaxes] = [flip('feePiastres'), flip('taxPiastres')]
  const turned = (charge: Piastres | null, flips: boolean) =>
    charge && flips ? negatePiastres(charge) : charge
  return lines.map((line) => ({
    ...line,
    feePiastres: turned(line.feePiastres, flipsFees),
    taxPiastres: turned(line.taxPiastres, flipsTaxes),
  }))
}

function matchAll(lines: readonly StatementLine[], matcher: Matcher): readonly Match[] {
  const namesParcel = ({ kind }: StatementLine) => kind === null || kind === 'parcel'
  const matches = new Map<StatementLine, Match>()
  const steps = [
    (line: StatementLine) => matcher.byNumber(line),
    (line: StatementLine) => matcher.byOrder(line),
    (line: StatementLine) => matcher.byPhone(line),
  ]
  for (const find of steps) {
    for (const line of lines) {
      if (namesParcel(line) && (matches.get(line) ?? 'unknown') === 'unknown') {
        matches.set(line, find(line))
      }
    }
  }
  return lines.map((line) => matches.get(line) ?? 'unknown')
}

/** A parcel that no line names. */
export function missingLine(parcel: ParcelCash): ComparedLine {
  return {
    ...BLANK_LINE,
    kind: 'parcel',
    result: 'missing',
    orderId: parcel.orderId,
    shipmentId: parcel.parcelId,
    reference: referenceOfParcel(parcel),
    expectedPiastres: parcel.expectedPiastres,
    feePiastres: parcel.feePiastres,
    taxPiastres: parcel.taxPiastres,
  }
}

/** A parcel whose cash was counted without a file. */
export function countedLine(parcel: ParcelCash): ComparedLine {
  const { expectedPiastres: amountPiastres } = parcel
  return { ...missingLine(parcel), result: 'paid', amountPiastres }
}

/** Whether the file's own sum is that of its lines, with or without what the courier keeps. */
function checkSum(line: ComparedLine, lines: readonly ComparedLine[]): ComparedLine {
  const others = lines.filter(({ kind }) => kind !== 'sum')
  const sumOf = (amountOf: (other: ComparedLine) => number) =>
    others.reduce((sum, other) => sum + amountOf(other), 0)
  const amounts = sumOf(({ amountPiastres }) => amountPiastres)
  const nets = sumOf((other) => other.amountPiastres - other.feePiastres - other.taxPiastres)
  const parcels = sumOf((other) => (other.kind === 'parcel' ? other.amountPiastres : 0))
  const agrees = [amounts, nets, parcels].includes(line.amountPiastres)
  return {
    ...line,
    expectedPiastres: asPiastres(agrees ? line.amountPiastres : amounts),
    result: agrees ? 'explained' : 'sumDiffers',
  }
}

/**
 * Classifies every line of a statement: a parcel, VAT, a compensation, the file's own sum, or unknown. Adds a missing line
 * for each parcel with open cash that no line names.
 */
export function matchStatement(
  stated: readonly StatementLine[],
  parcels: readonly ParcelCash[],
  limits: StatementLimits,
): readonly ComparedLine[] {
  const lines = withPositiveCharges(stated)
  const matcher = new Matcher(parcels)
  const matches = matchAll(lines, matcher)
  const kinds = lines.map((line, index) => {
    const match = matches[index] ?? 'unknown'
    if (isParcel(match) || match !== 'unknown') return 'parcel'
    const guess = line.kind && line.kind !== 'parcel' ? line.kind : guessLineKind(textOf(line))
    return guess ?? 'unknown'
  })
  const hasTaxLine = kinds.includes('tax')
  const compared = lines.map((line, index): ComparedLine => {
    const match = matches[index] ?? 'unknown'
    const about = { ...BLANK_LINE, rowNumber: line.row, label: line.label }
    if (isParcel(match)) {
      const reference = line.trackingNumber ?? referenceOfParcel(match)
      return {
        ...about,
        label: null,
        reference,
        ...compareWithParcel(line, match, limits, hasTaxLine),
      }
    }
    const kind = kinds[index] ?? 'unknown'
    const alone = compareAlone(kind === 'parcel' ? 'unknown' : kind, line, limits)
    const result = match === 'unknown' || alone.result === 'unreadable' ? alone.result : match
    return { ...about, reference: referenceOf(line), ...alone, result }
  })
  const missing = matcher.left().filter(({ expectedPiastres }) => expectedPiastres > NO_PIASTRES)
  return [
    ...compared.map((line) => (line.kind === 'sum' ? checkSum(line, compared) : line)),
    ...missing.map(missingLine),
  ]
}
