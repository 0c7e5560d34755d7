import { ApolloProvider } from '@apollo/client/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { App } from '../app/app'
import { createBrowserClient, createCache } from '../lib/apollo'
import { readyClient } from '../lib/client-source'
import { Toaster } from '../ui/toaster'

interface ShopOptions {
  /** Pages by their path; all others are empty. */
  readonly pages: Readonly<Record<string, ComponentType>>
  /** Stands above every page. */
  readonly header?: ReactNode
  readonly path: string
  /** The history state that the path is opened with. */
  readonly state?: unknown
}

/** Renders pages as the browser does, with the client that asks the server behind fetch. */
export function renderShop({ pages, header, path, state }: ShopOptions) {
  const [pathname = '', search = ''] = path.split('?', 2)
  const children = [
    ...Object.entries(pages).map(([page, Component]) => ({ path: page, Component })),
    { path: '*', element: null },
  ]
  const frame = (
    <>
      {header}
      <Outlet />
    </>
  )
  const entry = { pathname, search: search && `?${search}`, state }
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [entry] })
  const client = createBrowserClient(createCache(), () => void router.navigate('/login'))
  const rendered = render(
    <App source={readyClient(client)} page={{ publicUrl: 'https://pets.example.com', status: 200 }}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
        <Toaster />
      </ApolloProvider>
    </App>,
  )
  return { ...rendered, client, router, user: userEvent.setup() }
}
