import { type ComponentType, type ReactNode, Suspense, useId } from 'react'
import { useText } from '../../texts/text'
import type { Column } from './column'
import { DataRow } from './data-row'
import { RowPreviewContext, type RowPreviewProps } from './row-preview'
import { SortHeader } from './sort-header'
import { useRowKeys } from './use-row-keys'
import { useRowPreview } from './use-row-preview'
import type { Selection } from './use-selection'
import '../table.css'
import './data-table.css'
import './data-cards.css'

interface RowSelection<Row> {
  readonly selection: Selection
  /** The name of a row's checkbox. */
  readonly label: (row: Row) => string
}

interface DataTableProps<Row extends { readonly id: string }, Sort extends string> {
  /** The name of the table. */
  readonly label: string
  /** Constant, or memoized: rows are rendered again when it changes. */
  readonly columns: readonly Column<Row, Sort>[]
  readonly rows: readonly Row[]
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
  readonly selecting?: RowSelection<Row>
  /** The ID of the row that is open beside the table. */
  readonly openId?: string
  readonly Preview?: ComponentType<RowPreviewProps>
  /** Shown above the rows, beside the checkbox that selects all of them. */
  readonly children?: ReactNode
}

/**
 * A list of the desk: a table, or cards where there is no room for one. Arrow keys move between rows, Space selects the
 * row of the focused link, and a click with Shift all rows in between.
 */
export function DataTable<Row extends { readonly id: string }, Sort extends string = string>(
  props: DataTableProps<Row, Sort>,
) {
  const { label, columns, rows, sort, onSort, selecting, openId, Preview, children } = props
  const t = useText()
  const captionId = useId()
  const selection = selecting?.selection
  const handleKeys = useRowKeys(selection?.toggle)
  const preview = useRowPreview(Preview !== undefined)
  return (
    <div className="card data-table__box">
      {(selection || children) && (
        <div className="data-table__head">
          {selection && <SelectShown selection={selection} shown={rows.map(({ id }) => id)} />}
          {children}
        </div>
      )}
      <div className="data-table__scroll">
        <table className="table data-table" aria-labelledby={captionId}>
          <caption id={captionId} className="visually-hidden">
            {label}
          </caption>
          <thead>
            <tr>
              {selection && (
                <th scope="col">
                  <span className="visually-hidden">{t('orders.column.select')}</span>
                </th>
              )}
              {columns.map((column) => (
                <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={handleKeys} {...preview.rows}>
            <RowPreviewContext value={preview.shown}>
              {rows.map((row) => (
                <DataRow
                  key={row.id}
                  id={row.id}
                  row={row}
                  columns={columns}
                  isSelected={selection?.has(row.id) ?? false}
                  isOpen={openId === row.id}
                  selectLabel={selecting?.label(row)}
                  onSelect={selection?.toggle}
                />
              ))}
            </RowPreviewContext>
          </tbody>
        </table>
        {Preview && preview.target && preview.target.id !== openId && (
          // Nothing is shown while it is loaded: the list stays as it is.
          <Suspense fallback={null}>
            <Preview
              key={preview.target.id}
              id={preview.elementId}
              row={preview.target.row}
              onClose={preview.close}
              {...preview.preview}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

interface SelectShownProps {
  readonly selection: Selection
  readonly shown: readonly string[]
}

function SelectShown({ selection, shown }: SelectShownProps) {
  const t = useText()
  const selected = shown.filter((id) => selection.has(id)).length
  const areAllSelected = selected === shown.length
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={areAllSelected}
        ref={(input) => {
          if (input) input.indeterminate = selected > 0 && !areAllSelected
        }}
        onChange={areAllSelected ? selection.clear : selection.selectShown}
      />
      {t('orders.selectShown')}
    </label>
  )
}
