import { asPiastres, type Piastres } from './units'

/**
 * Splits an amount in proportion to weights, to the piastre: what rounding down leaves goes to the largest remainders,
 * and of equal ones to the first. The parts add up to the amount.
 */
export function shareOut(amount: Piastres, weights: readonly Piastres[]): readonly Piastres[] {
  // The products exceed the integers that a number can hold.
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => asPiastres(0))
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, piastres: Number(product / whole), remainder: product % whole }
  })
  const left = amount - parts.reduce((sum, { piastres }) => sum + piastres, 0)
  const favoured = [...parts]
    .sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder))
    .slice(0, left)
    .map(({ index }) => index)
  return parts.map(({ index, piastres }) =>
    asPiastres(favoured.includes(index) ? piastres + 1 : piastres),
  )
}
