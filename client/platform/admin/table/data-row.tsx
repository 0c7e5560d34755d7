import { memo } from 'react'
import type { Column } from './column'
import { useWords } from './use-words'

interface DataRowProps<Row> {
  readonly id: string
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly isSelected: boolean
  readonly isOpen: boolean
  /** The name of its checkbox; without one, rows cannot be selected. */
  readonly selectLabel: string | undefined
  /** Selects it or not; as a range, with all rows between it and the previous one. */
  readonly onSelect: ((id: string, isRange: boolean) => void) | undefined
}

function Row<Row>(props: DataRowProps<Row>) {
  const { id, row, columns, isSelected, isOpen, selectLabel, onSelect } = props
  return (
    <tr
      data-row={id}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      data-selectable={onSelect ? true : undefined}
    >
      {onSelect && (
        <td className="data-table__check">
          <label className="checkbox">
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={selectLabel}
              onChange={({ nativeEvent }) =>
                onSelect(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            />
          </label>
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            {...(column.isRowHeader && { scope: 'row' })}
            data-column={column.id}
            data-number={column.isNumber || undefined}
            data-below={column.hiddenBelow}
            data-card={column.card}
            data-usual={column.isUsual?.(row) || undefined}
          >
            {column.cell ? column.cell(row) : <PlainCell column={column} row={row} />}
          </Cell>
        )
      })}
    </tr>
  )
}

interface PlainCellProps<Row> {
  readonly column: Column<Row>
  readonly row: Row
}

/** A text or a time. */
function PlainCell<Row>({ column: { time, text }, row }: PlainCellProps<Row>) {
  const words = useWords()
  if (!time) return <bdi>{text?.(row, words)}</bdi>
  const value = time(row)
  return value && <time dateTime={value}>{words.formatDate(value)}</time>
}

/** A row of a table: it is rendered again only if it, its columns or its selection change. */
export const DataRow = memo(Row) as typeof Row
