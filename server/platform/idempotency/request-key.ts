import { createHash } from 'node:crypto'
import type { Caller } from '../features/caller'

/** The key that a client has given to a request, so that it can be sent again. */
export interface RequestKey {
  /** Whose key it is, such as `account:7`: the same key of somebody else is another one. */
  readonly owner: string
  /** Name of the operation, such as `recordRefund`. */
  readonly operation: string
  /** As sent, unchecked. */
  readonly key: string
  /** Of the input, to reject the same key with another one. */
  readonly requestHash: string
}

/** Whose keys the keys of a caller are. */
export function ownerOf({ viewer, apiKeyId }: Caller): string {
  return viewer ? `account:${viewer.id}` : `apiKey:${apiKeyId}`
}

/** Sorts the fields of objects, and leaves out those without a value: clients send them in any order, or not at all. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.entries(value)
    .filter(([, field]) => field !== undefined && field !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, canonical(field)])
}

/** Hashes what a request asks for. */
export function hashInput(input: object): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(input)))
    .digest('hex')
}
