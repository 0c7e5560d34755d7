import type { LineKind } from '#domain/cash/line-kinds'
import type { SettlementResult } from '#domain/cash/settlement.schema'
import {
  isPlausibleAmount,
  isPlausibleParcel,
  type StatementLimits,
} from '#domain/cash/statement-limits'
import { asPiastres, NO_PIASTRES, negatePiastres, type Piastres } from '#domain/money/units'
import type { OrderCashEntry } from '../../orders/orders/life/ledger.service'
import type { ParcelCash } from './parcel-cash'

/** A line of a statement, compared with the ledger. */
export interface ComparedLine {
  readonly kind: LineKind
  readonly result: SettlementResult
  /** Null for a line that no parcel matches. */
  readonly orderId: number | null
  readonly shipmentId: number | null
  /** The tracking number, order number or phone of the line. */
  readonly reference: string
  /** The number of the row in the file. */
  readonly rowNumber: number | null
  /** Text of a row that names no parcel. */
  readonly label: string | null
  readonly amountPiastres: Piastres
  readonly expectedPiastres: Piastres
  readonly feePiastres: Piastres
  /** The VAT on the fee. */
  readonly taxPiastres: Piastres
  /** Fee by the price list; null where none applies. */
  readonly agreedFeePiastres: Piastres | null
  readonly agreedTaxPiastres: Piastres | null
  /** Beyond the limits, it is booked only once it is confirmed. */
  readonly isPlausible: boolean
  readonly isConfirmed: boolean
  /** Whether the missing amount of the parcel is written off instead of carried over. */
  readonly writesOff: boolean
  readonly reason: string | null
}

/** Amounts of a row of a statement. */
export interface StatedAmounts {
  /** Null if it is no amount. */
  readonly amountPiastres: Piastres | null
  readonly feePiastres: Piastres | null
  readonly taxPiastres: Piastres | null
  readonly isConfirmed?: boolean
}

/** Default values of a line. */
export const BLANK_LINE: Omit<ComparedLine, 'reference' | 'kind' | 'result'> = {
  orderId: null,
  shipmentId: null,
  rowNumber: null,
  label: null,
  amountPiastres: NO_PIASTRES,
  expectedPiastres: NO_PIASTRES,
  feePiastres: NO_PIASTRES,
  taxPiastres: NO_PIASTRES,
  agreedFeePiastres: null,
  agreedTaxPiastres: null,
  isPlausible: true,
  isConfirmed: false,
  writesOff: false,
  reason: null,
}

function compare(amount: Piastres, expected: Piastres): SettlementResult {
  if (amount === expected) return 'paid'
  return amount < expected ? 'short' : 'over'
}

type Comparison = Pick<
  ComparedLine,
  | 'kind'
  | 'result'
  | 'orderId'
  | 'shipmentId'
  | 'amountPiastres'
  | 'expectedPiastres'
  | 'feePiastres'
  | 'taxPiastres'
  | 'agreedFeePiastres'
  | 'agreedTaxPiastres'
  | 'isPlausible'
  | 'isConfirmed'
>

/** Compares what a row says with what is open for its parcel. */
export function compareWithParcel(
  { amountPiastres: amount, feePiastres, taxPiastres, isConfirmed = false }: StatedAmounts,
  parcel: ParcelCash,
  limits: StatementLimits,
  hasTaxLine: boolean,
): Comparison {
  const { orderId, parcelId, expectedPiastres, outcome } = parcel
  const fee = feePiastres ?? parcel.feePiastres
  const tax = taxPiastres ?? (hasTaxLine ? NO_PIASTRES : parcel.taxPiastres)
  const amounts = {
    amountPiastres: amount ?? NO_PIASTRES,
    expectedPiastres,
    feePiastres: fee,
    taxPiastres: tax,
  }
  return {
    kind: 'parcel',
    result: amount === null ? 'unreadable' : compare(amount, expectedPiastres),
    orderId,
    shipmentId: parcelId,
    ...amounts,
    agreedFeePiastres: parcel.feePiastres,
    agreedTaxPiastres: hasTaxLine ? null : parcel.taxPiastres,
    isPlausible: isPlausibleParcel({ ...amounts, isLost: outcome === 'lost' }, limits),
    isConfirmed,
  }
}

