import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { App } from './app/app'
import { createRoutes } from './app/routes'
import { createBrowserClient, createCache } from './lib/apollo'
import { readPageState } from './lib/page-state'

/** Loads the chunks of the page in the address bar, so that the first render is the whole page. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

async function start(root: HTMLElement): Promise<void> {
  const routes = createRoutes()
  await loadMatchedRoutes(routes)
  const router = createBrowserRouter(routes)
  const state = readPageState()
  const cache = createCache()
  if (state) cache.restore(state.cache)
  const client = createBrowserClient(cache, () => {
    const { pathname, search } = router.state.location
    void router.navigate('/login', { state: { from: pathname + search } })
  })
  const page = { publicUrl: state?.publicUrl ?? window.location.origin, status: 200 }
  const app = (
    <App client={client} page={page}>
      <RouterProvider router={router} />
    </App>
  )
  if (state && !state.failed && root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

const root = document.getElementById('root')
if (root) void start(root)
