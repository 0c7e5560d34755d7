import type { MessageKey } from '#domain/messages'
import { findCategory } from '#domain/products/categories'
import { ATTRIBUTE_NAMES, attributeField } from '#domain/products/product-attributes'
import { CSV_COLUMNS, type CsvColumn } from '#domain/products/product-file'
import { columnLabel, type MappedColumn } from '#domain/products/product-file-texts'

type Translate = (key: MessageKey) => string

const isNamed = (column: CsvColumn): column is MappedColumn =>
  column !== 'version' && column !== 'stock_exported'

/** The name of a column of the product file, such as “Price before the offer”. */
export function columnText(t: Translate, column: string): string {
  const known = CSV_COLUMNS.find((name) => name === column)
  return known && isNamed(known) ? t(columnLabel(known)) : column
}

/** The text of the value of an attribute with few of them. */
function choiceText(t: Translate, column: string, value: string): string | undefined {
  const field = ATTRIBUTE_NAMES.map(attributeField).find((one) => one.column === column)
  const key = field?.valueTexts?.[value.toUpperCase()]
  return key && t(key)
}

/** A cell of the product file in words. */
export function cellText(t: Translate, column: string, value: string | null): string {
  if (value === null || value === '') return t('changes.nothing')
  if (column === 'hidden') return t(value === 'true' ? 'changes.yes' : 'changes.no')
  const choice = choiceText(t, column, value)
  if (choice) return choice
  if (column !== 'categories') return value
  return value
    .split(' ')
    .map((key) => {
      const category = findCategory(key)
      return category ? t(category.title) : key
    })
    .join(' · ')
}
