import { type Piastres, roundPiastres } from '../money/units'

/** Units of the net content of a product. */
export const NET_UNITS = ['G', 'ML', 'PIECE'] as const

export type NetUnit = (typeof NET_UNITS)[number]

/** Reference units of a unit price. */
export const PRICED_UNITS = ['KG', 'L', 'PIECE'] as const

export type PricedUnit = (typeof PRICED_UNITS)[number]

const PRICED: Readonly<Record<NetUnit, { readonly unit: PricedUnit; readonly amount: number }>> = {
  G: { unit: 'KG', amount: 1000 },
  ML: { unit: 'L', amount: 1000 },
  PIECE: { unit: 'PIECE', amount: 1 },
}

export interface NetContent {
  /** A whole number of units. */
  readonly amount: number
  readonly unit: NetUnit
}

export interface UnitPrice {
  readonly piastres: Piastres
  readonly per: PricedUnit
}

/**
 * The price per kg, litre or piece, rounded to the piastre, half up. Undefined where it would repeat the
 * price: for a single kg, litre or piece.
 */
export function unitPriceOf(
  pricePiastres: Piastres,
  { amount, unit }: NetContent,
): UnitPrice | undefined {
  const priced = PRICED[unit]
  if (amount === priced.amount) return undefined
  return { piastres: roundPiastres(pricePiastres, priced.amount, amount), per: priced.unit }
}

/** A net content in the unit that people use: 2 kg rather than 2,000 g. */
export function toReadableContent({ amount, unit }: NetContent): {
  readonly amount: number
  readonly unit: NetUnit | PricedUnit
} {
  const priced = PRICED[unit]
  return amount >= priced.amount
    ? { amount: amount / priced.amount, unit: priced.unit }
    : { amount, unit }
}

/** By which unit lists are sorted first: prices per kg and per litre cannot be compared. */
const UNIT_ORDER: readonly PricedUnit[] = ['KG', 'L', 'PIECE']
const UNIT_STEP = 1e12

/**
 * The number that sorts products by unit price: by kg, then by litre, then by piece, and last those
 * without a net content.
 */
export function unitPriceSortValue(
  pricePiastres: Piastres,
  content: NetContent | undefined,
): number {
  if (!content) return UNIT_ORDER.length * UNIT_STEP
  const { unit, amount } = PRICED[content.unit]
  const piastres = roundPiastres(pricePiastres, amount, content.amount)
  return UNIT_ORDER.indexOf(unit) * UNIT_STEP + piastres
}
