import { useState } from 'react'

/** Which rows of a list are selected. */
export interface Selection {
  readonly ids: readonly string[]
  /** Selected rows that are not shown, such as those that a filter hides. */
  readonly hidden: readonly string[]
  has(id: string): boolean
  /** Selects a row or not; as a range, with all rows between it and the previous one. */
  toggle(id: string, isRange: boolean): void
  selectShown(): void
  select(ids: readonly string[]): void
  /** Selects the rows that are read; until they are there, nothing can be done with the selection. */
  selectRead(read: () => Promise<readonly string[]>): Promise<void>
  readonly isReading: boolean
  clear(): void
}

interface State {
  readonly chosen: ReadonlySet<string>
  /** The row that was chosen last, from which a range starts. */
  readonly anchor: string | undefined
}

const NOTHING: State = { chosen: new Set(), anchor: undefined }

/** The rows from one to another, in the order of the list. */
function between(shown: readonly string[], from: string | undefined, to: string): string[] {
  const [start, end] = [shown.indexOf(from ?? to), shown.indexOf(to)]
  if (start < 0) return [to]
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1)
}

interface SelectionOptions {
  /** Whether rows of other pages stay selected; otherwise, only those that are shown are. */
  readonly spansPages?: boolean
  /** The initial selection. */
  readonly initial?: readonly string[]
  /** Called with what is selected when that has changed. */
  readonly onChange?: (ids: readonly string[]) => void
}

/** A selection among the rows that a list shows. */
export function useSelection(
  shown: readonly string[],
  { spansPages = false, initial = [], onChange }: SelectionOptions = {},
): Selection {
  const [{ chosen, anchor }, setState] = useState<State>(() => ({
    ...NOTHING,
    chosen: new Set(initial),
  }))
  const [isReading, setIsReading] = useState(false)
  function change(next: State): void {
    setState(next)
    onChange?.([...next.chosen])
  }
  const select = (ids: readonly string[]) => change({ chosen: new Set(ids), anchor: undefined })
  return {
    ids: spansPages ? [...chosen] : shown.filter((id) => chosen.has(id)),
    hidden: [...chosen].filter((id) => !shown.includes(id)),
    has: (id) => chosen.has(id),
    toggle(id, isRange) {
      const next = new Set(chosen)
      const isChosen = !chosen.has(id)
      for (const one of isRange ? between(shown, anchor, id) : [id]) {
        if (isChosen) next.add(one)
        else next.delete(one)
      }
      change({ chosen: next, anchor: id })
    },
    select,
    async selectRead(read) {
      setIsReading(true)
      try {
        select(await read())
      } finally {
        setIsReading(false)
      }
    },
    isReading,
    selectShown: () => select(spansPages ? [...chosen, ...shown] : shown),
    clear: () => change(NOTHING),
  }
}
