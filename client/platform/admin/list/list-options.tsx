import { useState } from 'react'
import { csvFile } from '../../lib/csv'
import { downloadFile } from '../../lib/download-file'
import { useText } from '../../texts/text'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import type { Column } from '../table/column'
import { useWords } from '../table/use-words'
import { closeMenuOnEscape } from '../ui/close-menu-on-escape'
import { toListCsv } from './list-csv'
import { arrange, inOrder, isShown, type ListSettings } from './list-settings'
import '../../forms/checkbox-group.css'
import './list-options.css'

interface ColumnChoiceProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly settings: ListSettings
  readonly onChange: (changes: Partial<ListSettings>) => void
}

interface ListOptionsProps<Row> extends ColumnChoiceProps<Row> {
  /** The name of the list, and of the file. */
  readonly title: string
  readonly rows: readonly Row[]
}

/** The choice of columns, and the rows that are shown as a file. */
export function ListOptions<Row>(props: ListOptionsProps<Row>) {
  const { title, columns, settings, rows, onChange } = props
  const words = useWords()
  const { t } = words
  const [isOpen, setIsOpen] = useState(false)
  const save = () =>
    downloadFile(csvFile(toListCsv(arrange(columns, settings), rows, words)), `${title}.csv`)
  return (
    <div className="list-options">
      <details
        className="list-options__columns"
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        onKeyDown={closeMenuOnEscape}
      >
        <summary className="button button--quiet">{t('list.columns')}</summary>
        {isOpen && (
          <div className="card">
            <ColumnChoice columns={columns} settings={settings} onChange={onChange} />
          </div>
        )}
      </details>
      <Button variant="quiet" onClick={save}>
        {t('list.export')}
      </Button>
    </div>
  )
}

function ColumnChoice<Row>({ columns, settings, onChange }: ColumnChoiceProps<Row>) {
  const t = useText()
  const ordered = inOrder(columns, settings)
  // The column that names a row, and that of its buttons, cannot be hidden.
  const choices = ordered.filter(({ isRowHeader, isTitleHidden }) => !isRowHeader && !isTitleHidden)

  function show({ id, isOptional }: Column<Row>, isChosen: boolean): void {
    const name = isOptional ? 'added' : 'hidden'
    const others = settings[name].filter((other) => other !== id)
    onChange({ [name]: isChosen === Boolean(isOptional) ? [...others, id] : others })
  }

  function moveUp(column: Column<Row>): void {
    const above = choices[choices.indexOf(column) - 1]
    if (!above) return
    const others = ordered.filter((other) => other !== column)
    const order = others.flatMap((other) => (other === above ? [column, other] : [other]))
    onChange({ order: order.map(({ id }) => id) })
  }

  return (
    <fieldset className="choices">
      <legend>{t('list.shownColumns')}</legend>
      {choices.map((column, index) => (
        <div key={column.id} className="list-options__column">
          <label className="checkbox">
            <input
              type="checkbox"
              checked={isShown(column, settings)}
              onChange={({ target }) => show(column, target.checked)}
            />
            {t(column.title)}
          </label>
          {index > 0 && (
            <Button
              variant="icon"
              aria-label={t('list.moveUp', { column: t(column.title) })}
              onClick={() => moveUp(column)}
            >
              <Icon name="chevronDown" />
            </Button>
          )}
        </div>
      ))}
    </fieldset>
  )
}
