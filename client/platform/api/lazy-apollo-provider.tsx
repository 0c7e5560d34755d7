import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { createResourceHook } from '../lib/suspense-resource'
import { type ApolloLoader, useApolloLoader } from './apollo-loader'

const hooks = new WeakMap<ApolloLoader, () => ApolloClient>()

function hookOf(loader: ApolloLoader): () => ApolloClient {
  const hook = hooks.get(loader) ?? createResourceHook(loader.load, loader.current)
  hooks.set(loader, hook)
  return hook
}

/**
 * Suspends until Apollo Client is loaded, for components that use Apollo's hooks. Import it lazily.
 */
export function LazyApolloProvider({ children }: { readonly children: ReactNode }) {
  const useClient = hookOf(useApolloLoader())
  return <ApolloProvider client={useClient()}>{children}</ApolloProvider>
}
