import type { FileRow } from './cells'
import type { Delimiter } from './csv'
import type { TextEncoding } from './decode-text'
import type { FileNote } from './table'

/** A sheet of a workbook, a table of a page, or the only one of a file of text. */
export interface Sheet {
  /** Empty in a file of text. */
  readonly name: string
  readonly isHidden: boolean
  /** Those that have cells. */
  readonly rows: readonly FileRow[]
  readonly notes: readonly FileNote[]
}

/** Content of a file, regardless of its format. */
export interface FileContent {
  /** How a file of text is written; null for a workbook or a page. */
  readonly format: { readonly encoding: TextEncoding; readonly delimiter: Delimiter } | null
  readonly sheets: readonly Sheet[]
}

/** The sheets that somebody can mean: those that are shown and have cells, or else all that have cells. */
export function sheetsToChoose({ sheets }: FileContent): readonly Sheet[] {
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  const shown = filled.filter(({ isHidden }) => !isHidden)
  return shown.length > 0 ? shown : filled
}
