import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError, type FieldProblem } from '#domain/errors'
import { toGtin14 } from '#domain/products/gtin'
import { type Reading, readScan } from '#domain/scanning/scan'
import { textKey } from '#domain/validation/characters'
import { invalid } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { isUniqueViolation } from '../../platform/database/statements/unique-violation'

/** The numbers that must be unique to a product, hidden products included, by their fields in inputs. */
export const PRODUCT_NUMBERS = {
  sku: { field: 'inventory.sku', taken: 'product.skuTaken', keyOf: textKey },
  gtin: { field: 'gtin', taken: 'product.gtinTaken', keyOf: toGtin14 },
} as const

export type ProductNumber = keyof typeof PRODUCT_NUMBERS

/** The numbers that a product is to have; undefined ones stay as they are. */
export type NumbersOfProduct = Readonly<Partial<Record<ProductNumber, string | null | undefined>>>

/** The condition for the products with an SKU or a barcode; each has an index. */
export const HAS_NUMBER = `(text_key(products.sku) = text_key($1) OR lpad(products.gtin, 14, '0') = $2)`

/** The parameters of {@link HAS_NUMBER} for one way to read a text. */
const numberParameters = ({
  code,
  gtin14,
}: Reading): readonly [sku: string, gtin14: string | null] => [textKey(code), gtin14]

/**
 * The rows that a text names that was typed or scanned: those of the first way to read it that leads to any, each once (see
 * {@link readScan}).
 */
export async function findByScan<Row extends { readonly id: number }>(
  text: string,
  find: (parameters: readonly [sku: string, gtin14: string | null]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  for (const readings of readScan(text)) {
    const rows = new Map<number, Row>()
    for (const reading of readings) {
      for (const row of await find(numberParameters(reading))) rows.set(row.id, row)
    }
    if (rows.size > 0) return [...rows.values()]
  }
  return []
}

const findWithNumber = statement({
  name: 'productNumbers.findWithNumber',
  sql: `SELECT id FROM products WHERE ${HAS_NUMBER} ORDER BY id LIMIT 100`,
  row: z.object({ id: z.int() }),
})

/** The ids of the products whose SKU or barcode is this text: one, or several if it is not clear which is meant. */
export async function findIdsByNumber(db: EntityManager, text: string): Promise<readonly number[]> {
  const rows = await findByScan(text, (parameters) => findWithNumber(db, parameters))
  return rows.map(({ id }) => id)
}

const findHolders = statement({
  name: 'productNumbers.findHolders',
  sql: `SELECT 'sku' AS number, wanted AS key, id, name
     FROM unnest($1::text[]) AS wanted JOIN products ON text_key(sku) = text_key(wanted)
     UNION ALL
     SELECT 'gtin', wanted, id, name
     FROM unnest($2::text[]) AS wanted JOIN products ON lpad(gtin, 14, '0') = wanted
     ORDER BY id`,
  row: z.object({
    number: z.enum(['sku', 'gtin']),
    key: z.string(),
    id: z.int(),
    name: z.string(),
  }),
})

/** A product that has a number. */
export interface NumberHolder {
  readonly id: number
  readonly name: string
}

/** The products that have one of these numbers, by number and key (see {@link PRODUCT_NUMBERS}). */
export async function readNumberHolders(
  db: EntityManager,
  keys: Readonly<Record<ProductNumber, readonly string[]>>,
): Promise<(number: ProductNumber, key: string) => readonly NumberHolder[]> {
  const rows =
    keys.sku.length + keys.gtin.length === 0 ? [] : await findHolders(db, [keys.sku, keys.gtin])
  const holders = new Map<string, NumberHolder[]>()
  for (const { number, key, id, name } of rows) {
    const place = `${number} ${key}`
    holders.set(place, [...(holders.get(place) ?? []), { id, name }])
  }
  return (number, key) => holders.get(`${number} ${key}`) ?? []
}

const NUMBERS = Object.keys(PRODUCT_NUMBERS) as readonly ProductNumber[]

/** Numbers that a product is to have, and where the input has them. */
export interface WantedNumbers {
  readonly numbers: NumbersOfProduct
  readonly fieldOf: (number: ProductNumber) => string
}

/** What is wrong with numbers that products other than this one have. */
export async function takenNumbers(
  db: EntityManager,
  id: number | undefined,
  wanted: readonly WantedNumbers[],
): Promise<readonly FieldProblem[]> {
  const keyOf = (number: ProductNumber, { numbers }: WantedNumbers) => {
    const text = numbers[number]
    return text == null ? [] : [PRODUCT_NUMBERS[number].keyOf(text)]
  }
  const keysOf = (number: ProductNumber) => wanted.flatMap((entry) => keyOf(number, entry))
  const holdersOf = await readNumberHolders(db, { sku: keysOf('sku'), gtin: keysOf('gtin') })
  return wanted.flatMap((entry) =>
    NUMBERS.flatMap((number) =>
      keyOf(number, entry).flatMap((key) => {
        const holders = holdersOf(number, key)
        const [other] = holders
        if (!other || holders.some((holder) => holder.id === id)) return []
        const parameters = { name: other.name, id: other.id }
        return [{ field: entry.fieldOf(number), key: PRODUCT_NUMBERS[number].taken, parameters }]
      }),
    ),
  )
}

/** Throws INVALID if another product has one of the numbers. What a product has already, it may keep. */
async function checkNumbers(
  db: EntityManager,
  id: number | undefined,
  numbers: NumbersOfProduct,
): Promise<void> {
  const fieldOf = (number: ProductNumber) => PRODUCT_NUMBERS[number].field
  const problems = await takenNumbers(db, id, [{ numbers, fieldOf }])
  if (problems.length > 0) throw invalid(problems)
}

/** How often a write is tried whose number another product got, and lost again, meanwhile. */
const ATTEMPTS = 3

/**
 * Writes numbers that were free, in a transaction of its own. Another write may have taken one since: the unique indexes
 * then refuse this one, and `check` throws an error that names the product, unless it has lost the number already.
 * Throws CONFLICT if that happens each time.
 */
export async function withFreeNumbers<T>(
  write: () => Promise<T>,
  check: () => Promise<void>,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      await check()
    }
  }
  throw new AppError('CONFLICT', { key: 'product.changedMeanwhile' })
}

/**
 * Writes a product whose numbers no other product may have. `write` calls `check` where it begins to write, not when it
 * repeats what an earlier request has written. Throws INVALID, CONFLICT.
 */
export async function writeNumbers<T>(
  db: EntityManager,
  id: number | undefined,
  numbers: NumbersOfProduct,
  write: (check: (transaction: EntityManager) => Promise<void>) => Promise<T>,
): Promise<T> {
  if (numbers.sku == null && numbers.gtin == null) return write(async () => {})
  const check = (manager: EntityManager) => checkNumbers(manager, id, numbers)
  return withFreeNumbers(
    () => write(check),
    () => check(db),
  )
}
