import { notifyError } from '../../platform/lib/notify'
import { logIn } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { addFailureText } from '../add-to-cart/add-failure-text'
import { useAddWaitingItems, type WaitingOutcome } from '../add-to-cart/use-add-waiting-items'
import { rememberAccountLocale } from './locale/account-locale'
import type { NewSession } from './use-login'

/** Starts a session, and puts what the browser has kept for a shopper into their cart. Never throws. */
export function useBeginSession(): (session: NewSession) => Promise<WaitingOutcome> {
  const t = useText()
  const addWaitingItems = useAddWaitingItems()
  return async ({ token, firstName, role, locale }) => {
    logIn(token, firstName)
    // Before the effects of the new session run.
    rememberAccountLocale(locale)
    if (role !== 'SHOPPER') return { kind: 'none' }
    const outcome = await addWaitingItems()
    if (outcome.kind === 'failed') notifyError(addFailureText(t, outcome.reason))
    return outcome
  }
}
