import type { FieldPolicy, Reference, StoreObject } from '@apollo/client'

interface Connection extends StoreObject {
  readonly nodes?: readonly Reference[]
  readonly pageInfo?: { readonly endCursor: string | null }
  /** The cursor after which the list starts. */
  readonly startCursor?: string | null
}

/**
 * Cursor pagination: the page after the end cursor is appended to the cached list, any other page
 * replaces it. A list that starts at another cursor is a cache miss. Duplicate nodes are dropped.
 */
export const connectionPolicy: FieldPolicy<Connection> = {
  keyArgs: (args) => JSON.stringify({ ...args, after: undefined }),
  read: (existing, { args }) =>
    (existing?.startCursor ?? null) === (args?.after ?? null) ? existing : undefined,
  merge(existing, incoming, { args, readField }) {
    const after: string | null = args?.after ?? null
    const end =
      existing?.pageInfo && readField<string>('endCursor', existing.pageInfo as StoreObject)
    if (!existing?.nodes || after === null || after !== end) {
      return { ...existing, ...incoming, startCursor: after }
    }
    const known = new Set(existing.nodes.map((node) => readField('id', node)))
    const added = incoming.nodes?.filter((node) => !known.has(readField('id', node))) ?? []
    return { ...incoming, nodes: [...existing.nodes, ...added], startCursor: existing.startCursor }
  },
}
