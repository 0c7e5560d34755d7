import { useSyncExternalStore } from 'react'
import { readStored, type StoredKey, store, subscribeToStored } from './storage'

/** An entry of the browser's storage that is more than a text. */
interface StoredValue<Value> {
  /** The same object until the entry changes; undefined without one, or if something else wrote there. */
  readonly read: () => Value | undefined
  /** undefined removes the entry. */
  readonly write: (value: Value | undefined) => void
}

/**
 * Declares how the value of an entry is written, by default as JSON. `parse` may throw. How long the entry stays is
 * in the table of storage.ts: signing out also removes what belongs to features that are not loaded.
 */
export function defineStored<Value>(
  key: StoredKey,
  parse: (text: string) => Value | undefined = JSON.parse,
  format: (value: Value) => string = JSON.stringify,
): StoredValue<Value> {
  let parsed: string | null = null
  let value: Value | undefined

  function read(): Value | undefined {
    const text = readStored(key)
    if (text === parsed) return value
    parsed = text
    value = undefined
    try {
      if (text !== null) value = parse(text) ?? undefined
    } catch {
      // Something else wrote there.
    }
    return value
  }

  function write(next: Value | undefined): void {
    store(key, next === undefined ? null : format(next))
  }

  return { read, write }
}

const unknown = () => undefined

/** The value, as of now; undefined on the server and during hydration, since the server's HTML is for everybody. */
export function useStored<Value>({ read }: StoredValue<Value>): Value | undefined {
  return useSyncExternalStore<Value | undefined>(subscribeToStored, read, unknown)
}
