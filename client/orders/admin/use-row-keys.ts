import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The two controls of a row that the arrow keys move between, from row to row. */
const LINK = 'th a'
const CHECKBOX = 'input[type="checkbox"]'

/**
 * Handles the keys of a table of orders: arrows move between its rows, and Space selects the row of the focused link.
 * Enter, on a link, opens it.
 */
export function useRowKeys(onSelect: (id: string, isRange: boolean) => void) {
  return (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { key, target, currentTarget, shiftKey } = event
    if (!(target instanceof HTMLElement)) return
    const row = target.closest('tr')
    if (!row) return
    if (key === ' ' && target.matches(LINK)) {
      event.preventDefault()
      onSelect(row.dataset.order ?? '', shiftKey)
      return
    }
    const step = STEPS[key]
    if (!step) return
    const rows = [...currentTarget.rows]
    const next = rows[rows.indexOf(row) + step]
    const control = target.matches(CHECKBOX) ? CHECKBOX : LINK
    next?.querySelector<HTMLElement>(control)?.focus()
    event.preventDefault()
  }
}
