/** The node shown by a translation extension in place of each text. */
const shownFor = new WeakMap<Node, ChildNode>()

/**
 * Returns the child of `parent` that stands for a node of React: itself, or the one that a translation extension put
 * around or in place of it.
 */
function childFor(parent: Node, node: Node | null): ChildNode | null {
  let child = (node && (shownFor.get(node) ?? node)) as ChildNode | null
  while (child && child.parentNode !== parent) child = child.parentNode as ChildNode | null
  return child
}

// React removes nodes, and inserts beside nodes, that translators have moved, which browsers refuse.
const { prototype } = Node
const { insertBefore } = prototype
prototype.removeChild = function (node) {
  childFor(this, node)?.remove()
  return node
}
prototype.insertBefore = function (node, before) {
  insertBefore.call(this, node, childFor(this, before))
  return node
}

const changes = new MutationObserver((records) => {
  for (const { target } of records) shownFor.get(target)?.replaceWith(target)
})

/**
 * Keeps a page alive that a translator changes: Google Translate puts its text into a `font` element and takes React's
 * text out of the page, so that an amount that changes would stay as it was, and React would fail to remove it
 * (facebook/react#11538). A text that changes replaces its translation, until it is translated again.
 */
export function noticeTranslations(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling } of records) {
    const [text] = removedNodes
    const shown = addedNodes[0] ?? previousSibling
    if (!(text instanceof Text) || shown?.nodeName !== 'FONT') continue
    shownFor.set(text, shown as ChildNode)
    changes.observe(text, { characterData: true })
  }
}
