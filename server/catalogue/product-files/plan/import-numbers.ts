import type { EntityManager } from 'typeorm'
import {
  PRODUCT_NUMBERS,
  type ProductNumber,
  readNumberHolders,
} from '../../products/product-numbers.service'
import type { ImportProblem } from '../read/records/import-problem'
import type { Change } from './product-change'

/** A row whose product is to have a number. */
interface NumberedRow {
  readonly line: number
  readonly number: ProductNumber
  readonly key: string
  /** Whether its product does not have it yet. */
  readonly isTaking: boolean
}

const NUMBERS = Object.keys(PRODUCT_NUMBERS) as readonly ProductNumber[]

function numberedRows(changes: readonly Change[], number: ProductNumber): readonly NumberedRow[] {
  const { keyOf } = PRODUCT_NUMBERS[number]
  const toKey = (text: string | null | undefined) => (text == null ? null : keyOf(text))
  return changes.flatMap(({ line, current, details }) => {
    const key = toKey(details?.[number])
    if (key === null) return []
    return [{ line, number, key, isTaking: key !== toKey(current?.details?.[number]) }]
  })
}

/** The rows that take a number which another row of the file is to have, too. */
function problemsInFile(rows: readonly NumberedRow[]): readonly ImportProblem[] {
  const byKey = new Map<string, NumberedRow[]>()
  for (const row of rows) {
    const same = byKey.get(row.key)
    if (same) same.push(row)
    else byKey.set(row.key, [row])
  }
  return [...byKey.values()].flatMap((same) => {
    // One that has it already keeps it.
    const holder = same.find(({ isTaking }) => !isTaking) ?? same[0]
    return same
      .filter((row) => row.isTaking && row !== holder)
      .map(({ line, number }) => ({
        line,
        field: PRODUCT_NUMBERS[number].field,
        key: 'import.repeatedNumber' as const,
        parameters: { line: holder?.line ?? line },
      }))
  })
}

/**
 * Returns the problems of the SKUs and barcodes that rows give to their products: no two products may have the same one
 * after the import. Rows may pass numbers on to each other.
 */
export async function problemsOfNumbers(
  db: EntityManager,
  changes: readonly Change[],
): Promise<readonly ImportProblem[]> {
  const rows = { sku: numberedRows(changes, 'sku'), gtin: numberedRows(changes, 'gtin') }
  const takenKeys = (number: ProductNumber) => [
    ...new Set(rows[number].filter(({ isTaking }) => isTaking).map(({ key }) => key)),
  ]
  const holdersOf = await readNumberHolders(db, { sku: takenKeys('sku'), gtin: takenKeys('gtin') })
  // The file says what these will have.
  const changedIds = new Set(
    changes.flatMap(({ current, details }) => (current && details ? [current.id] : [])),
  )
  const taken = NUMBERS.flatMap((number) =>
    rows[number].flatMap(({ line, key, isTaking }): ImportProblem[] => {
      const other = isTaking && holdersOf(number, key).find(({ id }) => !changedIds.has(id))
      if (!other) return []
      const { field, taken: message } = PRODUCT_NUMBERS[number]
      return [{ line, field, key: message, parameters: { name: other.name, id: other.id } }]
    }),
  )
  return [...NUMBERS.flatMap((number) => problemsInFile(rows[number])), ...taken].toSorted(
    (a, b) => a.line - b.line,
  )
}
