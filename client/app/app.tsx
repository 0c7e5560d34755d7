import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, StrictMode } from 'react'
import { PageContext, type PageContextValue } from '../lib/page-context'

interface AppProps {
  readonly client: ApolloClient
  readonly page: PageContextValue
  readonly children: ReactNode
}

/** What stands around the router, alike on the server and in the browser. */
export function App({ client, page, children }: AppProps) {
  return (
    <StrictMode>
      <ApolloProvider client={client}>
        <PageContext value={page}>{children}</PageContext>
      </ApolloProvider>
    </StrictMode>
  )
}
