import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { reloadForMissingChunk } from '../lib/missing-chunk'
import { usePageContext } from '../page/page-context'
import { useApolloLoader, useLoadedApollo } from './apollo-loader'

/** An operation and its variables. */
export interface PageQuery {
  readonly query: DocumentNode
  readonly variables: OperationVariables
}

interface TypedQuery<TData, TVariables extends OperationVariables> extends PageQuery {
  readonly query: TypedDocumentNode<TData, TVariables>
  readonly variables: TVariables
}

export interface PageQueryOptions {
  readonly skip?: boolean
  /** The page works without the data. */
  readonly isOptional?: boolean
}

interface QueryState<TData> {
  readonly key: string
  readonly data?: TData
  readonly failed?: boolean
}

interface PageQueryResult<TData> {
  readonly data: TData | undefined
  /** There is no data, and none is loading. */
  readonly failed: boolean
  /** Fetches again after a failure. */
  readonly retry: () => void
  /** Fetches the page after a cursor, which the cache appends to the list. */
  readonly fetchMore: (options: { readonly variables: { readonly after: string } }) => Promise<void>
}

/** Identifies a query and its variables in the data sent with the HTML. */
export function queryKey({ query, variables }: PageQuery): string {
  const names = query.definitions.map((definition) =>
    definition.kind === 'OperationDefinition' ? definition.name?.value : undefined,
  )
  return `${names.find(Boolean)} ${JSON.stringify(variables)}`
}

/** Writes the data sent with the HTML to Apollo's cache, unless it has newer data. */
function seedCache<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedQuery<TData, TVariables>,
  data: TData | undefined,
): void {
  if (data && !client.readQuery<TData, TVariables>(query)) client.writeQuery({ ...query, data })
}

/** A page that is opened while it is being prefetched waits for that request. */
export const SHARED = { context: { queryDeduplication: true } }

function watch<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedQuery<TData, TVariables>,
  onChange: (state: Omit<QueryState<TData>, 'key'>) => void,
): () => void {
  const subscription = client
    .watchQuery<TData, TVariables>({ ...query, ...SHARED, notifyOnNetworkStatusChange: true })
    .subscribe(({ data, dataState, error }) =>
      onChange({
        data: dataState === 'complete' ? (data as TData) : undefined,
        failed: error !== undefined,
      }),
    )
  return () => subscription.unsubscribe()
}

/**
 * The data of a page: at first the data sent with the HTML, and Apollo's cache once the client is
 * loaded. The client is loaded only if the HTML had no data. Used by generated hooks; works without
 * Apollo's hooks.
 */
export function usePageQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { skip = false, isOptional = false }: PageQueryOptions = {},
): PageQueryResult<TData> {
  const loader = useApolloLoader()
  const client = useLoadedApollo()
  const { loaderData } = usePageContext()
  const query: TypedQuery<TData, TVariables> = { query: document, variables }
  const key = queryKey(query)
  const isPreloaded = loaderData?.key === key
  const preloaded = isPreloaded ? (loaderData.data as TData | undefined) : undefined
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<QueryState<TData>>()
  const isMissing = preloaded === undefined

  const subscribe = useEffectEvent((loaded: ApolloClient) => {
    seedCache(loaded, query, preloaded)
    return watch(loaded, query, (next) => setState({ key, ...next }))
  })
  const fail = useEffectEvent(async (error: unknown) => {
    const outcome = isOptional ? 'failed' : await reloadForMissingChunk(error)
    if (outcome !== 'reloading') setState({ key, failed: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    if (skip) return
    if (client) return subscribe(client)
    if (isMissing) loader.load().catch(fail)
  }, [skip, client, loader, key, isMissing, attempt])

  const current = state?.key === key ? state : undefined
  const cached = skip ? undefined : client?.readQuery<TData, TVariables>(query)
  const data = skip ? undefined : (current?.data ?? cached ?? preloaded)

  return {
    data,
    failed: !skip && !data && (current?.failed ?? (isPreloaded && isMissing)),
    retry: () => setAttempt(attempt + 1),
    fetchMore: async (options) => {
      const loaded = await loader.load()
      seedCache(loaded, query, preloaded)
      const changes = options.variables as unknown as Partial<TVariables>
      await loaded.watchQuery<TData, TVariables>(query).fetchMore({ variables: changes })
    },
  }
}
