import { useState } from 'react'

interface QueryResult<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly variables?: object | undefined
}

/**
 * The data of a list that filters change: while those of new variables load, the ones before, but not if they
 * fail to load. A failure to load the same data again leaves them as they are.
 */
export function useShownData<Data>({
  data,
  error,
  variables,
}: QueryResult<Data>): Data | undefined {
  const key = JSON.stringify(variables)
  const [last, setLast] = useState({ key, data })
  if (data && (data !== last.data || key !== last.key)) setLast({ key, data })
  if (data) return data
  return error && last.key !== key ? undefined : last.data
}
