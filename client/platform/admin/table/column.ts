import type { ReactNode } from 'react'
import type { Permission } from '#domain/accounts/permissions'
import type { MessageKey } from '#domain/messages'
import type { Words } from './use-words'

/**
 * Where a cell is in the card that a row is on phones and beside an open panel: `lead`, `title`, `end` and `amount`
 * share the first line, `line` takes the rest of the second, `badge`s and `field`s follow on lines of their own, and an
 * `action` is at the end of the card. `none` is left out.
 */
type CardPlace =
  | 'lead'
  | 'title'
  | 'end'
  | 'amount'
  | 'line'
  | 'badge'
  | 'field'
  | 'action'
  | 'none'

/** How a column is called, and where it is when there is little room. */
interface ColumnPlace<Row, Sort extends string> {
  readonly id: string
  readonly title: MessageKey
  /** Whether the title is for screen readers only. */
  readonly isTitleHidden?: boolean
  /** Whether its cells are the headings of their rows. */
  readonly isRowHeader?: boolean
  /** The orders of the list by this column; without them, it cannot be sorted by it. */
  readonly sort?: { readonly ascending: Sort; readonly descending: Sort }
  /** Whether its cells are numbers to compare: they end in one line, below the end of the title. */
  readonly isNumber?: boolean
  /** Whether the list has it only if it was chosen. */
  readonly isOptional?: boolean
  /** Who sees it; in a list of `defineList`, others do not. */
  readonly permission?: Permission
  /** The width of the page, in pixels, below which the column is left out. */
  readonly hiddenBelow?: 768
  readonly card: CardPlace
  /** Whether a card needs no badge of this cell: it has the usual value. */
  readonly isUsual?: (row: Row) => boolean
}

type ColumnText<Row> = (row: Row, words: Words) => string | number | null

/** The type of the cells: a text, a time, or anything else, which in files is `text`. */
type ColumnContent<Row> =
  | { readonly text: ColumnText<Row>; readonly time?: undefined; readonly cell?: undefined }
  | {
      readonly time: (row: Row) => string | null
      readonly text?: undefined
      readonly cell?: undefined
    }
  | {
      readonly cell: (row: Row) => ReactNode
      readonly text?: ColumnText<Row>
      readonly time?: undefined
    }

/** A column of a table. */
export type Column<Row, Sort extends string = string> = ColumnPlace<Row, Sort> & ColumnContent<Row>
