import { readPiastres } from './column-amounts'
import type { FileTable } from './table'

/** The columns of the net amounts in a statement, and of the amounts that they are calculated from. */
export interface NetColumns {
  readonly amount: string
  readonly fees: readonly string[]
  readonly tax: string | null
  readonly net: string
}

/** Of the rows, how many may say something else: a courier's corrections have no amount or no fee. */
const SHARE_OF_EXCEPTIONS = 0.1
/** More would take a while, and no courier has so many. */
const MAX_CANDIDATES = 10
const ROUNDING = 1

type Values = readonly (number | undefined)[]

interface Sums {
  readonly said: number
  readonly read: number
  readonly isExplained: boolean
}

function compare(net: Values, amount: Values, deductions: readonly Values[]): Sums | undefined {
  let [said, read, rows, exceptions] = [0, 0, 0, 0]
  for (const [place, left] of net.entries()) {
    if (left === undefined) continue
    const rest = deductions.reduce((sum, values) => sum - (values[place] ?? 0), amount[place] ?? 0)
    said += left
    read += rest
    rows += 1
    if (Math.abs(left - rest) > ROUNDING) exceptions += 1
  }
  if (rows === 0) return undefined
  return { said, read, isExplained: exceptions <= rows * SHARE_OF_EXCEPTIONS }
}

/**
 * Compares the net amounts of a statement with those calculated from its columns. Returns both sums in piastres if more
 * than a few rows differ: a column of fees is missing, or another column was mistaken for one.
 */
export function netDifference(
  table: FileTable,
  { amount, fees, tax, net }: NetColumns,
): Omit<Sums, 'isExplained'> | undefined {
  const values = (heading: string) => readPiastres(table, heading)
  const deductions = [...fees, ...(tax === null ? [] : [tax])].map(values)
  const sums = compare(values(net), values(amount), deductions)
  return sums && !sums.isExplained ? { said: sums.said, read: sums.read } : undefined
}

/** All choices of one to `max` of the items: those of few first, and among them those of the first items. */
function* choicesOf<T>(items: readonly T[], max: number): Generator<readonly T[]> {
  function* ofSize(size: number, start: number): Generator<readonly T[]> {
    if (size === 0) {
      yield []
      return
    }
    for (const [offset, item] of items.slice(start).entries()) {
      for (const rest of ofSize(size - 1, start + offset + 1)) yield [item, ...rest]
    }
  }
  for (let size = 1; size <= max; size += 1) yield* ofSize(size, 0)
}

/**
 * The columns that explain the net amounts of a statement: which of the candidates are its fees, and whether its VAT
 * comes on top of them. The likeliest candidates are first. Undefined if none do, or nothing was deducted.
 */
export function explainNet(
  table: FileTable,
  { amount, tax, net }: Omit<NetColumns, 'fees'>,
  candidates: readonly string[],
  max: number,
): Pick<NetColumns, 'fees' | 'tax'> | undefined {
  const values = new Map(
    [...candidates, amount, net, ...(tax === null ? [] : [tax])].map((heading) => [
      heading,
      readPiastres(table, heading),
    ]),
  )
  const valuesOf = (heading: string) => values.get(heading) ?? []
  const filled = candidates
    .filter((heading) => valuesOf(heading).some((value) => value))
    .slice(0, MAX_CANDIDATES)
  const taxes = tax === null ? [null] : [tax, null]
  for (const fees of choicesOf(filled, max)) {
    for (const deducted of taxes) {
      const deductions = [...fees, ...(deducted === null ? [] : [deducted])].map(valuesOf)
      if (compare(valuesOf(net), valuesOf(amount), deductions)?.isExplained) {
        return { fees, tax: deducted }
      }
    }
  }
  return undefined
}
