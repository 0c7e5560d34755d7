import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { hasGtinLength, readGtin } from '#domain/products/gtin'
import { textKey } from '#domain/validation/characters'
import { statement } from '../../../platform/database/statements/statement'
import { PRODUCT_NUMBERS, readNumberHolders } from '../../products/product-numbers.service'
import type { ImportProblem } from '../read/records/import-problem'
import type { SourceRow } from '../read/sources/source'

/** The fields by which a row is matched to a product of the shop, in the order in which they are tried. */
export const MATCHES = ['id', 'sku', 'gtin', 'name'] as const

export type Match = (typeof MATCHES)[number]

/** The product of the shop that a row is about. */
export interface MatchedRow {
  /** Undefined for a new one. */
  readonly id: string | undefined
  readonly by: Match | undefined
  readonly problems: readonly ImportProblem[]
}

const NEW: MatchedRow = { id: undefined, by: undefined, problems: [] }

const findNamed = statement({
  name: 'productImport.findNamed',
  sql: `WITH wanted AS (SELECT unnest($1::text[]) AS name), found AS (
       SELECT wanted.name, id FROM wanted JOIN products ON text_key(products.name) = wanted.name
       UNION
       SELECT wanted.name, id FROM wanted JOIN products ON text_key(name_ar) = wanted.name
     ) SELECT name, min(id) AS id, count(*)::int AS count FROM found GROUP BY name`,
  row: z.object({ name: z.string(), id: z.int(), count: z.int() }),
})

function keysOf({ cells }: SourceRow) {
  const gtin = readGtin(cells.gtin ?? '')
  return {
    id: cells.id || undefined,
    sku: cells.sku ? PRODUCT_NUMBERS.sku.keyOf(cells.sku) : undefined,
    gtin: hasGtinLength(gtin) ? PRODUCT_NUMBERS.gtin.keyOf(gtin) : undefined,
    name: textKey(cells.name || cells.name_ar || ''),
  }
}

type Keys = ReturnType<typeof keysOf>

const hasNoNumber = ({ id, sku, gtin }: Keys) => !id && !sku && !gtin

function distinct(keys: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(keys.filter((key) => key !== undefined))]
}

/**
 * The products that rows are about: those with their id, SKU or barcode, or else, of rows that have none of them, the only
 * one with their name in either language. So that a file which is imported twice adds nothing twice.
 */
export async function matchRows(
  db: EntityManager,
  rows: readonly SourceRow[],
): Promise<readonly MatchedRow[]> {
  const keys = rows.map(keysOf)
  const holdersOf = await readNumberHolders(db, {
    sku: distinct(keys.map(({ sku }) => sku)),
    gtin: distinct(keys.map(({ gtin }) => gtin)),
  })
  const names = distinct(keys.flatMap((key) => (hasNoNumber(key) && key.name ? [key.name] : [])))
  const named = names.length > 0 ? await findNamed(db, [names]) : []
  const byName = new Map(named.map((found) => [found.name, found]))
  const linesOfNames = new Map<string, number>()

  function matchByName(line: number, name: string): MatchedRow {
    const field = 'name'
    const first = linesOfNames.get(name)
    if (first !== undefined) {
      const parameters = { line: first }
      return { ...NEW, problems: [{ line, field, key: 'import.repeatedName', parameters }] }
    }
    linesOfNames.set(name, line)
    const found = byName.get(name)
    if (!found) return NEW
    if (found.count > 1) return { ...NEW, problems: [{ line, field, key: 'import.severalNamed' }] }
    return { id: String(found.id), by: 'name', problems: [] }
  }

  return rows.map(({ line }, index) => {
    const own = keys[index]
    if (!own) return NEW
    if (own.id) return { id: own.id, by: 'id', problems: [] }
    if (hasNoNumber(own)) return own.name ? matchByName(line, own.name) : NEW
    for (const number of ['sku', 'gtin'] as const) {
      const key = own[number]
      const [holder] = key === undefined ? [] : holdersOf(number, key)
      if (holder) return { id: String(holder.id), by: number, problems: [] }
    }
    return NEW
  })
}
