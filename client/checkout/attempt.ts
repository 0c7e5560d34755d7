import type { CheckoutFormInput } from '#domain/checkout.schema'
import type { OrderDraft } from './order-draft'

/**
 * An order that was sent, without a response so far. Retried with the same idempotency key, it is
 * placed once, whatever happened to the first request.
 */
export interface Attempt {
  readonly key: string
  /** Other users of this browser must not see it. */
  readonly cartId: string
  readonly shipping: CheckoutFormInput
  readonly order: OrderDraft
}

const STORAGE_KEY = 'checkoutAttempt'

// Used if the browser blocks storage.
let memory: string | null = null

function load(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return memory
  }
}

function store(json: string | null): void {
  memory = json
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

/** The pending attempt for this cart. */
export function findAttempt(cartId: string): Attempt | undefined {
  const json = load()
  if (!json) return undefined
  const attempt = JSON.parse(json) as Attempt
  return attempt.cartId === cartId ? attempt : undefined
}

/** Stores an attempt before it is sent; a pending attempt's key is reused. */
export function beginAttempt(details: Omit<Attempt, 'key'>): Attempt {
  const attempt = { ...details, key: findAttempt(details.cartId)?.key ?? newKey() }
  store(JSON.stringify(attempt))
  return attempt
}

/** The server has responded: the next order gets a new key. */
export function endAttempt(): void {
  store(null)
}
