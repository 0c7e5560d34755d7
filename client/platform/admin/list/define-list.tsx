import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { MessageKey } from '#domain/messages'
import { refetchSilently } from '../../api/refetch-silently'
import { type FetchMore, PAGINATED, type PageInfo, useNextPage } from '../../api/use-next-page'
import { useShownData } from '../../api/use-shown-data'
import { notifyError } from '../../lib/notify'
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal'
import { useSearchState } from '../../routing/use-search-state'
import { type Translate, useText } from '../../texts/text'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { NextPageButton } from '../../ui/next-page-button'
import type { Column } from '../table/column'
import { DataTable } from '../table/data-table'
import { SelectionBar } from '../table/selection-bar'
import { TableSkeleton } from '../table/table-skeleton'
import { useSelection } from '../table/use-selection'
import { usePermissions } from '../use-admin-token'
import { ListContext } from './list-context'
import { type FilterState, type Filters, ListFilters, listFormat, viewSearch } from './list-filters'
import { ListOptions } from './list-options'
import { useListSettings } from './list-settings'
import { SavedViewsNav, SaveView } from './saved-views'
import '../tools.css'
import './define-list.css'

interface Row {
  readonly id: string
}

interface Connection<Item> {
  readonly nodes: readonly Item[]
  readonly pageInfo: PageInfo
}

/** A text, or how it is made. */
type Text = MessageKey | ((t: Translate) => string)

interface QueryOptions<Variables> {
  readonly variables: Variables
  readonly fetchPolicy?: 'cache-and-network'
  readonly nextFetchPolicy?: 'cache-first'
}

type QueryHook<Data, Variables> = (options: QueryOptions<Variables>) => {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly variables?: object | undefined
  readonly refetch: () => Promise<unknown>
  /** Of a connection, with the variable `after`. */
  readonly fetchMore: (options: never) => Promise<unknown>
}

interface RowsProps<Item> {
  readonly rows: readonly Item[]
}

export interface SelectedProps<Item> extends RowsProps<Item> {
  /** Selects nothing any more. */
  readonly onDone: () => void
  /** Shows a dialog, which stays when its rows are gone; null removes it. */
  readonly onAsk: (dialog: ReactNode) => void
}

interface Selecting<Item> {
  /** The name of the bar, such as "Selected orders". */
  readonly title: MessageKey
  /** The name of a row's checkbox. */
  readonly label: (row: Item, t: Translate) => string
  /** Bulk actions on the selected rows. */
  readonly Acts: ComponentType<SelectedProps<Item>>
}

interface ListDefinition<
  Data,
  Variables,
  Item extends Row,
  All extends Filters,
  Given extends keyof NonNullable<Variables>,
> {
  /** The name of the list. */
  readonly title: MessageKey
  readonly className?: string
  /** The generated hook of its query. */
  readonly useQuery: QueryHook<Data, Variables>
  /** The variables of the query that the page adds, such as the owner of the rows. */
  readonly given?: readonly Given[]
  /** The others, for the values of the filters. */
  readonly variables?: (state: FilterState<All>) => Omit<NonNullable<Variables>, 'after' | Given>
  /** The rows: a list, or a connection that is read page by page. */
  readonly rows: (data: Data) => readonly Item[] | Connection<Item>
  /** Without them, `Rows` draws the rows. */
  readonly columns?: readonly Column<Item>[]
  /** In their order on the page; `sort` is the order of the rows, by which the headings of columns sort, too. */
  readonly filters?: All
  /** Controls beside those of the filters. */
  readonly Tools?: ComponentType<{ readonly state: FilterState<All> }>
  readonly selecting?: Selecting<Item>
  /** Above the rows, if there are any. */
  readonly Above?: ComponentType<RowsProps<Item>>
  /** Below the rows, also if there are none. */
  readonly Below?: ComponentType<RowsProps<Item>>
  /** The rows, if they are no table. */
  readonly Rows?: ComponentType<RowsProps<Item>>
  /** Without it, the page has the list only if there are rows. */
  readonly none?: Text
  readonly failed: Text
  /** The button that reads the next page: of a list that grows, whose columns are chosen and whose rows are exported. */
  readonly more?: MessageKey
}

type ListProps<Given> = ListBase &
  ([keyof Given] extends [never]
    ? { readonly variables?: undefined }
    : { readonly variables: Given })

interface ListBase {
  /** Called when something in the list has changed it, and it is read again. */
  readonly onReload?: () => void
  /** Above the list; it can read the list again. */
  readonly children?: ReactNode
}

const NONE: readonly never[] = []

