import type { FileRow } from './cells'
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
