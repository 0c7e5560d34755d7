import { useState } from 'react'

interface QueryResult<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly variables?: object | undefined
}

/**
 * The data of a query, so that a page does not go blank. While the data for new variables loads, the previous data
 * stays; if loading fails, it goes. Failing to reload the same data keeps it. Without an error in the query, such as
 * on pages that show the failure themselves, the previous data always stays.
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
