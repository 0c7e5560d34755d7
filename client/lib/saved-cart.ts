/** The cart as the signed-in shopper last saw it, to be read while offline. */
export interface SavedCart {
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly total: number
  readonly lines: readonly {
    readonly id: string
    readonly name: string
    readonly imageUrl: string
    readonly quantity: number
    readonly total: number
  }[]
}

const KEY = 'savedCart'

interface Entry {
  /** Whose it is. */
  readonly token: string
  readonly cart: SavedCart | null
}

function read(): Entry | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Entry | null
  } catch {
    return null
  }
}

function write(entry: Entry | null): void {
  try {
    if (entry) localStorage.setItem(KEY, JSON.stringify(entry))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked or full: the cart cannot be read offline.
  }
}

/** Saves the cart of this session. */
export function saveCart(token: string, cart: Omit<SavedCart, 'savedAt'>): void {
  write({ token, cart: { ...cart, savedAt: Date.now() } })
}

/** The cart that was saved in this session. */
export function readSavedCart(token: string): SavedCart | null {
  const entry = read()
  return entry?.token === token ? entry.cart : null
}

/**
 * Removes what an earlier session has saved, and makes a note of this one, if there is one. Returns
 * whether there was an earlier one.
 */
export function replaceSavedSession(token: string | null): boolean {
  const entry = read()
  if (entry ? entry.token === token : token === null) return false
  write(token === null ? null : { token, cart: null })
  return entry !== null
}
