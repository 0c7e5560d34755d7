import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../../texts/text'
import './print-menu.css'

const KINDS = ['labels', 'sheets', 'picking', 'handover'] as const

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: menu, key } = event
  if (key !== 'Escape' || !menu.open) return
  event.preventDefault()
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** Links to what is printed for these orders. */
export function PrintMenu({ ids }: { readonly ids: readonly string[] }) {
  const t = useText()
  return (
    <details className="print-menu" onKeyDown={closeOnEscape}>
      <summary className="button button--secondary">{t('admin.print')}</summary>
      <ul>
        {KINDS.map((kind) => (
          <li key={kind}>
            <Link to={`/adminorder/print?kind=${kind}&ids=${ids.join()}`}>
              {t(`orders.print.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
