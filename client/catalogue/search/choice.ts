/** A row of the suggestions. */
export interface Choice {
  /** The page that it opens; undefined for a row that only performs an action. */
  readonly path?: string
  readonly act?: () => void
  /** The action of the Delete key. */
  readonly remove?: () => void
}

export const NO_CHOICES: readonly Choice[] = []
