import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCartLazyQuery } from '../../platform/gql/cart'
import { type Attempt, endAttempt } from './attempt'
import { beforeConnectionIsLost } from './connection-loss'
import { type PlaceOrderOutcome, useSendAttempt } from './use-place-order'

const FIRST_PAUSE_MILLISECONDS = 1_000
const LONGEST_PAUSE_MILLISECONDS = 15_000

/** The first round begins at once, the others after increasing delays. */
function pauseBefore(round: number): number {
  return round === 0
    ? 0
    : Math.min(FIRST_PAUSE_MILLISECONDS * 2 ** (round - 1), LONGEST_PAUSE_MILLISECONDS)
}

type Known = Exclude<PlaceOrderOutcome, { readonly kind: 'unanswered' | 'sessionEnded' }>

/**
 * Sends an attempt again with its key until there is a response: at once, when the connection is back, and
 * after increasing delays. `onAnswer` gets undefined if the attempt belongs to another shopper.
 */
export function useAskAgain(attempt: Attempt, onAnswer: (answer: Known | undefined) => void) {
  const [fetchCart] = useCartLazyQuery({ fetchPolicy: 'network-only' })
  const send = useSendAttempt()
  const [isAsking, setIsAsking] = useState(false)
  const [round, setRound] = useState(0)
  const isBusy = useRef(false)

  async function sendAgain(): Promise<PlaceOrderOutcome | undefined> {
    try {
      const { data } = await beforeConnectionIsLost(fetchCart())
      if (!data) return { kind: 'unanswered' }
      if (data.cart.id === attempt.cartId) return await send(attempt)
    } catch {
      return { kind: 'unanswered' }
    }
    endAttempt()
    return undefined
  }

  async function ask(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setIsAsking(true)
    const answer = await sendAgain()
    isBusy.current = false
    setIsAsking(false)
    if (answer?.kind === 'sessionEnded') return
    if (answer?.kind === 'unanswered') setRound((current) => current + 1)
    else onAnswer(answer)
  }
  const askAgain = useEffectEvent(ask)

  useEffect(() => {
    const start = () => void askAgain()
    // Without a connection, the next round begins with the event.
    const timer =
      round === 0 || navigator.onLine ? setTimeout(start, pauseBefore(round)) : undefined
    window.addEventListener('online', start)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', start)
    }
  }, [round])

  return { isAsking, askNow: () => void ask() }
}
