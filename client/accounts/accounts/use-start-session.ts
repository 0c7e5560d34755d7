import { useRef } from 'react'
import { notifySuccess } from '../../platform/lib/notify'
import { useReceivedLoginState } from '../../platform/routing/return-path'
import { useNavigateAway } from '../../platform/routing/use-navigate-away'
import { useText } from '../../platform/texts/text'
import { readWaiting } from '../add-to-cart/waiting-items'
import { useBeginSession } from './use-begin-session'
import type { NewSession } from './use-login'

export const SHOPPER_HOME = '/home'
const ADMIN_HOME = '/adminDashboard'

/**
 * Starts a session: puts the waiting items into the cart, and returns to the page where they were added or
 * the one before.
 */
export function useStartSession() {
  const t = useText()
  const beginSession = useBeginSession()
  const leave = useNavigateAway()
  const { from: returnPath } = useReceivedLoginState()
  const isStarting = useRef(false)

  async function startSession(session: NewSession): Promise<void> {
    isStarting.current = true
    const { from, items } = readWaiting()
    // Source: docs/specification.md, section 8.
    const isFromProduct = from === `/productdetails/${items.at(-1)?.productId}`
    const outcome = await beginSession(session)
    // Staff is sent on from there to the first page of its role.
    if (session.role !== 'SHOPPER') return leave(returnPath ?? ADMIN_HOME, { replace: true })
    if (outcome.kind === 'added') {
      notifySuccess(t(isFromProduct ? 'cart.itemAdded' : 'cart.added'))
    }
    await leave(returnPath ?? from ?? SHOPPER_HOME, { replace: true })
  }

  return { startSession, isStarting, returnPath }
}
