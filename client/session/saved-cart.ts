import { readStored, store } from '../lib/storage'

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

interface Entry {
  /** Whose it is. */
  readonly token: string
  readonly cart: SavedCart
}

/** Saves the cart of this session. */
export function saveCart(token: string, cart: Omit<SavedCart, 'savedAt'>): void {
  const entry: Entry = { token, cart: { ...cart, savedAt: Date.now() } }
  store('savedCart', JSON.stringify(entry))
}

/** The cart that was saved in this session. */
export function readSavedCart(token: string): SavedCart | null {
  try {
    const entry = JSON.parse(readStored('savedCart') ?? 'null') as Entry | null
    return entry?.token === token ? entry.cart : null
  } catch {
    return null
  }
}
