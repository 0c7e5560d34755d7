import type { ReactNode } from 'react'
import type { MessageKey } from '#domain/messages'

/**
 * Where a cell is in the card that a row is on phones and beside an open panel: `lead`, `title`, `end` and `amount`
 * share the first line, `line` takes the rest of the second, `badge`s and `field`s follow on lines of their own, and an
 * `action` is at the end of the card. `none` is left out.
 */
export type CardPlace =
  | 'lead'
  | 'title'
  | 'end'
  | 'amount'
  | 'line'
  | 'badge'
  | 'field'
  | 'action'
  | 'none'

/** A column of a table: what it is called, what its cells have, and where they are when there is little room. */
export interface Column<Row, Sort extends string = string> {
  readonly id: string
  readonly title: MessageKey
  /** Whether only screen readers are told the title. */
  readonly isTitleHidden?: boolean
  readonly cell: (row: Row) => ReactNode
  /** Whether its cells are the headings of their rows. */
  readonly isRowHeader?: boolean
  /** The orders of the list by this column; without them, it cannot be sorted by it. */
  readonly sort?: { readonly ascending: Sort; readonly descending: Sort }
  /** The width of the page, in pixels, below which the column is left out. */
  readonly hiddenBelow?: 768
  readonly card: CardPlace
  /** Whether a card needs no badge of this cell: it has the usual value. */
  readonly isUsual?: (row: Row) => boolean
}
