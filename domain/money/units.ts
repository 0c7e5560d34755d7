import type { z } from '../validation/zod'

/** An amount in integer piastres: what is stored, added and compared. */
export type Piastres = number & z.core.$brand<'Piastres'>

/** An amount in pounds with at most two decimals: what JSON carries and people read and write. */
export type Pounds = number & z.core.$brand<'Pounds'>

/** Says that a number is an amount in piastres, where no type can know it. */
export function asPiastres(amount: number): Piastres {
  return amount as Piastres
}

/** Says that a number, if there is one, is an amount in pounds, where no type can know it. */
export function asPounds<Amount extends number | null | undefined>(
  amount: Amount,
): Pounds | Exclude<Amount, number> {
  return amount as Pounds | Exclude<Amount, number>
}

export const NO_PIASTRES = 0 as Piastres

/** The highest price and fee. */
export const MAX_PRICE_PIASTRES = 100_000_000 as Piastres
export const MAX_PRICE_POUNDS = 1_000_000 as Pounds

/** Whether an amount is not negative and not above the highest price. */
export function isAmount(piastres: Piastres): boolean {
  return piastres >= 0 && piastres <= MAX_PRICE_PIASTRES
}

/** The sum of amounts. */
export function addPiastres(...amounts: readonly Piastres[]): Piastres {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Piastres
}

/** So many times the amount. */
export function multiplyPiastres(amount: Piastres, times: number): Piastres {
  return (amount * times) as Piastres
}

/** The amount taken off instead of added. */
export function negatePiastres(amount: Piastres): Piastres {
  return -amount as Piastres
}

export function minPiastres(...amounts: readonly Piastres[]): Piastres {
  return Math.min(...amounts) as Piastres
}

export function maxPiastres(...amounts: readonly Piastres[]): Piastres {
  return Math.max(...amounts) as Piastres
}

/** A part of the amount, rounded to the piastre, half up. */
export function roundPiastres(amount: Piastres, numerator: number, denominator: number): Piastres {
  return Math.round((amount * numerator) / denominator) as Piastres
}
