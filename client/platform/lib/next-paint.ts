/**
 * Resolves once the browser has painted what has changed so far, for work that the answer to a tap should not wait
 * for; in a hidden page, which is never painted, at once.
 */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
