import { useState } from 'react'

interface QueryResult<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly variables?: object | undefined
}

/**
 * The data of a list with filters. While the data for new variables loads, the previous data stays; if loading
 * fails, it goes. Failing to reload the same data keeps it.
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
