import type { OperationVariables } from '@apollo/client'
import type { useMutation } from '@apollo/client/react'
import { useCallback, useRef } from 'react'
import { newIdempotencyKey } from '../lib/idempotency-key'

/**
 * A mutation that is sent with an idempotency key, so that it counts once: a double tap has the same key, and so has the
 * next try after an answer was lost. Other variables have another key, and so has whatever follows an answer. Used by
 * generated hooks.
 */
export function useIdempotencyKeys<TData, TVariables extends OperationVariables>([
  mutate,
  result,
]: useMutation.ResultTuple<TData, TVariables>): useMutation.ResultTuple<TData, TVariables> {
  /** The keys of what was not answered, by variables. */
  const keys = useRef(new Map<string, string>())
  const send = useCallback(
    async (options: { readonly variables?: object } = {}) => {
      const input = JSON.stringify(options.variables ?? {})
      const idempotencyKey = keys.current.get(input) ?? newIdempotencyKey()
      keys.current.set(input, idempotencyKey)
      const variables = { ...options.variables, idempotencyKey }
      const answer = await mutate({ ...options, variables } as never)
      if (keys.current.get(input) === idempotencyKey) keys.current.delete(input)
      return answer
    },
    [mutate],
  )
  return [send as typeof mutate, result]
}