/** Compares a row that belongs to no parcel. */
export function compareAlone(
  kind: Exclude<LineKind, 'parcel'>,
  { amountPiastres: amount, feePiastres, taxPiastres, isConfirmed = false }: StatedAmounts,
  limits: StatementLimits,
): Comparison {
  const fee = feePiastres ?? NO_PIASTRES
  const tax = taxPiastres ?? NO_PIASTRES
  const isKnown = kind !== 'unknown'
  const isPlausible = [amount ?? NO_PIASTRES, fee, tax].every((piastres) =>
    isPlausibleAmount(piastres, limits),
  )
  return {
    kind,
    result: amount === null ? 'unreadable' : isKnown ? 'explained' : 'unknown',
    orderId: null,
    shipmentId: null,
    amountPiastres: amount ?? NO_PIASTRES,
    expectedPiastres: NO_PIASTRES,
    feePiastres: fee,
    taxPiastres: tax,
    agreedFeePiastres: null,
    agreedTaxPiastres: null,
    // Lines that are not booked need no confirmation.
    isPlausible: isPlausible || kind === 'unknown' || kind === 'sum',
    isConfirmed,
  }
}

const OF_PARCELS: readonly SettlementResult[] = ['paid', 'short', 'over']

export const isOfParcel = ({ result }: Pick<ComparedLine, 'result'>) => OF_PARCELS.includes(result)

/** Whether closing the settlement books the line. */
export const isBooked = (line: Pick<ComparedLine, 'result' | 'kind'>) =>
  isOfParcel(line) || (line.result === 'explained' && line.kind !== 'sum')

/** Returns the charge of a VAT or deduction line: its fee, or its amount, which couriers write with either sign. */
function chargeOf({ amountPiastres, feePiastres, taxPiastres }: ComparedLine): Piastres {
  const charges = feePiastres + taxPiastres
  return asPiastres(charges === 0 ? Math.abs(amountPiastres) : Math.abs(charges))
}

/** Returns the amount expected for a line, net of what the courier keeps. */
export function netOf(line: ComparedLine): Piastres {
  if (!isBooked(line)) return NO_PIASTRES
  const { kind, amountPiastres, feePiastres, taxPiastres } = line
  if (kind === 'tax' || kind === 'deduction') return negatePiastres(chargeOf(line))
  return asPiastres(amountPiastres - feePiastres - taxPiastres)
}

/** Returns the amount expected for a line if the courier deducts no fees. */
export function grossOf(line: ComparedLine): Piastres {
  if (!isBooked(line) || line.kind === 'tax') return NO_PIASTRES
  return line.kind === 'deduction' ? netOf(line) : line.amountPiastres
}

/** The courier, settlement and note of a line's entries. */
interface Booking {
  readonly courierId: number
  readonly settlementId: number
  readonly note: string
}

/** Returns the ledger entries that closing books for a line; only the amount carried over stays open for its parcel. */
export function entriesOf(
  line: ComparedLine,
  parcel: ParcelCash | undefined,
  booking: Booking,
): readonly OrderCashEntry[] {
  const of = { ...booking, orderId: line.orderId, shipmentId: parcel?.shipmentId ?? null }
  const writtenOff = (piastres: number): OrderCashEntry => ({
    ...of,
    kind: 'writtenOff',
    piastres: asPiastres(line.writesOff ? piastres : 0),
    note: line.reason,
  })
  if (line.result === 'missing') return parcel ? [writtenOff(parcel.openPiastres)] : []
  if (!isBooked(line)) return []
  const remitted: OrderCashEntry = { ...of, kind: 'remitted', piastres: netOf(line) }
  const { amountPiastres: amount, feePiastres: fee, taxPiastres: tax } = line
  switch (line.kind) {
    case 'tax':
      return [{ ...of, kind: 'courierTax', piastres: chargeOf(line) }, remitted]
    case 'deduction':
      return [{ ...of, kind: 'deduction', piastres: chargeOf(line) }, remitted]
    case 'compensation':
      return [
        { ...of, kind: 'compensation', piastres: amount },
        { ...of, kind: 'courierFee', piastres: fee },
        { ...of, kind: 'courierTax', piastres: tax },
        remitted,
      ]
    case 'carried':
      return [
        { ...of, kind: 'courierFee', piastres: fee },
        { ...of, kind: 'courierTax', piastres: tax },
        remitted,
      ]
    case 'sum':
    case 'unknown':
      return []
    case 'parcel': {
      if (!parcel) throw new Error(`Order ${line.orderId} has no parcel`)
      const { expectedPiastres, feePiastres, taxPiastres, outcome } = parcel
      const surplus = asPiastres(Math.max(0, amount - expectedPiastres))
      return [
        { ...of, kind: outcome === 'lost' ? 'compensation' : 'collected', piastres: surplus },
        { ...of, kind: 'courierFee', piastres: asPiastres(fee - feePiastres) },
        { ...of, kind: 'courierTax', piastres: asPiastres(tax - taxPiastres) },
        remitted,
        writtenOff(Math.max(0, expectedPiastres - amount)),
      ]
    }
  }
}
