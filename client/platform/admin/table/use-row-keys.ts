import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The same for keys that fields type, by their place: the letters of an Arabic keyboard are others. */
const LETTER_STEPS: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1 }

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

const isTextField = (target: HTMLElement): boolean =>
  target.matches('textarea, select, input:not([type="checkbox"])')

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
 * Handles the keys of a table: arrows, J and K move between the same controls of its rows, and Space selects the row of
 * the focused link. Enter, on a link, opens it.
 */
export function useRowKeys(onSelect: ((id: string, isRange: boolean) => void) | undefined) {
  return (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { key, code, target, shiftKey } = event
    if (!(target instanceof HTMLElement)) return
    const row = target.closest('tr')
    if (!row) return
    if (key === ' ' && onSelect && target.matches(LINK)) {
      event.preventDefault()
      onSelect(row.dataset.row ?? '', shiftKey)
      return
    }
    const isLetterFree = !event.ctrlKey && !event.metaKey && !event.altKey && !isTextField(target)
    const step = STEPS[key] ?? (isLetterFree ? LETTER_STEPS[code] : undefined)
    if (!step) return
    focusInRow(target, step)
    event.preventDefault()
  }
}
