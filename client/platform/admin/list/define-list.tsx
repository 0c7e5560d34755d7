import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { notifyError } from '../../lib/notify'
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal'
import { useText } from '../../texts/text'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { NextPageButton } from '../../ui/next-page-button'
import { Pagination } from '../../ui/pagination'
import { DataTable } from '../table/data-table'
import { SelectionBar } from '../table/selection-bar'
import { SelectionStatus } from '../table/selection-status'
import { TableSkeleton } from '../table/table-skeleton'
import { useSelection } from '../table/use-selection'
import { usePermissions } from '../use-admin-token'
import { FilterBar } from './filter-bar'
import { HiddenSelection } from './hidden-selection'
import { ListContext } from './list-context'
import type { ListDefinition, ListProps, Row } from './list-definition'
import { type Filters, viewSearch } from './list-filters'
import { ListOptions } from './list-options'
import { arrange, useListSettings } from './list-settings'
import { ListViews } from './list-views'
import { SaveView } from './saved-views'
import { useListRows } from './use-list-rows'
import { listState, useOnFilter } from './use-list-state'
import '../tools.css'
import './define-list.css'

/**
 * Declares a list of the desk: a query, what the address filters it by, and columns. It shows that it loads, failed or
 * is empty, reads its pages, selects rows, opens one beside it, and is a list of cards where there is no room for a
 * table. A list of many pages has saved views, the choice of columns and the export.
 */
export function defineList<
  Data,
  Variables,
  Item extends Row,
  All extends Filters = Readonly<Record<never, never>>,
  Given extends keyof NonNullable<Variables> = never,
