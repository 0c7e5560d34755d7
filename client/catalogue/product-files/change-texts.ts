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

/** The texts of the columns with few values, by the value in upper case. */
const VALUES: Partial<Readonly<Record<string, Readonly<Record<string, MessageKey>>>>> = {
  animal: {
    CAT: 'product.animal.CAT',
    DOG: 'product.animal.DOG',
    BOTH: 'product.animal.BOTH',
  },
  life_stage: {
    JUNIOR: 'product.lifeStage.JUNIOR',
    ADULT: 'product.lifeStage.ADULT',
    SENIOR: 'product.lifeStage.SENIOR',
    ALL: 'product.lifeStage.ALL',
  },
  net_unit: { G: 'admin.netUnit.G', ML: 'admin.netUnit.ML', PIECE: 'admin.netUnit.PIECE' },
}

/** A cell of the product file in words. */
export function cellText(t: Translate, column: string, value: string | null): string {
  if (value === null || value === '') return t('changes.nothing')
  if (column === 'hidden') return t(value === 'true' ? 'changes.yes' : 'changes.no')
  const named = VALUES[column]?.[value.toUpperCase()]
  if (named) return t(named)
  if (column !== 'categories') return value
  return value
    .split(' ')
    .map((key) => {
      const category = findCategory(key)
      return category ? t(category.title) : key
    })
    .join(' · ')
}
