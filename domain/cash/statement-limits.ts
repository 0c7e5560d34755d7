import { asPiastres, type Piastres } from '../money/units'

/** Plausibility limits for the lines of a statement; anything beyond is booked only after an explicit confirmation. */
export interface StatementLimits {
  /** How many times the amount due a parcel may have brought. */
  readonly times: number
  /** The highest amount of a line, unless exactly so much is due. */
  readonly amountPiastres: Piastres
  /** The highest fee of a parcel. */
  readonly feePiastres: Piastres
}

export const DEFAULT_STATEMENT_LIMITS: StatementLimits = {
  times: 2,
  amountPiastres: asPiastres(2_000_000),
  feePiastres: asPiastres(50_000),
}

/** The amounts of a line that names a parcel, and the amount due for it. */
interface ParcelAmounts {
  readonly amountPiastres: Piastres
  readonly feePiastres: Piastres
  readonly taxPiastres: Piastres
  readonly expectedPiastres: Piastres
  /** Whether it was lost: the payment for it is a compensation, whose amount is not known before. */
  readonly isLost: boolean
}

/** Whether the amounts of a parcel can be booked without a confirmation. */
export function isPlausibleParcel(
  {
    amountPiastres: amount,
    feePiastres,
    taxPiastres,
    expectedPiastres: due,
    isLost,
  }: ParcelAmounts,
  limits: StatementLimits,
): boolean {
  const charges = [feePiastres, taxPiastres]
  if (charges.some((charge) => charge < 0 || charge > limits.feePiastres)) return false
  if (amount < 0 || (amount > limits.amountPiastres && amount !== due)) return false
  return isLost || amount <= due * limits.times
}

/** Whether an amount received is plausible for the sum of the lines. */
export function isPlausibleArrival(
  received: Piastres,
  computed: Piastres,
  { times, amountPiastres, feePiastres }: StatementLimits,
): boolean {
  const difference = Math.abs(received - computed)
  if (difference <= feePiastres) return true
  const isSameDirection = received < 0 === computed < 0
  return (
    isSameDirection &&
    difference <= amountPiastres &&
    Math.abs(received) <= Math.abs(computed) * times
  )
}

/** The same of a line that names none, such as the VAT of a statement. */
export function isPlausibleAmount(piastres: Piastres, limits: StatementLimits): boolean {
  return Math.abs(piastres) <= limits.amountPiastres
}
