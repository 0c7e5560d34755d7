import type { EntityManager } from 'typeorm'

const ids = new WeakMap<EntityManager, string>()

/** Notes which request a manager works for. */
export function setRequestId(db: EntityManager, id: string): void {
  ids.set(db, id)
}

/**
 * The id of the request that a manager works for, which is stored with the messages that it causes; null for what no
 * request has started.
 */
export function requestIdOf(db: EntityManager): string | null {
  return ids.get(db) ?? null
}
