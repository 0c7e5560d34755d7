import type { MessageKey } from '../messages'
import {
  ATTRIBUTE_COLUMNS,
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type AttributeColumn,
  attributeField,
} from './product-attributes'
import type { CsvColumn } from './product-file'

/** A column that other files than the shop's own export can have. */
export type MappedColumn = Exclude<CsvColumn, 'version' | 'stock_exported'>

const isAttribute = (column: CsvColumn): column is AttributeColumn =>
  ATTRIBUTE_COLUMNS.some((name) => name === column)

function attributeOf(column: AttributeColumn) {
  const name = ATTRIBUTE_NAMES.find((one) => ATTRIBUTES[one].column === column)
  if (!name) throw new Error(`No attribute has the column ${column}`)
  return attributeField(name)
}

/** The name of a column of the product file, such as “Price before the offer”. */
export function columnLabel(column: MappedColumn): MessageKey {
  if (!isAttribute(column)) return `import.field.${column}`
  const { label, columnLabel: own } = attributeOf(column)
  return own ?? label
}

/** The explanation of the cells of a column. */
export function columnHint(column: CsvColumn): MessageKey {
  if (!isAttribute(column)) return `import.column.${column}`
  return attributeOf(column).columnHint ?? columnLabel(column)
}
