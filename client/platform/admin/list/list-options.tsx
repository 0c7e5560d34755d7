import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { CheckboxGroup } from '../../forms/checkbox-group'
import { csvFile } from '../../lib/csv'
import { downloadFile } from '../../lib/download-file'
import { Button } from '../../ui/button'
import type { Column } from '../table/column'
import { useWords } from '../table/use-words'
import { toListCsv } from './list-csv'
import './list-options.css'

interface ListOptionsProps<Row> {
  /** The name of the list, and of the file. */
  readonly title: string
  /** All columns, and the IDs of those that are left out. */
  readonly columns: readonly Column<Row>[]
  readonly hidden: readonly string[]
  readonly rows: readonly Row[]
  readonly onHide: (ids: readonly string[]) => void
  /** Further buttons. */
  readonly children: ReactNode
}

function closeOnEscape({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** The choice of columns, and the rows that are shown as a file. */
export function ListOptions<Row>(props: ListOptionsProps<Row>) {
  const { title, columns, hidden, rows, onHide, children } = props
  const words = useWords()
  const { t } = words
  const [isOpen, setIsOpen] = useState(false)
  // The column that names a row, and that of its buttons, cannot be hidden.
  const choices = columns.filter(({ isRowHeader, isTitleHidden }) => !isRowHeader && !isTitleHidden)
  const shown = columns.filter(({ id }) => !hidden.includes(id))
  return (
    <div className="list-options">
      {children}
      <details
        className="list-options__columns"
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        onKeyDown={closeOnEscape}
      >
        <summary className="button button--quiet">{t('list.columns')}</summary>
        {isOpen && (
          <div className="card">
            <CheckboxGroup
              label={t('list.shownColumns')}
              isChosen={(id) => !hidden.includes(id)}
              choices={choices.map((column) => ({ value: column.id, label: t(column.title) }))}
              onChange={({ target: { value, checked } }) =>
                onHide(checked ? hidden.filter((id) => id !== value) : [...hidden, value])
              }
            />
          </div>
        )}
      </details>
      <Button
        variant="quiet"
        onClick={() => downloadFile(csvFile(toListCsv(shown, rows, words)), `${title}.csv`)}
      >
        {t('list.export')}
      </Button>
    </div>
  )
}
