import { localizePath, splitLocale } from '#domain/messages/locale'
import type { ApolloLoader } from '../api/apollo-loader'
import { SHARED } from '../api/use-page-query'
import type { Router } from './router'

/** Long enough that a pointer moving across the page does not prefetch every link it passes. */
const INTENT_MILLISECONDS = 80

interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean }
}

/** The URL of the page that a button with `data-page`, a path without a language's prefix, opens. */
function pageOfButton(target: EventTarget | null): URL | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-page]') : null
  if (!button?.dataset.page) return undefined
  const { locale } = splitLocale(window.location.pathname)
  return new URL(localizePath(button.dataset.page, locale), window.location.origin)
}

/** The URL of another page in this language that a link opens in this window. */
function linkedPage(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, window.location.href)
  if (url.origin !== window.location.origin) return undefined
  const { pathname } = window.location
  if (splitLocale(url.pathname).locale !== splitLocale(pathname).locale) return undefined
  return url.pathname === pathname ? undefined : url
}

/** Loads the module of a page and, if it has a loader, its data into Apollo's cache. */
async function prefetch(url: URL, router: Router, apollo: ApolloLoader): Promise<void> {
  await router.load(splitLocale(url.pathname).path, apollo)
  await router.runLoaders(url, {
    query: async (query) => (await apollo.load()).query({ ...query, ...SHARED }),
  })
}

/**
 * Prefetches the page behind a link, once, when the pointer or the focus rests on it, or when it is pressed: a finger never rests on it
 * before.
 */
export function prefetchLinks(router: Router, apollo: ApolloLoader): void {
  const prefetched = new Set<string>()
  let intent: ReturnType<typeof setTimeout> | undefined

  function schedulePrefetch({ target, type }: Event): void {
    clearTimeout(intent)
    const url = linkedPage(target) ?? pageOfButton(target)
    const path = url && url.pathname + url.search
    if (!path || prefetched.has(path)) return
    if ((navigator as NavigatorWithConnection).connection?.saveData) return
    const start = () => {
      prefetched.add(path)
      // The navigation itself fetches what could not be prefetched.
      prefetch(url, router, apollo).catch(() => prefetched.delete(path))
    }
    if (type === 'pointerdown') start()
    else intent = setTimeout(start, INTENT_MILLISECONDS)
  }

  document.addEventListener('pointerover', schedulePrefetch, { passive: true })
  document.addEventListener('pointerdown', schedulePrefetch, { passive: true })
  document.addEventListener('focusin', schedulePrefetch)
}
