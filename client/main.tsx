import './styles/index.css'
import type { ApolloClient } from '@apollo/client'
import { startTransition } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { localePrefix, splitLocale } from '#domain/messages/locale'
import { App } from './app/app'
import { router } from './app/routes'
import { createApolloLoader } from './platform/api/apollo-loader'
import { noteValues } from './platform/lib/held-events'
import { watchForMissingChunks } from './platform/lib/missing-chunk'
import { UNKNOWN_PAGE } from './platform/page/page-context'
import { readHydrationState } from './platform/routing/hydration-state'
import { prefetchLinks } from './platform/routing/prefetch-links'
import { Routes } from './platform/routing/router'
import { documentLocale, loadTexts } from './platform/texts/load-texts'

async function createClient(): Promise<ApolloClient> {
  const { createBrowserClient, createCache } = await import('./platform/api/apollo')
  return createBrowserClient(createCache())
}

/** Translators put texts into `font` elements, which no component has. */
function watchForTranslators(root: HTMLElement): void {
  new MutationObserver((records) => {
    if (!root.querySelector('font')) return
    void import('./platform/lib/translated-texts').then((module) =>
      module.noticeTranslations(records),
    )
  }).observe(root, { childList: true, subtree: true })
}

async function start(root: HTMLElement): Promise<void> {
  watchForMissingChunks()
  const apollo = createApolloLoader(createClient)
  const state = readHydrationState()
  const locale = documentLocale()
  const { path } = splitLocale(window.location.pathname)
  // React's half is executed in a task of its own. The first render must not suspend.
  const [{ createRoot, hydrateRoot }] = await Promise.all([
    import('react-dom/client'),
    router.load(path, apollo),
    loadTexts('shop'),
  ])
  const page = { ...UNKNOWN_PAGE, publicUrl: window.location.origin, ...state, locale }
  const app = (
    <App apollo={apollo} page={page}>
      <BrowserRouter basename={localePrefix(locale)}>
        <Routes router={router} />
      </BrowserRouter>
    </App>
  )
  const isRendered = state && !state.failed && root.hasChildNodes()
  noteValues(root)
  watchForTranslators(root)
  // A transition hydrates in slices, so that the page reacts to input in between.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  prefetchLinks(router, apollo)
}

/** Long after the page has loaded, so that the first visit does not notice. */
const OFFLINE_DELAY_MILLISECONDS = 3000

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const prepareOffline = () =>
    setTimeout(() => {
      // It fails when the page is left meanwhile, or the connection lost: the next page tries again.
      import('./platform/offline/offline').catch(() => {})
    }, OFFLINE_DELAY_MILLISECONDS)
  if (document.readyState === 'complete') prepareOffline()
  else window.addEventListener('load', prepareOffline)
}

const root = document.getElementById('root')
if (root) void start(root)
