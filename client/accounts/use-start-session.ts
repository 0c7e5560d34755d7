import { useRef } from 'react'
import { addFailureText } from '../cart/add/add-failure-text'
import { readWaiting } from '../cart/add/waiting-items'
import { useAddWaitingItems } from '../cart/use-add-waiting-items'
import { notifyError, notifySuccess } from '../lib/notify'
import { useReceivedLoginState } from '../routing/return-path'
import { useNavigateAway } from '../routing/use-navigate-away'
import { logIn } from '../session/session'
import { useText } from '../texts/text'
import { rememberAccountLocale } from './locale/account-locale'
import type { NewSession } from './use-login'

export const SHOPPER_HOME = '/home'
const ADMIN_HOME = '/adminDashboard'

/**
 * Starts a session: puts the waiting items into the cart, and returns to the page where they were added or
 * the one before.
 */
export function useStartSession() {
  const t = useText()
  const addWaitingItems = useAddWaitingItems()
  const leave = useNavigateAway()
  const { from: returnPath } = useReceivedLoginState()
  const isStarting = useRef(false)

  async function startSession({ token, firstName, role, locale }: NewSession): Promise<void> {
    isStarting.current = true
    const { from, items } = readWaiting()
    // Source: docs/specification.md, section 8.
    const isFromProduct = from === `/productdetails/${items.at(-1)?.productId}`
    logIn(token, firstName)
    // Before the effects of the new session run.
    rememberAccountLocale(locale)
    // Staff is sent on from there to the first page of its role.
    if (role !== 'SHOPPER') return leave(returnPath ?? ADMIN_HOME, { replace: true })
    const outcome = await addWaitingItems()
    if (outcome.kind === 'added') {
      notifySuccess(t(isFromProduct ? 'cart.itemAdded' : 'cart.added'))
    }
    if (outcome.kind === 'failed') notifyError(addFailureText(t, outcome.reason))
    await leave(returnPath ?? from ?? SHOPPER_HOME, { replace: true })
  }

  return { startSession, isStarting, returnPath }
}
