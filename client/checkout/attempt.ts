import type { ShippingInput } from '#domain/checkout.schema'
import type { ShownOrder } from './shown-order'

/**
 * An order that was sent and has no answer yet. Sent again under the same key, it is placed once,
 * whatever became of the first request.
 */
export interface Attempt {
  readonly key: string
  /** Whose cart it came from: the next person at this browser must not see it. */
  readonly cartId: string
  readonly shipping: ShippingInput
  readonly order: ShownOrder
}

const STORAGE_KEY = 'checkoutAttempt'

// For a browser that refuses storage: then it lasts as long as the page.
let kept: string | null = null

function load(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return kept
  }
}

function store(json: string | null): void {
  kept = json
  try {
    if (json === null) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, json)
  } catch {
    // See load().
  }
}

// Not randomUUID: browsers offer that only on https and localhost.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The attempt of this cart's owner that has no answer yet. */
export function findAttempt(cartId: string): Attempt | undefined {
  const json = load()
  if (!json) return undefined
  const attempt = JSON.parse(json) as Attempt
  return attempt.cartId === cartId ? attempt : undefined
}

/** Notes what is about to be sent, under the key of the attempt before it while that has no answer. */
export function beginAttempt(details: Omit<Attempt, 'key'>): Attempt {
  const attempt = { ...details, key: findAttempt(details.cartId)?.key ?? newKey() }
  store(JSON.stringify(attempt))
  return attempt
}

/** The server has answered: the next order gets a key of its own. */
export function endAttempt(): void {
  store(null)
}
