import {
  matchRoutes,
  Outlet,
  type Params,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router-dom'
import { splitLocale } from '#domain/messages/locale'
import type { ApolloLoader } from '../api/apollo-loader'
import { ErrorBoundary } from './error-boundary'
import { type LazyRoute, lazyRoute } from './lazy-route'
import type { LoaderContext, Route, RouteHandle } from './route'

interface Handle extends RouteHandle {
  readonly lazy?: LazyRoute
}

interface RouteMatch {
  readonly handle: Handle
  readonly params: Params
  /** The pattern of the route. */
  readonly path: string | undefined
}

export interface Router {
  /** The routes that may match a path without a language's prefix. */
  routesAt(pathname: string): RouteObject[]
  /** Preloads the page at a path without a language's prefix, so that it renders without suspending. */
  load(pathname: string, apollo: ApolloLoader): Promise<void>
  /** The routes from the root to the page at a path without a language's prefix. */
  matchesOf(pathname: string): readonly RouteMatch[]
  /** Runs the loaders of the page at a URL, in any language. */
  runLoaders(url: URL, context: LoaderContext): Promise<void>
}

// Declarative routes do not support `lazy`, `ErrorBoundary` and `loader`; see docs/decisions/0012.
function toRouteObject(route: Route): RouteObject {
  const { path, ErrorBoundary: Fallback, children } = route
  const lazy = route.lazy && lazyRoute(route.lazy, route.texts)
  const Component = lazy?.Component ?? route.Component ?? Outlet
  const element = <Component />
  return {
    ...(path !== undefined && { path }),
    element: Fallback ? <ErrorBoundary Fallback={Fallback}>{element}</ErrorBoundary> : element,
    handle: { ...route.handle, ...(lazy && { lazy }) } satisfies Handle,
    ...(children && { children: children.map(toRouteObject) }),
  }
}

/** The routes from the root to each leaf. */
function branchesOf(routes: readonly RouteObject[]): { leaf: RouteObject; branch: RouteObject }[] {
  return routes.flatMap((route) =>
    route.children
      ? branchesOf(route.children).map(({ leaf, branch }) => ({
          leaf,
          branch: { ...route, children: [branch] },
        }))
      : [{ leaf: route, branch: route }],
  )
}

const STATIC_PATH = /^\/[^:*?]*$/

/** Equal for paths that React Router does not distinguish. */
function keyOf(path: string): string {
  let end = path.length
  while (path.endsWith('/', end)) end -= 1
  return path.slice(0, end).toLowerCase()
}

/**
 * Finds the routes that may match a path. React Router compiles all routes that it is given whenever
 * it matches, and prefers a route without parameters to any other.
 */
function createRouteIndex(routes: RouteObject[]): (pathname: string) => RouteObject[] {
  const staticBranches = new Map<string, RouteObject[]>()
  const otherBranches: RouteObject[] = []
  for (const { leaf, branch } of branchesOf(routes)) {
    const { path = '' } = leaf
    if (!STATIC_PATH.test(path)) otherBranches.push(branch)
    else if (!staticBranches.has(keyOf(path))) staticBranches.set(keyOf(path), [branch])
  }
  return (pathname) =>
    // React Router decodes escape sequences; the keys are not encoded.
    pathname.includes('%') ? routes : (staticBranches.get(keyOf(pathname)) ?? otherBranches)
}

// Line breaks, which no pattern of React Router matches, not even `*`.
const UNMATCHABLE = /%0[ad]|%e2%80%a[89]|[\r\n\u2028\u2029]/i

/** A path that the routes can match; anything else is an unknown page. */
const matchable = (pathname: string) => (UNMATCHABLE.test(pathname) ? '/404' : pathname)

export function createRouter(table: readonly Route[]): Router {
  const routeIndex = createRouteIndex(table.map(toRouteObject))
  const routesAt = (pathname: string) => routeIndex(matchable(pathname))
  const matches = (pathname: string) =>
    (matchRoutes(routesAt(pathname), { pathname: matchable(pathname) }) ?? []).map(
      ({ route, params }): RouteMatch => ({
        handle: route.handle as Handle,
        params,
        path: route.path,
      }),
    )

  return {
    routesAt,
    async load(pathname, apollo) {
      await Promise.all(
        matches(pathname).map(async ({ handle }) => {
          await Promise.all([handle.lazy?.load(), ...(handle.needsApollo ? [apollo.load()] : [])])
        }),
      )
    },
    matchesOf: matches,
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
  const location = useLocation()
  const pathname = matchable(location.pathname)
  // With a location of its own, the type of every navigation would be POP.
  const other = pathname === location.pathname ? undefined : { ...location, pathname }
  return useRoutes(router.routesAt(pathname), other)
}
