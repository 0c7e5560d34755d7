import type { ReactNode } from 'react'
import './paper-table.css'

interface PaperTableProps {
  readonly label: string
  /** The parts of the table. */
  readonly children: ReactNode
}

/** A table for paper, which is wider than the screen of a phone. */
export function PaperTable({ label, children }: PaperTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the focused region
    <section className="paper-table-region" aria-label={label} tabIndex={0}>
      <table className="paper-table">{children}</table>
    </section>
  )
}
