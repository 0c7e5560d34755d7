import type { ReactNode } from 'react'
import { closeMenuOnEscape } from './close-menu-on-escape'
import { DeskIcon } from './desk-icon'
import '../../ui/button.css'
import './row-menu.css'

interface RowMenuProps {
  /** What it is for, such as "Actions: Cat Toy". */
  readonly label: string
  /** Buttons and links of the class `row-menu__item`. */
  readonly children: ReactNode
}

/** What is seldom done to a row, and what must not be hit by accident. It closes by Escape, a choice and a click beside it. */
export function RowMenu({ label, children }: RowMenuProps) {
  return (
    <details
      className="row-menu"
      onKeyDown={closeMenuOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onClick={({ currentTarget, target }) => {
        if (target instanceof Element && target.closest('.row-menu__item'))
          currentTarget.open = false
      }}
    >
      <summary className="button button--icon" aria-label={label}>
        <DeskIcon name="dots" />
      </summary>
      <div className="row-menu__items">{children}</div>
    </details>
  )
}
