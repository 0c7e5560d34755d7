import type { EntityManager } from 'typeorm'

/** A request that a manager and its transactions work for. */
interface WorkedRequest {
  readonly id: string
  /** The numbers of the orders that it has changed. */
  readonly orders: Set<number>
}

const requests = new WeakMap<EntityManager, WorkedRequest>()

/** Notes which request a manager works for. */
export function setRequest(db: EntityManager, request: WorkedRequest): void {
  requests.set(db, request)
}

/**
 * The id of the request that a manager works for, which is stored with the messages that it causes; null for what no
 * request has started.
 */
export function requestIdOf(db: EntityManager): string | null {
  return requests.get(db)?.id ?? null
}

/** Notes which orders are changed for a request, for its log. */
export function noteOrders(db: EntityManager, numbers: readonly number[]): void {
  for (const number of numbers) requests.get(db)?.orders.add(number)
}

/** The orders that a request has changed so far. */
export function changedOrders(db: EntityManager): readonly number[] {
  return [...(requests.get(db)?.orders ?? [])]
}
