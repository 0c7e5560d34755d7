import type { Pounds } from '#domain/money/units'
import { defineStored } from '../lib/stored-value'

/** The cart as the signed-in shopper last saw it, to be read while offline. */
export interface SavedCart {
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly total: Pounds
  readonly lines: readonly {
    readonly id: string
    readonly name: string
    readonly imageUrl: string
    readonly quantity: number
    readonly total: Pounds
  }[]
}

const entry = defineStored<{
  /** Whose it is. */
  readonly token: string
  readonly cart: SavedCart
}>('savedCart')

/** Saves the cart of this session. */
export function saveCart(token: string, cart: Omit<SavedCart, 'savedAt'>): void {
  entry.write({ token, cart: { ...cart, savedAt: Date.now() } })
}

/** The cart that was saved in this session. */
export function readSavedCart(token: string): SavedCart | undefined {
  const saved = entry.read()
  return saved?.token === token ? saved.cart : undefined
}
