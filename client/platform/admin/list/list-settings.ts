import { defineStored, useStored } from '../../lib/stored-value'
import type { Column } from '../table/column'
import type { SavedView } from './saved-views'

/** Settings of a list in this browser, shared by all accounts. */
export interface ListSettings {
  /** The IDs of columns that were left out. */
  readonly hidden: readonly string[]
  /** The IDs of columns that were added: a list has them only if they were chosen. */
  readonly added: readonly string[]
  /** The IDs of all columns in their order; empty as long as it was not changed. */
  readonly order: readonly string[]
  readonly views: readonly SavedView[]
}

const NONE: ListSettings = { hidden: [], added: [], order: [], views: [] }

const isView = (view: Partial<Record<keyof SavedView, unknown>> | null): view is SavedView =>
  typeof view?.name === 'string' && typeof view.search === 'string'

const readIds = (ids: unknown): readonly string[] =>
  Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []

function readSettings(value: unknown): ListSettings {
  const { hidden, added, order, views } = value as Record<keyof ListSettings, unknown>
  return {
    hidden: readIds(hidden),
    added: readIds(added),
    order: readIds(order),
    views: Array.isArray(views) ? views.filter(isView) : [],
  }
}

const stored = defineStored<Readonly<Record<string, ListSettings>>>('lists', (text) =>
  Object.fromEntries(
    Object.entries(JSON.parse(text) as object).map(([list, value]) => [list, readSettings(value)]),
  ),
)

/** The settings of a list, and how they are changed. */
export function useListSettings(list: string) {
  const settings = useStored(stored)?.[list] ?? NONE
  const change = (changes: Partial<ListSettings>) =>
    stored.write({ ...stored.read(), [list]: { ...settings, ...changes } })
  return [settings, change] as const
}

/** The columns in the order that was chosen; new ones stay where they are declared. */
export function inOrder<Row>(
  columns: readonly Column<Row>[],
  { order }: ListSettings,
): readonly Column<Row>[] {
  const known = columns.filter(({ id }) => order.includes(id))
  const sorted = [...known].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  return columns.map((column) => (known.includes(column) ? (sorted.shift() ?? column) : column))
}

export function isShown<Row>({ id, isOptional }: Column<Row>, settings: ListSettings): boolean {
  return isOptional ? settings.added.includes(id) : !settings.hidden.includes(id)
}

/** The columns that are shown, in their order. */
export function arrange<Row>(
  columns: readonly Column<Row>[],
  settings: ListSettings,
): readonly Column<Row>[] {
  return inOrder(columns, settings).filter((column) => isShown(column, settings))
}
