import { defineStored, useStored } from '../../lib/stored-value'
import type { SavedView } from './saved-views'

/** Settings of a list in this browser, shared by all accounts. */
interface ListSettings {
  /** The IDs of columns that were left out. */
  readonly hidden: readonly string[]
  readonly views: readonly SavedView[]
}

const NONE: ListSettings = { hidden: [], views: [] }

const isView = (view: Partial<Record<keyof SavedView, unknown>> | null): view is SavedView =>
  typeof view?.name === 'string' && typeof view.search === 'string'

function readSettings(value: unknown): ListSettings {
  const { hidden, views } = value as Record<keyof ListSettings, unknown>
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [],
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
