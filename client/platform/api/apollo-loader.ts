import type { ApolloClient } from '@apollo/client'
import { createContext, useContext, useSyncExternalStore } from 'react'

/**
 * Loads Apollo Client on demand. In the browser, that is at the first request: server-rendered pages need no
 * client.
 */
export interface ApolloLoader {
  current(): ApolloClient | undefined
  load(): Promise<ApolloClient>
  /** Calls the listener once the client has been loaded. */
  subscribe(listener: () => void): () => void
}

/** A loader whose client is already loaded. */
export function loadedApollo(client: ApolloClient): ApolloLoader {
  const loaded = Promise.resolve(client)
  return { current: () => client, load: () => loaded, subscribe: () => () => {} }
}

/** A loader that creates its client on first use. After a failure the next use retries. */
export function createApolloLoader(create: () => Promise<ApolloClient>): ApolloLoader {
  let client: ApolloClient | undefined
  let loading: Promise<ApolloClient> | undefined
  const listeners = new Set<() => void>()

  async function createOnce(): Promise<ApolloClient> {
    try {
      client = await create()
    } catch (error) {
      loading = undefined
      throw error
    }
    for (const listener of listeners) listener()
    return client
  }

  return {
    current: () => client,
    load: () => {
      loading ??= createOnce()
      return loading
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const ApolloLoaderContext = createContext<ApolloLoader | undefined>(undefined)

export function useApolloLoader(): ApolloLoader {
  const loader = useContext(ApolloLoaderContext)
  if (!loader) throw new Error('useApolloLoader must be used within an ApolloLoaderContext')
  return loader
}

/** Apollo Client if it has been loaded. */
export function useLoadedApollo(): ApolloClient | undefined {
  const { subscribe, current } = useApolloLoader()
  return useSyncExternalStore(subscribe, current, current)
}
