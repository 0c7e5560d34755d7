import { useLocation } from 'react-router-dom'

/** What /login is told about why the visitor is there. */
export interface LoginState {
  /** Where to go afterwards. */
  readonly from?: string
}

/** The page that sent the visitor to sign in; only ever one of ours. */
export function useReturnPath(): string | undefined {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined
}

/** The state to hand to /login so that the visitor comes back to this page. */
export function useReturnHere(): LoginState {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}
