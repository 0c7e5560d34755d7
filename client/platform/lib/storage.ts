/**
 * How long an entry stays:
 * - `always`: it says nothing about a shopper;
 * - `session`: until the session ends, however it ends;
 * - `account`: until the shopper signs out or another account signs in. A session that expires leaves it, so that
 *   signing in again continues what the shopper was doing.
 */
type Lifetime = 'always' | 'session' | 'account'

interface Entry {
  /** `tab` is session storage, `browser` local storage. */
  readonly store: 'tab' | 'browser'
  readonly lifetime: Lifetime
}

/** Everything that the shop stores in a browser; no other code may use its storage. */
export const STORED = {
  token: { store: 'browser', lifetime: 'session' },
  userName: { store: 'browser', lifetime: 'session' },
  accountLocale: { store: 'browser', lifetime: 'session' },
  savedCart: { store: 'browser', lifetime: 'session' },
  recentlyViewed: { store: 'browser', lifetime: 'session' },
  recentSearches: { store: 'browser', lifetime: 'session' },
  recentPages: { store: 'browser', lifetime: 'session' },
  deliveryArea: { store: 'browser', lifetime: 'session' },
  waitingItems: { store: 'browser', lifetime: 'account' },
  waitingFavourite: { store: 'tab', lifetime: 'account' },
  placedOrder: { store: 'tab', lifetime: 'session' },
  checkoutAttempt: { store: 'tab', lifetime: 'account' },
  checkoutDraft: { store: 'tab', lifetime: 'account' },
  discount: { store: 'tab', lifetime: 'account' },
  keptForms: { store: 'tab', lifetime: 'account' },
  // The ids of the accounts that the tab's entries are about, and whose session has expired.
  tabAccount: { store: 'tab', lifetime: 'account' },
  expiredAccount: { store: 'browser', lifetime: 'account' },
  reloadedFor: { store: 'tab', lifetime: 'always' },
  'scroll-positions': { store: 'tab', lifetime: 'always' },
  locale: { store: 'browser', lifetime: 'always' },
  orderList: { store: 'tab', lifetime: 'account' },
  driverOrder: { store: 'browser', lifetime: 'always' },
  desk: { store: 'browser', lifetime: 'always' },
  lists: { store: 'browser', lifetime: 'always' },
  restock: { store: 'browser', lifetime: 'account' },
  localeOffered: { store: 'browser', lifetime: 'always' },
  // A session has ended, and the service worker has not been notified yet.
  forgetPages: { store: 'browser', lifetime: 'always' },
} as const satisfies Record<string, Entry>

export type StoredKey = keyof typeof STORED

/** Entries of the GraphQL explorer, whose queries may contain anything. */
const EXPLORER_PREFIX = 'graphiql:'

const KEYS = Object.keys(STORED) as StoredKey[]

const listeners = new Set<() => void>()

// Values that could not be stored, because storage is blocked or full, last as long as the page.
const memory = new Map<StoredKey, string>()

function open(store: Entry['store']): Storage {
  return store === 'tab' ? window.sessionStorage : window.localStorage
}

export function readStored(key: StoredKey): string | null {
  const remembered = memory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return open(STORED[key].store).getItem(key)
  } catch {
    return null
  }
}

function write(key: StoredKey, value: string | null): boolean {
  try {
    const storage = open(STORED[key].store)
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    memory.delete(key)
    return true
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
    return false
  }
}

function announce(): void {
  for (const listener of listeners) listener()
}

/** Stores a value; null removes it. Returns whether it outlives the page. */
export function store(key: StoredKey, value: string | null): boolean {
  const isStored = write(key, value)
  announce()
  return isStored
}

function removeExplorerEntries(): void {
  try {
    const names = Object.keys(window.localStorage).filter((name) =>
      name.startsWith(EXPLORER_PREFIX),
    )
    for (const name of names) window.localStorage.removeItem(name)
  } catch {
    // Storage is blocked, so there are none.
  }
}

/** Whether the entry, as it is now, outlives the page. */
export const isKept = (key: StoredKey): boolean => !memory.has(key)

/**
 * Removes private entries; if the session has only expired, keeps those that signing in again continues with.
 */
export function removePrivate(reason: 'left' | 'expired', store?: Entry['store']): void {
  for (const key of KEYS) {
    const entry: Entry = STORED[key]
    if (store && entry.store !== store) continue
    if (entry.lifetime === 'session' || (entry.lifetime === 'account' && reason === 'left')) {
      write(key, null)
    }
  }
  if (store !== 'tab') {
    removeExplorerEntries()
    write('forgetPages', 'true')
  }
  announce()
}

/** Calls the listener when an entry may have changed, in this tab or another. */
export function subscribeToStored(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
