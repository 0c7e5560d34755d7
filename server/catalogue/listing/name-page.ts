import type { EntityManager } from 'typeorm'
import type { Locale } from '#domain/messages/locale'
import type { ProductView } from '#domain/products/product-view'
import { statement } from '../../platform/database/statements/statement'
import { PRODUCT_COLUMNS, productRow } from '../products/catalogue.service'
import type { PageRequest } from './listing-selection'

/** The name that is displayed; each has an index. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'name', ar: 'coalesce(name_ar, name)' }

/** Restrictions to some products. */
const RESTRICTIONS = {
  none: 'NOT hidden',
  ids: 'id = ANY($ids::int[])',
  bits: 'CASE WHEN id < $size::int THEN get_bit($bits::bytea, id) = 1 ELSE false END',
} as const

type Restriction = keyof typeof RESTRICTIONS

const readNamePage = statement({
  name: 'catalogue.readNamePage',
  // The ids first, which the index has, so that only the products of the page are read.
  sql: (locale: Locale, restriction: Restriction) => `
    SELECT ${PRODUCT_COLUMNS} FROM (
      SELECT id FROM products
      WHERE (${NAMES[locale]}, id) > ($afterName, $afterId::int) AND ${RESTRICTIONS[restriction]}
      ORDER BY ${NAMES[locale]}, id LIMIT $limit OFFSET $offset
    ) AS page JOIN products USING (id)
    WHERE NOT hidden
    ORDER BY ${NAMES[locale]}, id`,
  row: productRow,
  isExpensive: true,
  isCatalogue: true,
})

/** Up to so many are sorted; of more, the first in an index are looked for. */
const FEW = 2_000

/** One bit for each id up to the highest. */
function toBits(ids: readonly number[]): { readonly bits: Buffer; readonly size: number } {
  const size = (ids.at(-1) ?? 0) + 1
  const bits = Buffer.alloc(Math.ceil(size / 8))
  for (const id of ids) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
  return { bits, size }
}

/** Products by name in a language, one more than the page: of those with these ids, which are sorted, or of all. */
export async function namePageOf(
  db: EntityManager,
  locale: Locale,
  ids: readonly number[] | undefined,
  { after, offset, first }: Omit<PageRequest, 'sort'>,
): Promise<ProductView[]> {
  const page = {
    afterName: String(after?.value ?? ''),
    afterId: after?.id ?? 0,
    limit: first + 1,
    offset,
  }
  if (!ids) return readNamePage(db, page, locale, 'none')
  if (ids.length <= FEW) return readNamePage(db, { ...page, ids }, locale, 'ids')
  return readNamePage(db, { ...page, ...toBits(ids) }, locale, 'bits')
}
