import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useCallback } from 'react'
import { useApolloLoader } from './apollo-loader'

export type Mutate<TData, TVariables extends OperationVariables> = (
  options: Omit<ApolloClient.MutateOptions<TData, TVariables>, 'mutation'>,
) => Promise<ApolloClient.MutateResult<TData>>

/** A mutation that loads Apollo Client on its first call. Used by generated hooks. */
export function useLazyMutation<TData, TVariables extends OperationVariables>(
  mutation: TypedDocumentNode<TData, TVariables>,
): Mutate<TData, TVariables> {
  const loader = useApolloLoader()
  return useCallback(
    async (options) => {
      const client = await loader.load()
      return client.mutate<TData, TVariables>({ ...options, mutation } as never)
    },
    [loader, mutation],
  )
}
