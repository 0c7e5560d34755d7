import { type ReactNode, useContext } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { KEEP_SCROLL } from '../../routing/use-scroll-restoration'
import { RowPreviewContext } from '../table/row-preview'
import { ListContext } from './list-context'

interface RowLinkProps {
  readonly id: string
  /** The name of the row, for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** The link that opens a row in the panel of its list, and covers the row: a click anywhere opens it. */
export function RowLink({ id, label, children }: RowLinkProps) {
  const { panel = '' } = useContext(ListContext)
  const preview = useContext(RowPreviewContext)
  const [parameters] = useSearchParams()
  const next = new URLSearchParams(parameters)
  next.set(panel, id)
  return (
    <Link
      className="data-table__link"
      to={{ search: next.toString() }}
      replace={parameters.has(panel)}
      state={KEEP_SCROLL}
      preventScrollReset
      aria-label={label}
      aria-describedby={preview?.rowId === id ? preview.elementId : undefined}
    >
      {children}
    </Link>
  )
}
