import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, use } from 'react'
import { type ClientSource, useClientSource } from './client-source'

// What a render waits for has to be the same promise in its next attempt, above all when it was rejected.
const awaited = new WeakMap<ClientSource, Promise<ApolloClient>>()

function clientOf(source: ClientSource): Promise<ApolloClient> {
  const client = awaited.get(source) ?? source.load()
  awaited.set(source, client)
  return client
}

/** Below it Apollo's hooks can be used. To be loaded lazily: it brings Apollo along. */
export function WithApollo({ children }: { readonly children: ReactNode }) {
  const source = useClientSource()
  const client = source.current() ?? use(clientOf(source))
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
