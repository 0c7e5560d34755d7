const SIGN_IN = 'signIn'
const events = new EventTarget()

/** To be called when something was not done because there was no valid token. */
export function askToSignIn(): void {
  events.dispatchEvent(new Event(SIGN_IN))
}

export function listenToSignInRequests(listener: () => void): () => void {
  events.addEventListener(SIGN_IN, listener)
  return () => events.removeEventListener(SIGN_IN, listener)
}
