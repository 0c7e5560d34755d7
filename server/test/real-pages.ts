import type { AddressOf, PageSource, RenderPage } from '../platform/http/pages/pages'

/** Renders the client from its sources. Imported dynamically, because client and server are type-checked separately. */
export async function realPages(): Promise<PageSource> {
  const entry = new URL('../../client/entry-server.tsx', import.meta.url).href
  const { render, addressOf } = (await import(/* @vite-ignore */ entry)) as {
    render: RenderPage
    addressOf: AddressOf
  }
  return {
    render,
    addressOf,
    template: async () =>
      '<html lang="en" dir="ltr"><head><!--app-head--></head><body><!--app-html--></body><!--app-state-->',
    explorer: async () => '<title>Explorer</title>',
  }
}

interface Route {
  readonly path?: string
  readonly handle?: { readonly stylesheet?: string; readonly needsApollo?: boolean }
  readonly children?: readonly Route[]
}

function pathsOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path ? [path] : []),
    ...pathsOf(children),
  ])
}

async function readRoutes(): Promise<readonly Route[]> {
  const table = new URL('../../client/app/routes.tsx', import.meta.url).href
  const { ROUTES } = (await import(/* @vite-ignore */ table)) as { ROUTES: readonly Route[] }
  return ROUTES
}

/** The paths of all pages, from the client's routes. */
export async function pagePaths(): Promise<readonly string[]> {
  return pathsOf(await readRoutes())
}

/** The paths of the pages with private data, which need Apollo Client for it. */
export async function privatePagePaths(): Promise<readonly string[]> {
  const privateRoutes = (routes: readonly Route[]): readonly Route[] =>
    routes.flatMap((route) =>
      route.handle?.needsApollo ? [route] : privateRoutes(route.children ?? []),
    )
  return pathsOf(privateRoutes(await readRoutes()))
}

const isOfShop = ({ handle }: Route) => handle?.stylesheet !== 'admin'

const withoutDesk = (routes: readonly Route[]): readonly Route[] =>
  routes
    .filter(isOfShop)
    .map(({ children, ...route }) =>
      children ? { ...route, children: withoutDesk(children) } : route,
    )

/** The paths of the pages that have the shop's styles, which those of the desk and its papers have not. */
export async function shopPagePaths(): Promise<readonly string[]> {
  return pathsOf(withoutDesk(await readRoutes()))
}
