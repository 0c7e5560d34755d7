import { CATEGORIES } from './categories'
import { ATTRIBUTE_COLUMNS, ATTRIBUTE_NAMES, attributeField } from './product-attributes'
import { INVENTORY_COLUMNS } from './product-inventory.schema'

/** The columns for everything that a product need not have. */
const DETAIL_COLUMNS = [
  'more_image_urls',
  'hidden',
  'family',
  'gtin',
  'categories',
  ...ATTRIBUTE_COLUMNS,
  'description',
  'description_ar',
  'composition',
  'composition_ar',
  'feeding_guide',
  'feeding_guide_ar',
  'facts',
  'facts_ar',
  'seo_title',
  'seo_title_ar',
  'seo_description',
  'seo_description_ar',
  ...INVENTORY_COLUMNS,
] as const

/** The columns of the product file, in the order of the export. */
export const CSV_COLUMNS = [
  'id',
  'name',
  'name_ar',
  'price',
  'was_price',
  'image_url',
  'stock',
  'version',
  ...DETAIL_COLUMNS,
  // Last, for readers that count columns.
  'stock_exported',
] as const

/** The columns without the owner's internal fields. */
export const SHARED_CSV_COLUMNS: readonly CsvColumn[] = CSV_COLUMNS.filter(
  (column) => !INVENTORY_COLUMNS.some((name) => name === column),
)

export type CsvColumn = (typeof CSV_COLUMNS)[number]
export type DetailColumn = (typeof DETAIL_COLUMNS)[number]

export function isDetailColumn(column: CsvColumn): column is DetailColumn {
  return DETAIL_COLUMNS.some((name) => name === column)
}

/** The cell of a product in no category, not even by its name. */
export const NO_CATEGORIES = 'none'

const lowerCase = (values: readonly string[]) => values.map((value) => value.toLowerCase())

/** The columns with few values, and these. */
export const COLUMN_VALUES: Partial<Record<CsvColumn, readonly string[]>> = {
  ...Object.fromEntries(
    ATTRIBUTE_NAMES.map(attributeField).flatMap(({ column, values }) =>
      values ? [[column, lowerCase(values)]] : [],
    ),
  ),
  categories: [...CATEGORIES.map(({ key }) => key), NO_CATEGORIES],
}
