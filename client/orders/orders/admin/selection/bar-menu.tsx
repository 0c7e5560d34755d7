import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import './bar-menu.css'

interface BarMenuProps {
  readonly title: string
  /** List items, each with a link or a button. */
  readonly children: ReactNode
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: menu, key } = event
  if (key !== 'Escape' || !menu.open) return
  event.preventDefault()
  close(menu)
}

/** Before its dialog opens, which gives the focus back to what had it. */
function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLUListElement>): void {
  const menu = currentTarget.closest('details')
  if (menu && target instanceof HTMLButtonElement) close(menu)
}

/** A button of the bar of a selection that opens a menu above it. */
export function BarMenu({ title, children }: BarMenuProps) {
  return (
    <details className="bar-menu" onKeyDown={closeOnEscape}>
      <summary className="button button--secondary">{title}</summary>
      <ul onClickCapture={closeOnChoice}>{children}</ul>
    </details>
  )
}
