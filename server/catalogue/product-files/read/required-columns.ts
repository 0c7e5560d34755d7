import type { CsvColumn } from '#domain/products/product-file'

/** The columns that new products need. */
export const REQUIRED_COLUMNS: readonly CsvColumn[] = ['name', 'price', 'image_url']

/** The columns of a file with those that drafts have in addition. */
export function withDraftColumns(columns: ReadonlySet<CsvColumn>): ReadonlySet<CsvColumn> {
  const names: readonly CsvColumn[] = columns.has('name_ar') ? ['name'] : []
  return new Set<CsvColumn>([...columns, ...names, 'image_url', 'hidden'])
}
