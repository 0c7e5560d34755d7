/** Sends a query again. If that fails, the result of the query's hook has the error. */
export function refetchSilently(refetch: () => Promise<unknown>): void {
  refetch().catch(() => undefined)
}
