import type { ClientSource } from '../lib/client-source'
import { loadPages, matchPages } from './routes'

/** Long enough that a pointer on its way across a page does not fetch all it passes. */
const INTENT_MILLISECONDS = 80

/** What browsers tell of the connection, where they do. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean }
}

/** The address of a page of ours that a link leads to in this window. */
function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const address = new URL(link.href, window.location.href)
  if (address.origin !== window.location.origin) return undefined
  return address.pathname === window.location.pathname ? undefined : address
}

/** Loads the chunks of a page and, where anybody may know them, its data into Apollo's cache. */
async function prefetch(address: URL, source: ClientSource): Promise<void> {
  const { pathname, searchParams: parameters } = address
  await loadPages(address, source)
  for (const { page, params } of matchPages(address)) {
    const { pageQuery } = await page.load()
    const question = pageQuery?.({ pathname, parameters, params })
    if (question) await (await source.load()).query(question)
  }
}

/** Fetches the page behind a link, once, when the pointer or the focus rests on it. */
export function prefetchLinks(source: ClientSource): void {
  const prefetched = new Set<string>()
  let intent: ReturnType<typeof setTimeout> | undefined

  function consider({ target }: Event): void {
    clearTimeout(intent)
    const address = addressOf(target)
    const place = address && address.pathname + address.search
    if (!place || prefetched.has(place)) return
    if ((navigator as WithConnection).connection?.saveData) return
    intent = setTimeout(() => {
      prefetched.add(place)
      // What could not be fetched ahead is fetched, or found to be missing, when it is wanted.
      prefetch(address, source).catch(() => prefetched.delete(place))
    }, INTENT_MILLISECONDS)
  }

  document.addEventListener('pointerover', consider, { passive: true })
  document.addEventListener('focusin', consider)
}
