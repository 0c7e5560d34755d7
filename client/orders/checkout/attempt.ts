import type { CheckoutFormOutput } from '#domain/orders/checkout.schema'
import { newIdempotencyKey } from '../../platform/lib/idempotency-key'
import { defineStored } from '../../platform/lib/stored-value'
import type { OrderedProduct } from '../../platform/routing/checkout-path'
import type { SeenOrder } from './order-draft'

/**
 * An order that was sent. Retrying with the same idempotency key places it only once, whatever happened to
 * the first request.
 */
export interface Attempt {
  readonly key: string
  /** Other users of this browser must not see it. */
  readonly cartId: string
  readonly shipping: CheckoutFormOutput
  readonly order: SeenOrder
  /** The product, if it is ordered alone, without the cart. */
  readonly product?: OrderedProduct | undefined
  /** The server has responded that it failed. Otherwise, nobody knows whether the order was placed. */
  readonly hasFailed?: true
}

const entry = defineStored<Attempt>('checkoutAttempt')

/** The pending attempt of the shopper with this cart. */
export function findAttempt(cartId: string): Attempt | undefined {
  const attempt = entry.read()
  return attempt?.cartId === cartId ? attempt : undefined
}

/** An attempt with an unknown outcome; it may belong to an earlier shopper. */
export function findUnanswered(): Attempt | undefined {
  const attempt = entry.read()
  return attempt?.hasFailed ? undefined : attempt
}

/** Stores an attempt before it is sent; a pending attempt's key is reused. */
export function beginAttempt(details: Omit<Attempt, 'key' | 'hasFailed'>): Attempt {
  const attempt = { ...details, key: findAttempt(details.cartId)?.key ?? newIdempotencyKey() }
  entry.write(attempt)
  return attempt
}

/** The server has failed: the same key is used again, but not without the shopper. */
export function failAttempt(attempt: Attempt): void {
  entry.write({ ...attempt, hasFailed: true })
}

/** The server has responded: the next order gets a new key. */
export function endAttempt(): void {
  entry.write(undefined)
}
