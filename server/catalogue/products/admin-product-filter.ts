import { MAX_QUERY_WORDS } from '#domain/limits'
import {
  type Category,
  type CategoryKey,
  categoryTree,
  findCategory,
} from '#domain/products/categories'
import type { StockLevel } from '#domain/products/product.schema'
import { nameCondition, queryWords, type SqlCondition } from '../../platform/text/name-filter'

/** The filters of the admin's product list. */
export interface AdminProductFilter {
  readonly search?: string | null | undefined
  /** Products that the search finds by their SKU or barcode, whatever their names. */
  readonly ids?: readonly number[]
  readonly outOfStock?: boolean | undefined
  readonly hidden?: boolean | null | undefined
  readonly family?: string | null | undefined
  readonly brand?: string | null | undefined
  readonly supplier?: string | null | undefined
  readonly category?: CategoryKey | null | undefined
  readonly stockLevel?: StockLevel | null | undefined
}

const HIDDEN = { true: 'hidden', false: 'NOT hidden' } as const

/** Reads the setting once for a statement. */
const LOW_STOCK_SETTING = '(SELECT low_stock_setting())'

/** The SQL condition of each level of stock. Each part of LOW has an index. */
export const STOCK_CONDITIONS: Readonly<Record<StockLevel, string>> = {
  OUT: 'stock = 0',
  LOW: `(low_stock_threshold IS NULL AND stock BETWEEN 1 AND ${LOW_STOCK_SETTING}
    OR stock BETWEEN 1 AND low_stock_threshold)`,
  NOT_TRACKED: 'stock IS NULL',
}

type Bind = (text: string) => string

/** The rule of a category for names (see `isInCategory`); they are stored with single spaces. */
function nameRule(category: Category, bind: Bind): string {
  const has = (text: string) => `normalize(name, NFKC) ILIKE ${bind(`%${text}%`)}`
  const rules = category.rules.map(({ all = [], any, none = [] }) =>
    [
      ...all.map(has),
      ...(any ? [`(${any.map(has).join(' OR ')})`] : []),
      ...none.map((text) => `NOT ${has(text)}`),
    ].join(' AND '),
  )
  return rules.map((rule) => `(${rule})`).join(' OR ')
}

function categoryCondition(key: CategoryKey, bind: Bind): string | false {
  const category = findCategory(key)
  if (!category) return false
  const keys = categoryTree(category).map((entry) => bind(entry.key))
  return `(category_keys && ARRAY[${keys.join(', ')}]::text[]
    OR category_keys IS NULL AND (${nameRule(category, bind)}))`
}

/** The condition of a filter. Its parameters are numbered from `firstParameter`. */
export function adminProductCondition(
  filter: AdminProductFilter,
  firstParameter: number,
): SqlCondition {
  const {
    search,
    ids = [],
    outOfStock,
    hidden,
    family,
    brand,
    supplier,
    category,
    stockLevel,
  } = filter
  const words = queryWords(search ?? '', MAX_QUERY_WORDS)
  const names = nameCondition(words, firstParameter)
  const parameters = [...names.parameters]
  const bind: Bind = (text) => `$${firstParameter + parameters.push(text) - 1}`
  const conditions = [
    hidden != null && HIDDEN[`${hidden}`],
    outOfStock && STOCK_CONDITIONS.OUT,
    stockLevel && STOCK_CONDITIONS[stockLevel],
    family && `text_key(family) = text_key(${bind(family)})`,
    brand && `brand = ${bind(brand)}`,
    supplier && `supplier = ${bind(supplier)}`,
    category && categoryCondition(category, bind),
    ids.length > 0 ? `(${names.sql} OR id = ANY(${bind(`{${ids.join()}}`)}::int[]))` : names.sql,
  ]
  return { sql: conditions.filter(Boolean).join(' AND '), parameters }
}