/**
 * Declares a list of the desk: a query, what the address filters it by, and columns. It shows that it loads, failed or
 * is empty, reads the next page, selects rows, and is a list of cards where there is no room for a table.
 */
export function defineList<
  Data,
  Variables,
  Item extends Row,
  All extends Filters = Readonly<Record<never, never>>,
  Given extends keyof NonNullable<Variables> = never,
>(definition: ListDefinition<Data, Variables, Item, All, Given>) {
  const { useQuery, filters = {} as All, title, selecting, Above, Below, Tools } = definition
  const format = listFormat(filters)
  const hasOptions = definition.columns !== undefined && definition.more !== undefined
  const hasTools =
    hasOptions || Tools !== undefined || Object.values(filters).some(({ Control }) => Control)

  return function List(props: ListProps<Pick<NonNullable<Variables>, Given>>) {
    const { variables: given, onReload, children } = props
    const t = useText()
    const say = (text: Text) => (typeof text === 'string' ? t(text) : text(t))
    const [state, change] = useSearchState(format)
    const variables = { ...definition.variables?.(state), ...given } as Variables
    const query = useQuery({ variables, ...PAGINATED })
    const { error, refetch, fetchMore } = query
    const data = useShownData(query)
    const list = useMemo(() => data && definition.rows(data), [data])
    const connection = list && 'nodes' in list ? list : undefined
    const rows = connection?.nodes ?? (list as readonly Item[] | undefined) ?? NONE
    const failed = say(definition.failed)
    const nextPage = useNextPage(connection, fetchMore as FetchMore, () => notifyError(failed))
    const reload = useCallback(() => {
      refetchSilently(refetch)
      onReload?.()
    }, [refetch, onReload])
    const may = usePermissions()
    const [{ hidden, views }, changeSettings] = useListSettings(title)
    const view = viewSearch(filters, state)
    const columns = useMemo(
      () => definition.columns?.filter(({ permission }) => may(permission)),
      [may],
    )
    const shownColumns = useMemo(
      () => columns?.filter(({ id }) => !hidden.includes(id)),
      [columns, hidden],
    )
    const ids = rows.map(({ id }) => id)
    const section = useRef<HTMLElement>(null)
    useFocusAfterRemoval(section, ids)
    const selection = useSelection(ids)
    const [dialog, setDialog] = useState<ReactNode>(null)
    const isHidden = !definition.none && rows.length === 0
    return (
      <ListContext value={{ reload, values: state }}>
        {children}
        {!isHidden && (
          <section
            ref={section}
            tabIndex={-1}
            className={`desk-list ${definition.className ?? ''}`}
            aria-label={t(title)}
          >
            <SavedViewsNav views={views} current={view} />
            {hasTools && (
              <div className="admin__tools">
                <ListFilters
                  filters={filters}
                  state={state}
                  onChange={(changes, options) =>
                    change(changes as Partial<FilterState<All>>, options)
                  }
                />
                {Tools && <Tools state={state} />}
                {columns && hasOptions && rows.length > 0 && (
                  <ListOptions
                    title={t(title)}
                    columns={columns}
                    hidden={hidden}
                    rows={rows}
                    onHide={(ids) => changeSettings({ hidden: ids })}
                  >
                    <SaveView
                      views={views}
                      current={view}
                      onChange={(saved) => changeSettings({ views: saved })}
                    />
                  </ListOptions>
                )}
              </div>
            )}
            {!list && (error ? <LoadFailed title={failed} onRetry={reload} /> : <TableSkeleton />)}
            {list && rows.length === 0 && <EmptyState title={say(definition.none ?? title)} />}
            {rows.length > 0 && (
              <>
                {Above && <Above rows={rows} />}
                {definition.Rows && <definition.Rows rows={rows} />}
                {shownColumns && (
                  <DataTable<Item>
                    label={t(title)}
                    columns={shownColumns}
                    rows={rows}
                    sort={state.sort}
                    onSort={(sort) => change({ sort } as Partial<FilterState<All>>)}
                    {...(selecting && {
                      selecting: { selection, label: (row) => selecting.label(row, t) },
                    })}
                  />
                )}
              </>
            )}
            {definition.more && (
              <NextPageButton nextPage={nextPage}>{t(definition.more)}</NextPageButton>
            )}
            {selecting && (
              <SelectionBar
                label={t(selecting.title)}
                count={selection.ids.length}
                onClear={selection.clear}
              >
                <selecting.Acts
                  rows={rows.filter(({ id }) => selection.has(id))}
                  onDone={selection.clear}
                  onAsk={setDialog}
                />
              </SelectionBar>
            )}
            {dialog}
            {list && Below && <Below rows={rows} />}
          </section>
        )}
      </ListContext>
    )
  }
}
