import type { Page } from '../catalogue/cursor'

/** A service's page in the form of a GraphQL connection. */
export function toConnection<T, P extends Page<T> & { count(): Promise<number> }>(page: P) {
  const { nodes, hasNextPage, endCursor, count } = page
  return { nodes: nodes as P['nodes'], pageInfo: { hasNextPage, endCursor }, count }
}
