import { useLocation } from 'react-router-dom'

/** The history state of the login page. */
export interface LoginState {
  /** The path to return to after signing in. */
  readonly from?: string
}

/** The path to return to after signing in; never another site. */
export function useReturnPath(): string | undefined {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined
}

/** The login page's state for returning to the current page. */
export function useLoginState(): LoginState {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}
