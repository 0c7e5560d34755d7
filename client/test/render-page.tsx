import { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { MockLink } from '@apollo/client/testing'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createCache } from '../lib/apollo'
import { ClientSourceContext, readyClient } from '../lib/client-source'
import { Toaster } from '../ui/toaster'

interface PageOptions {
  /** The server's answers. */
  readonly answers?: readonly MockLink.MockedResponse[]
  readonly path?: string
}

/** Renders something as a page of the shop, with a server that gives the answers and no others. */
export function renderPage(page: ReactNode, { answers = [], path = '/' }: PageOptions = {}) {
  const client = new ApolloClient({ cache: createCache(), link: new MockLink([...answers]) })
  const element = (
    <>
      {page}
      <Toaster />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const rendered = render(
    <ApolloProvider client={client}>
      <ClientSourceContext value={readyClient(client)}>
        <RouterProvider router={router} />
      </ClientSourceContext>
    </ApolloProvider>,
  )
  return { ...rendered, client, router }
}
