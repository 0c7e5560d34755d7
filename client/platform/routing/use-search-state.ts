import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Maps state to search parameters and back. */
export interface SearchFormat<State extends object> {
  read(parameters: URLSearchParams): State
  write(state: State): Record<string, string>
}

interface ChangeOptions {
  /** Replaces the history entry. */
  readonly replace?: boolean
}

type Change<State> = (changes: Partial<State>, options?: ChangeOptions) => void

/**
 * State in the URL's search parameters, which survives a reload and going back. Updates are
 * optimistic: controls show a change before the router has navigated, and the next change builds on
 * it.
 */
export function useSearchState<State extends object>(
  format: SearchFormat<State>,
): [State, Change<State>] {
  const [parameters, setParameters] = useSearchParams()
  const [state, applyChanges] = useOptimistic(
    format.read(parameters),
    (current, changes: Partial<State>) => ({ ...current, ...changes }),
  )
  const change: Change<State> = (changes, { replace = false } = {}) =>
    startTransition(() => {
      applyChanges(changes)
      setParameters(format.write({ ...state, ...changes }), { replace, preventScrollReset: true })
    })
  return [state, change]
}
