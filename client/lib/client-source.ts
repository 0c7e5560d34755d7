import type { ApolloClient } from '@apollo/client'
import { createContext, useContext, useSyncExternalStore } from 'react'

/**
 * Where Apollo's client comes from. In the browser it is loaded when the server is first asked for
 * something: a page that came with its data is alive without it.
 */
export interface ClientSource {
  current(): ApolloClient | undefined
  load(): Promise<ApolloClient>
  /** Calls the listener when the client has been loaded. */
  subscribe(listener: () => void): () => void
}

/** A source whose client is there from the start. */
export function readyClient(client: ApolloClient): ClientSource {
  const loaded = Promise.resolve(client)
  return { current: () => client, load: () => loaded, subscribe: () => () => {} }
}

/** A source whose client is created when it is first wanted. */
export function clientOnDemand(create: () => Promise<ApolloClient>): ClientSource {
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

export const ClientSourceContext = createContext<ClientSource | undefined>(undefined)

export function useClientSource(): ClientSource {
  const source = useContext(ClientSourceContext)
  if (!source) throw new Error('Nothing above says where Apollo’s client comes from')
  return source
}

/** Apollo's client once something has had it loaded. */
export function useLoadedClient(): ApolloClient | undefined {
  const { subscribe, current } = useClientSource()
  return useSyncExternalStore(subscribe, current, current)
}
