import { useText } from '../../texts/text'
import type { Column } from './column'

const ARROWS = { ascending: ' ▲', descending: ' ▼', none: ' ↕' } as const

interface SortHeaderProps<Row, Sort extends string> {
  readonly column: Column<Row, Sort>
  /** The current order; undefined if the list cannot be sorted. */
  readonly sort: Sort | undefined
  readonly onSort: ((sort: Sort) => void) | undefined
}

/** The heading of a column; as a button, it sorts by the column, and then the other way round. */
export function SortHeader<Row, Sort extends string>(props: SortHeaderProps<Row, Sort>) {
  const { column, sort, onSort } = props
  const t = useText()
  const title = t(column.title)
  const common = {
    scope: 'col',
    'data-column': column.id,
    'data-number': column.isNumber || undefined,
    'data-below': column.hiddenBelow,
  } as const
  if (!column.sort || !onSort) {
    return (
      <th {...common}>
        {column.isTitleHidden ? <span className="visually-hidden">{title}</span> : title}
      </th>
    )
  }
  const { ascending, descending } = column.sort
  const direction =
    sort === ascending ? 'ascending' : sort === descending ? 'descending' : undefined
  return (
    <th {...common} aria-sort={direction}>
      <button
        type="button"
        className="table__sort"
        title={t('admin.sortBy', { column: title })}
        onClick={() => onSort(direction === 'ascending' ? descending : ascending)}
      >
        {title}
        <span aria-hidden="true">{ARROWS[direction ?? 'none']}</span>
      </button>
    </th>
  )
}
