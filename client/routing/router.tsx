import { matchRoutes, Outlet, type RouteObject, useRoutes } from 'react-router-dom'
import { splitLocale } from '#domain/messages/locale'
import type { ApolloLoader } from '../lib/apollo-loader'
import { ErrorBoundary } from './error-boundary'
import { type LazyRoute, lazyRoute } from './lazy-route'
import type { LoaderContext, Route, RouteHandle } from './route'

interface Handle extends RouteHandle {
  readonly lazy?: LazyRoute
}

export interface Router {
  readonly routes: RouteObject[]
  /** Preloads the page at a path without a language's prefix, so that it renders without suspending. */
  load(pathname: string, apollo: ApolloLoader): Promise<void>
  /** The stylesheet that the page at a path needs in addition to the shop's. */
  stylesheetOf(pathname: string): RouteHandle['stylesheet']
  /** Runs the loaders of the page at a URL, in any language. */
  runLoaders(url: URL, context: LoaderContext): Promise<void>
}

// Declarative routes do not support `lazy`, `ErrorBoundary` and `loader`; see docs/decisions/0012.
function toRouteObject(route: Route): RouteObject {
  const { path, ErrorBoundary: Fallback, children } = route
  const lazy = route.lazy && lazyRoute(route.lazy)
  const Component = lazy?.Component ?? route.Component ?? Outlet
  const element = <Component />
  return {
    ...(path !== undefined && { path }),
    element: Fallback ? <ErrorBoundary Fallback={Fallback}>{element}</ErrorBoundary> : element,
    handle: { ...route.handle, ...(lazy && { lazy }) } satisfies Handle,
    ...(children && { children: children.map(toRouteObject) }),
  }
}

export function createRouter(table: readonly Route[]): Router {
  const routes = table.map(toRouteObject)
  const matches = (pathname: string) =>
    (matchRoutes(routes, { pathname }) ?? []).map(({ route, params }) => ({
      handle: route.handle as Handle,
      params,
    }))

  return {
    routes,
    async load(pathname, apollo) {
      await Promise.all(
        matches(pathname).map(async ({ handle }) => {
          await Promise.all([handle.lazy?.load(), ...(handle.needsApollo ? [apollo.load()] : [])])
        }),
      )
    },
    stylesheetOf: (pathname) =>
      matches(pathname).find(({ handle }) => handle.stylesheet)?.handle.stylesheet,
    async runLoaders(url, context) {
      const { path } = splitLocale(url.pathname)
      const localUrl = Object.assign(new URL(url), { pathname: path })
      for (const { handle, params } of matches(path)) {
        const module = await handle.lazy?.load()
        await module?.loader?.({ url: localUrl, params, context })
      }
    },
  }
}

/** Renders the routes of the current location. */
export function Routes({ router }: { readonly router: Router }) {
  return useRoutes(router.routes)
}