>(definition: ListDefinition<Data, Variables, Item, All, Given>) {
  const { title, filters = {} as All, pageSize, panel, kept, selecting, found, none } = definition
  const { Above, Around, Below, Rows, Tools } = definition
  const { all, counted, searchOf, useListState } = listState(definition)
  const hasOptions = definition.columns !== undefined && (definition.more ?? pageSize) !== undefined
  const hasTools = Tools !== undefined || Object.values(filters).some(({ Control }) => Control)
  const useReadIds = selecting?.useReadIds ?? (() => undefined)

  return function List(props: ListProps<Pick<NonNullable<Variables>, Given>>) {
    const { variables: given, onReload, children } = props
    const t = useText()
    const { state, values, openId, page, pageVariables, change, turnTo, close } = useListState()
    const [settings, changeSettings] = useListSettings(title)
    const may = usePermissions()
    const columns = useMemo(
      () => definition.columns?.filter(({ permission }) => may(permission)),
      [may],
    )
    const shownColumns = useMemo(() => columns && arrange(columns, settings), [columns, settings])
    const hasColumn = (id: string) => shownColumns?.some((column) => column.id === id) === true
    const filter = { ...definition.variables?.(state, hasColumn), ...given }
    const variables = { ...filter, ...pageVariables } as Variables
    const list = useListRows(definition, variables, onReload)
    const { rows, total, isLoaded, error, failed, nextPage, reload, loadUpTo } = list
    // Effects of children run first: the open row is read after the list, so that its newer data stays in the cache.
    const [isAsked, setIsAsked] = useState(false)
    useEffect(() => setIsAsked(true), [])
    const view = viewSearch(all, values)

    const ids = rows.map(({ id }) => id)
    const section = useRef<HTMLElement>(null)
    useFocusAfterRemoval(section, ids)
    const readIds = useReadIds()
    const selection = useSelection(ids, {
      spansPages: readIds !== undefined,
      ...(kept && {
        initial: kept.read().selected,
        onChange: (selected) => kept.write({ selected }),
      }),
    })
    // Without a word about them, rows that another filter leaves out must not stay selected.
    useOnFilter(values, counted, () => !kept && selection.clear())
    const showSelected = useEffectEvent(() => {
      // Load the pages of the selected rows that are not shown yet.
      if (selection.hidden.length > 0 && selecting?.limit)
        void loadUpTo(selecting.limit).catch(() => undefined)
    })
    useEffect(() => {
      if (kept && isLoaded) showSelected()
    }, [isLoaded])
    const [dialog, setDialog] = useState<ReactNode>(null)
    const [report, setReport] = useState<ReactNode>(null)
    const maySelect = selecting && may(selecting.permission)
    const status = found && (
      <SelectionStatus
        selection={selection}
        total={total}
        limit={maySelect ? (selecting.limit ?? 0) : 0}
        found={found(t, total)}
        loadAll={() => readIds?.(filter as Variables) ?? loadUpTo(selecting?.limit ?? 0)}
        onFailed={() => notifyError(failed)}
      />
    )
    const head = (found || hasOptions) && columns && (
      <>
        {status}
        {hasOptions && (
          <ListOptions
            title={t(title)}
            columns={columns}
            settings={settings}
            rows={rows}
            onChange={changeSettings}
          />
        )}
      </>
    )
    const table = shownColumns && (
      <DataTable<Item>
        label={t(title)}
        columns={shownColumns}
        rows={rows}
        sort={values.sort}
        onSort={(sort) => change({ sort })}
        {...(openId && { openId })}
        {...(definition.Preview && { Preview: definition.Preview })}
        {...(maySelect && {
          selecting: { selection, label: (row) => selecting.label(row, t) },
        })}
      >
        {head}
      </DataTable>
    )
    const drawn = (
      <>
        {Rows && <Rows rows={rows} />}
        {table}
      </>
    )
    if (!none && rows.length === 0) {
      return <ListContext value={{ reload, values, panel: panel?.name }}>{children}</ListContext>
    }
    return (
      <ListContext value={{ reload, values, panel: panel?.name }}>
        {children}
        <section
          ref={section}
          tabIndex={-1}
          className={`desk-list ${definition.className ?? ''}`}
          aria-label={t(title)}
        >
          <ListViews
            views={definition.views}
            saved={settings.views}
            values={values}
            current={view}
            searchOf={(changes) => searchOf(values, changes)}
          />
          {hasTools && (
            <div className="admin__tools">
              <FilterBar filters={filters} state={values} counted={counted} onChange={change} />
              {Tools && <Tools state={state} />}
              {hasOptions && isLoaded && (
                <SaveView
                  views={settings.views}
                  current={view}
                  onChange={(saved) => changeSettings({ views: saved })}
                />
              )}
            </div>
          )}
          <div className="desk-list__rows" data-open={openId ? true : undefined}>
            <div className="desk-list__list">
              {!isLoaded &&
                (error ? <LoadFailed title={failed} onRetry={reload} /> : <TableSkeleton />)}
              {kept && isLoaded && <HiddenSelection selection={selection} nameOf={kept.nameOf} />}
              {isLoaded && rows.length === 0 && (
                <>
                  {status}
                  {none && <EmptyState title={typeof none === 'string' ? t(none) : none(t)} />}
                </>
              )}
              {rows.length > 0 && (
                <>
                  {Above && <Above rows={rows} />}
                  {Around ? <Around rows={rows}>{drawn}</Around> : drawn}
                </>
              )}
              {definition.more && (
                <NextPageButton nextPage={nextPage}>{t(definition.more)}</NextPageButton>
              )}
              {pageSize && total > 0 && (
                <Pagination
                  label={t('admin.pages')}
                  page={page}
                  pages={Math.ceil(total / pageSize)}
                  onPage={turnTo}
                />
              )}
              {maySelect && (
                <SelectionBar
                  label={t(selecting.title)}
                  count={selection.ids.length}
                  isReading={selection.isReading}
                  onClear={selection.clear}
                >
                  <selecting.Acts
                    rows={rows.filter(({ id }) => selection.has(id))}
                    ids={selection.ids}
                    onDone={selection.clear}
                    onAsk={setDialog}
                    onReport={setReport}
                  />
                </SelectionBar>
              )}
              {dialog}
              {report}
              {isLoaded && Below && <Below rows={rows} />}
            </div>
            {panel && openId && isAsked && <panel.Panel key={openId} id={openId} onClose={close} />}
          </div>
        </section>
      </ListContext>
    )
  }
}
