import type { Page } from '../../database/statements/cursor'

interface Edge<T> {
  readonly cursor: string
  readonly node: T
}

/** Converts a service's page to a GraphQL connection; cursors are computed when they are selected. */
export function toConnection<Node, P extends Page<Node>>(page: P & Page<P['nodes'][number]>) {
  const { nodes, hasNextPage, hasPreviousPage, endCursor, cursorOf } = page
  return {
    nodes: nodes as P['nodes'],
    get edges(): readonly Edge<P['nodes'][number]>[] {
      return nodes.map((node) => ({ cursor: cursorOf(node), node }))
    },
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      get startCursor(): string | null {
        const [first] = nodes
        return first === undefined ? null : cursorOf(first)
      },
      endCursor,
    },
  }
}

/** The same for a page with a total count. */
export function toCountedConnection<Node, P extends Page<Node> & { count(): Promise<number> }>(
  page: P & Page<P['nodes'][number]>,
) {
  return Object.assign(toConnection(page), { count: page.count })
}
