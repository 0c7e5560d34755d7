import { readStored, store } from '../lib/storage'
import { subscribeToSession } from '../session/session'
import { isKeptPage } from './kept-pages'
import type { WorkerMessage } from './messages'

/** Of browsers that have it; others keep the pages that they load, not those navigated to in the app. */
interface WindowWithNavigation {
  readonly navigation?: EventTarget
}

/** The server's HTML was not current, as the worker has marked it. */
function isStored(): boolean {
  return document.querySelector('[data-offline]') !== null
}

async function tell(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** Keeps the current page, with the files that were loaded before the worker was there. */
function keepPage(): void {
  if (!navigator.onLine || !isKeptPage(window.location)) return
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  void tell({ kind: 'keep', page: window.location.pathname, files })
}

/** When a session ends, here or in another tab, the pages that it visited are removed. */
async function forgetEndedSession(): Promise<void> {
  if (readStored('forgetPages') === null) return
  await tell({ kind: 'forget' })
  store('forgetPages', null)
}

/** Without a connection, links load stored pages, because the app could not fetch their data. */
function followOffline(event: MouseEvent): void {
  if (navigator.onLine || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.target || !link.pathname) return
  // React's handlers never see the click, so the browser follows the link.
  event.stopPropagation()
}

/** The connection may have come back while this script was loading. */
async function reloadIfBack(): Promise<void> {
  if (!isStored() || !navigator.onLine) return
  // Unlike a navigation, this never gets a stored page, so that nothing reloads in circles.
  const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
  if (ok) window.location.reload()
}

async function start(): Promise<void> {
  document.addEventListener('click', followOffline, { capture: true })
  window.addEventListener('online', () => {
    if (isStored()) window.location.reload()
  })
  await reloadIfBack().catch(() => {})
  // Scripts bypass the HTTP cache, so a new worker is found at the next visit.
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  await navigator.serviceWorker.ready
  await forgetEndedSession()
  subscribeToSession(() => void forgetEndedSession())
  keepPage()
  const { navigation } = window as WindowWithNavigation
  navigation?.addEventListener('currententrychange', keepPage)
}

// Private windows of some browsers refuse workers; then the shop works online only.
start().catch(() => {})
