import { MAX_QUERY_WORDS } from '#domain/limits'
import { PRODUCTS_CURSOR_LENGTH, parseSortedCursor } from '#domain/listing/cursor'
import { isFiltered } from '#domain/listing/product-filter'
import { type ProductsInput, productsSchema } from '#domain/listing/product-list.schema'
import { collectionPath } from '#domain/products/collections'
import { type Unchecked, validate } from '#domain/validation/validate'
import { decodeCursor, encodeCursor, toPage } from '../../platform/database/statements/cursor'
import { statement } from '../../platform/database/statements/statement'
import { nameCondition, queryWords } from '../../platform/text/name-filter'
import { PRODUCT_COLUMNS, productRow } from '../products/catalogue.service'
import { finder, IDS_COLUMN, rankedIdsRow, toMatches } from './product-matches'
import {
  type ListSources,
  lazySummary,
  listFromIndex,
  type ProductPage,
  sortedCursor,
} from './product-page'

const readPageWhere = statement({
  name: 'catalogue.readPageWhere',
  sql: (condition: string) =>
    `SELECT ${PRODUCT_COLUMNS} FROM products
     WHERE id > $1 AND NOT hidden AND ${condition}
     ORDER BY id LIMIT $2 OFFSET $3`,
  row: productRow,
  isExpensive: true,
  isCatalogue: true,
})

const readMatches = statement({
  name: 'catalogue.readMatches',
  sql: (condition: string) =>
    `SELECT 0 AS rank, ${IDS_COLUMN} FROM products
     WHERE NOT hidden AND ${condition} HAVING count(*) > 0`,
  row: rankedIdsRow,
  isExpensive: true,
  isCatalogue: true,
})

const NAMES_WITH_WORDS = finder('words', async (db, words: readonly string[]) => {
  const condition = nameCondition(words, 1)
  return toMatches(await readMatches(db, condition.parameters, condition.sql))
})

/** What products of a collection have; of one that does not exist, there are none. */
async function collectionKeys(
  { db, collections }: ListSources,
  slug: string | null | undefined,
): Promise<readonly (readonly string[])[]> {
  if (slug == null) return []
  const tree = await collections.get(db)
  const collection = tree.find(slug)
  const slugs = collection ? tree.slugsBelow(collection) : []
  return [slugs.map((entry) => collectionPath({ slug: entry }))]
}

/** A page of the products that shoppers see, filtered and sorted. Throws INVALID. */
export async function listProducts(
  sources: ListSources,
  input: Unchecked<ProductsInput>,
): Promise<ProductPage> {
  const { first, after, offset, category, collection, search, sort, filter } = validate(
    productsSchema,
    input,
  )
  const words = queryWords(search ?? '', MAX_QUERY_WORDS)
  const { db } = sources
  const query = {
    filter,
    within: [...(category ? [[category]] : []), ...(await collectionKeys(sources, collection))],
    matches:
      words.length > 0
        ? () => sources.matches.get(db, NAMES_WITH_WORDS, words.toSorted())
        : undefined,
  }
  if (sort !== 'OLDEST') {
    const place = after == null ? undefined : parseSortedCursor(after, sort)
    return listFromIndex(sources, query, { sort, after: place, offset, first }, (value, id) =>
      sortedCursor(sort, value, id),
    )
  }
  const [afterId = 0] = decodeCursor(after, PRODUCTS_CURSOR_LENGTH) ?? []
  // The words alone are looked up as far as the page needs, without all that match.
  if (words.length > 0 && query.within.length === 0 && !isFiltered(filter)) {
    const condition = nameCondition(words, 4)
    const parameters = [afterId, first + 1, offset, ...condition.parameters]
    const rows = await readPageWhere(db, parameters, condition.sql)
    return {
      ...toPage(rows, { first, after }, (product) => [product.id]),
      ...lazySummary(sources, query),
    }
  }
  const place = after == null ? undefined : { value: afterId, id: afterId }
  return listFromIndex(sources, query, { sort, after: place, offset, first }, (_value, id) =>
    encodeCursor([id]),
  )
}
