import { useLocation } from 'react-router-dom'

/** The history state of the login page. */
interface LoginState {
  /** The path to return to after signing in. */
  readonly from?: string | undefined
  /** The server has rejected the token, rather than the user signed out. */
  readonly hasEnded?: boolean | undefined
}

/** The pages that start a session: nobody returns to them. React Router ignores case and slashes at the end. */
const SIGN_IN_PAGE = /^\/(?:login|signup|forgotpassword|resetpassword|joinstaff)\/*(?:[?#]|$)/i

/** A path of this site, and none of the pages that start a session. */
function isReturnPath(from: unknown): from is string {
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) && !SIGN_IN_PAGE.test(from)
}

function readState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {}
  const from = 'from' in state && isReturnPath(state.from) ? state.from : undefined
  return { from, hasEnded: 'hasEnded' in state && state.hasEnded === true }
}

/** Where to return to after signing in, and whether that is because a session has ended. */
export function useReceivedLoginState(): LoginState {
  return readState(useLocation().state)
}

/** The login page's state for returning to the current page, or to where that page itself would return to. */
export function useLoginState(): LoginState {
  const { pathname, search, state } = useLocation()
  const from = pathname + search
  return isReturnPath(from) ? { from } : { from: readState(state).from }
}
