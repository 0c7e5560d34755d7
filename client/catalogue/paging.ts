interface Page<Node> {
  readonly nodes: Node[]
}

/** A list and the page after it, as one list; a product that stands in both is listed once. */
export function appendPage<Node extends { readonly id: string }, P extends Page<Node>>(
  list: P & Page<Node>,
  next: P & Page<Node>,
): P {
  const known = new Set(list.nodes.map(({ id }) => id))
  return { ...next, nodes: [...list.nodes, ...next.nodes.filter(({ id }) => !known.has(id))] }
}
