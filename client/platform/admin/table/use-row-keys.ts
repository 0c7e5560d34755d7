import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The link that opens a row. */
const LINK = 'th a'

/** The same control in another row: of its column, or the checkbox that selects the row. */
function selectorOf(target: HTMLElement): string {
  if (target.matches(LINK)) return LINK
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column
  return column
    ? `[data-column="${column}"] :is(input, button, a)`
    : '.data-table__check input[type="checkbox"]'
}

/** Moves the focus to the same control in a row further down or up; false if there is none. */
export function focusInRow(target: HTMLElement, step: number): boolean {
  const row = target.closest('tr')
  const body = row?.closest('tbody')
  if (!row || !body) return false
  const rows = [...body.rows]
  const next = rows[rows.indexOf(row) + step]
  const control = next?.querySelector<HTMLElement>(selectorOf(target))
  control?.focus()
  if (control instanceof HTMLInputElement && control.type === 'text') control.select()
  return control !== undefined && control !== null
}

/**
 * Handles the keys of a table: arrows move between the same controls of its rows, and Space selects the row of the
 * focused link. Enter, on a link, opens it.
 */
export function useRowKeys(onSelect: ((id: string, isRange: boolean) => void) | undefined) {
  return (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { key, target, shiftKey } = event
    if (!(target instanceof HTMLElement)) return
    const row = target.closest('tr')
    if (!row) return
    if (key === ' ' && onSelect && target.matches(LINK)) {
      event.preventDefault()
      onSelect(row.dataset.row ?? '', shiftKey)
      return
    }
    const step = STEPS[key]
    if (!step) return
    focusInRow(target, step)
    event.preventDefault()
  }
}
