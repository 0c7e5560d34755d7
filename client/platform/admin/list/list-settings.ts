import { defineStored, useStored } from '../../lib/stored-value'

/** What this browser remembers of a list, whoever signs in. */
interface ListSettings {
  /** The IDs of columns that were left out. */
  readonly hidden: readonly string[]
}

const NONE: ListSettings = { hidden: [] }

function readSettings(value: unknown): ListSettings {
  const { hidden } = value as Record<keyof ListSettings, unknown>
  return { hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [] }
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
