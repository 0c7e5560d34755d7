import type { ReactNode } from 'react'
import { useText } from '../../texts/text'
import { Button } from '../../ui/button'
import './selection-bar.css'

interface SelectionBarProps {
  /** Such as "Selected orders". */
  readonly label: string
  readonly count: number
  /** Whether what is selected is still being read. */
  readonly isReading?: boolean
  readonly onClear: () => void
  /** Bulk actions on the selected rows. */
  readonly children: ReactNode
}

/** Bulk actions on the selected rows of a table; nothing without any. */
export function SelectionBar({ label, count, isReading, onClear, children }: SelectionBarProps) {
  const t = useText()
  if (count === 0) return null
  return (
    <section className="selection-bar" aria-label={label} inert={isReading}>
      <b className="selection-bar__count">{t('orders.selected', { count })}</b>
      {children}
      <Button variant="quiet" onClick={onClear}>
        {t('orders.clearSelection')}
      </Button>
    </section>
  )
}
