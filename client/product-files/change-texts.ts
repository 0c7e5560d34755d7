import type { MessageKey } from '#domain/messages'
import { findCategory } from '#domain/products/categories'
import { CSV_COLUMNS, type CsvColumn } from '#domain/products/product-file'
import type { MappedColumn } from './send-import'

type Translate = (key: MessageKey) => string

const isNamed = (column: CsvColumn): column is MappedColumn =>
  column !== 'version' && column !== 'stock_exported'

/** The name of a column of the product file, such as “Price before the offer”. */
export function columnText(t: Translate, column: string): string {
  const known = CSV_COLUMNS.find((name) => name === column)
  return known && isNamed(known) ? t(`import.field.${known}`) : column
}

/** A cell of the product file in words. */
export function cellText(t: Translate, column: string, value: string | null): string {
  if (value === null || value === '') return t('changes.nothing')
  if (column === 'hidden') return t(value === 'true' ? 'changes.yes' : 'changes.no')
  if (column !== 'categories') return value
  return value
    .split(' ')
    .map((key) => {
      const category = findCategory(key)
      return category ? t(category.title) : key
    })
    .join(' · ')
}
