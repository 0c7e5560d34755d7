/** A row of the suggestions. */
export interface Choice {
  /** Opens a page; undefined for a row that only acts. */
  readonly path?: string
  readonly act?: () => void
  /** The action of the Delete key. */
  readonly remove?: () => void
}

export const NO_CHOICES: readonly Choice[] = []
