import { Counter } from 'prom-client'
import { AppError, type ErrorCode } from '#domain/errors'
import { isUnavailable } from '../../platform/database/connection/unavailable'
import { resource } from '../../platform/features/feature'

/** Counts the orders that were not placed. */
export interface RefusedOrders {
  /** Runs a checkout, and counts it under its reason if it fails. */
  count<T>(checkout: () => Promise<T>): Promise<T>
}

/** Counted from the start: a counter that appears with its first order has not increased. */
const REASONS: readonly ErrorCode[] = [
  'INVALID',
  'CONFLICT',
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'DISCOUNT_REFUSED',
  'ORDER_REFUSED',
]

function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.code.toLowerCase()
  return isUnavailable(error) ? 'unavailable' : 'error'
}

export const refusedOrders = resource(({ metrics }): RefusedOrders => {
  const refused = new Counter({
    name: 'orders_refused_total',
    help: 'Orders of shoppers that were not placed, by the reason.',
    labelNames: ['reason'],
    registers: [metrics],
  })
  for (const reason of [...REASONS.map((code) => code.toLowerCase()), 'unavailable', 'error']) {
    refused.inc({ reason }, 0)
  }
  return {
    async count(checkout) {
      try {
        return await checkout()
      } catch (error) {
        refused.inc({ reason: reasonOf(error) })
        throw error
      }
    },
  }
})
