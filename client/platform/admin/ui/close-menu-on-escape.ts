import type { KeyboardEvent } from 'react'

/** Closes a menu, which is a `details` element, and returns the focus to its button. */
export function closeMenuOnEscape({
  key,
  currentTarget: menu,
}: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}
