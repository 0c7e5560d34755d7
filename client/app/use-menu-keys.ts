import type { KeyboardEvent } from 'react'
import { arrowStep } from '../platform/lib/arrow-step'
import { useDirection } from '../platform/texts/text'

/** Returns a handler of keys: the arrow keys move along the menu bar and up and down in an open panel. */
export function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const direction = useDirection()
  return (event) => {
    const focused = event.target as HTMLElement
    const panel = focused.closest('.menus__panel')
    const step = panel ? verticalStep(event.key) : arrowStep(event.key, direction)
    if (step === 0) return
    const stops = panel
      ? panel.querySelectorAll<HTMLElement>('a')
      : event.currentTarget.querySelectorAll<HTMLElement>('.menus__link, .menus__toggle')
    event.preventDefault()
    stops[[...stops].indexOf(focused) + step]?.focus()
  }
}

function verticalStep(key: string): 1 | 0 | -1 {
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : 0
}
