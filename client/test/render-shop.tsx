import { act, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { type Location, MemoryRouter, Outlet, useLocation } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import type { Contact } from '#domain/contact'
import type { ShopIdentity } from '#domain/settings/public-shop'
import { DEFAULT_TOP_LEVEL_DOMAINS, type TopLevelDomains } from '#domain/validation/email'
import { App } from '../app/app'
import { ADMIN_PAGES, LINK_PAGES, SHOP_PAGES } from '../app/routes'
import { useRedirectOnSessionEnd } from '../app/session-end'
import { createBrowserClient, createCache } from '../platform/api/apollo'
import { loadedApollo } from '../platform/api/apollo-loader'
import { ErrorPage } from '../platform/routing/error-page'
import { createRouter, Routes } from '../platform/routing/router'
import { Toaster } from '../platform/ui/toaster'

interface ShopOptions {
  readonly path: string
  /** The history state of the path. */
  readonly state?: unknown
  /** Shown above every page. */
  readonly header?: ReactNode
  readonly emailTopLevelDomains?: TopLevelDomains
  readonly contact?: Contact
  readonly onlineWays?: ShopIdentity['onlineWays']
  /** Pages that the test goes to, preloaded like the targets of redirects. */
  readonly next?: readonly string[]
}

/** Preloaded, so that a redirect does not suspend. */
const REDIRECT_TARGETS = ['/home', '/login']

/**
 * Opens a page through the app's routes, without header and footer, with a client that uses fetch.
 */
export async function renderShop({
  path,
  state,
  header,
  emailTopLevelDomains = DEFAULT_TOP_LEVEL_DOMAINS,
  contact = {},
  onlineWays,
  next = [],
}: ShopOptions) {
  let location: Location | undefined
  function Frame() {
    const currentLocation = useLocation()
    useLayoutEffect(() => {
      location = currentLocation
    }, [currentLocation])
    useRedirectOnSessionEnd()
    return (
      <>
        {header}
        <Suspense>
          <Outlet />
        </Suspense>
        <Toaster />
      </>
    )
  }
  const router = createRouter([
    {
      Component: Frame,
      children: [
        { ErrorBoundary: ErrorPage, children: [...SHOP_PAGES, ...LINK_PAGES, ...ADMIN_PAGES] },
      ],
    },
  ])
  const [pathname = '', search = ''] = path.split('?', 2)
  const client = createBrowserClient(createCache())
  onTestFinished(() => client.stop())
  const apollo = loadedApollo(client)
  await Promise.all(
    [pathname, ...next, ...REDIRECT_TARGETS].map((page) => router.load(page, apollo)),
  )
  const entry = { pathname, search: search && `?${search}`, state }
  const rendered = await act(async () =>
    render(
      <App
        apollo={apollo}
        page={{
          locale: 'en',
          publicUrl: 'https://pets.example.com',
          emailTopLevelDomains,
          shop: { name: 'Mishmish', about: 'A shop for pets.', onlineWays },
          contact,
          status: 200,
        }}
      >
        <MemoryRouter initialEntries={[entry]}>
          <Routes router={router} />
        </MemoryRouter>
      </App>,
    ),
  )
  return {
    ...rendered,
    client,
    currentLocation: () => location as Location,
    // The check is slow, and would never find anything: no stylesheet is loaded in these tests.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
  }
}
