import type { ApolloClient } from '@apollo/client'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app'
import { prefetchLinks } from './app/prefetch-links'
import { loadPages } from './app/routes'
import { announceSessionEnd } from './app/session-end'
import { Shop } from './app/shop'
import { clientOnDemand } from './lib/client-source'
import { readPageState } from './lib/page-state'

async function createClient(): Promise<ApolloClient> {
  const { createBrowserClient, createCache } = await import('./lib/apollo')
  return createBrowserClient(createCache(), announceSessionEnd)
}

/** Waits until what the server has sent is painted; not where nobody looks, since nothing is painted there. */
async function painted(): Promise<void> {
  if (document.hidden) return
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

async function start(root: HTMLElement): Promise<void> {
  await painted()
  const source = clientOnDemand(createClient)
  const state = readPageState()
  // The first render is the whole page.
  await loadPages(window.location, source)
  const publicUrl = state?.publicUrl ?? window.location.origin
  const app = (
    <App source={source} page={{ publicUrl, status: 200, answer: state?.answer }}>
      <BrowserRouter>
        <Shop />
      </BrowserRouter>
    </App>
  )
  const isRendered = state && !state.failed && root.hasChildNodes()
  // In slices: a page that is coming alive answers in between.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  prefetchLinks(source)
}

const root = document.getElementById('root')
if (root) void start(root)
