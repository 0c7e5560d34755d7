import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClientSource, useLoadedClient } from './client-source'
import { usePageContext } from './page-context'

/** Something to ask the server. */
export interface Question {
  readonly query: DocumentNode
  readonly variables: OperationVariables
}

/** What a page asks. The answer is the same for everybody, so that it can come with the HTML. */
export interface PageQuery<TData, TVariables extends OperationVariables> extends Question {
  readonly query: TypedDocumentNode<TData, TVariables>
  readonly variables: TVariables
}

interface Heard<TData> {
  readonly key: string
  readonly data?: TData
  readonly failed?: boolean
}

interface PageResult<TData, TVariables> {
  readonly data: TData | undefined
  /** There are no data, and none are on their way. */
  readonly failed: boolean
  /** Asks again after a failure. */
  readonly retry: () => void
  /** Asks with some other variables and merges the answer into the data. */
  readonly extend: (
    changes: Partial<TVariables>,
    merge: (data: TData, more: TData) => TData,
  ) => Promise<void>
}

/** Tells what different pages ask apart. */
export function keyOf({ query, variables }: Question): string {
  const names = query.definitions.map((definition) =>
    definition.kind === 'OperationDefinition' ? definition.name?.value : undefined,
  )
  return `${names.find(Boolean)} ${JSON.stringify(variables)}`
}

/** Watches Apollo's answer, which begins with what came with the HTML. */
function watch<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  asked: PageQuery<TData, TVariables>,
  sent: TData | undefined,
  onChange: (heard: Omit<Heard<TData>, 'key'>) => void,
): () => void {
  if (sent && !client.readQuery<TData, TVariables>(asked))
    client.writeQuery({ ...asked, data: sent })
  const subscription = client
    .watchQuery<TData, TVariables>({ ...asked, notifyOnNetworkStatusChange: true })
    .subscribe(({ data, dataState, error }) =>
      onChange({
        data: dataState === 'complete' ? (data as TData) : undefined,
        failed: error !== undefined,
      }),
    )
  return () => subscription.unsubscribe()
}

/**
 * The answer to what a page asks: at first the one that came with the HTML, from the moment Apollo's
 * client is there the one in its cache. It loads the client only where no answer came.
 */
export function usePageQuery<TData, TVariables extends OperationVariables>(
  asked: PageQuery<TData, TVariables>,
): PageResult<TData, TVariables> {
  const source = useClientSource()
  const client = useLoadedClient()
  const { answer } = usePageContext()
  const key = keyOf(asked)
  const isSent = answer?.key === key
  const sent = isSent ? (answer.data as TData | undefined) : undefined
  const [attempt, setAttempt] = useState(0)
  const [heard, setHeard] = useState<Heard<TData>>()
  const hasData = sent !== undefined

  const listen = useEffectEvent((loaded: ApolloClient) =>
    watch(loaded, asked, sent, (news) => setHeard({ key, ...news })),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (client) return listen(client)
    if (!hasData) source.load().catch(() => setHeard({ key, failed: true }))
  }, [client, source, key, hasData, attempt])

  const current = heard?.key === key ? heard : undefined
  const data = current?.data ?? client?.readQuery<TData, TVariables>(asked) ?? sent

  async function extend(
    changes: Partial<TVariables>,
    merge: (data: TData, more: TData) => TData,
  ): Promise<void> {
    const loaded = await source.load()
    const { data: more } = await loaded.query<TData, TVariables>({
      query: asked.query,
      variables: { ...asked.variables, ...changes },
    })
    const before = loaded.readQuery<TData, TVariables>(asked) ?? data
    if (before && more) loaded.writeQuery({ ...asked, data: merge(before, more) })
  }

  return {
    data,
    failed: !data && (current?.failed ?? (isSent && !hasData)),
    retry: () => setAttempt(attempt + 1),
    extend,
  }
}
