import { useEffect, useEffectEvent } from 'react'
import { useUpdateOrderToPayMutation } from '../../platform/gql/payments'

/** Most providers answer within seconds; whoever stays longer need not ask so often. */
const FIRST_PAUSE_MILLISECONDS = 3_000
const LONGEST_PAUSE_MILLISECONDS = 30_000

/** Asks the shop whether a payment has arrived, until it is known: at once, after increasing delays, and when the page is shown again. */
export function useAwaitAnswer(token: string, isWaiting: boolean): void {
  const [update] = useUpdateOrderToPayMutation({ variables: { token } })
  const ask = useEffectEvent(async () => {
    // If it fails, as without a connection, the page keeps what it shows.
    await update().catch(() => undefined)
  })
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = FIRST_PAUSE_MILLISECONDS
    let isOver = false
    async function askAndWait(): Promise<void> {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await ask()
      if (isOver) return
      clearTimeout(timer)
      timer = setTimeout(askAndWait, pause)
      pause = Math.min(pause * 1.5, LONGEST_PAUSE_MILLISECONDS)
    }
    const start = () => {
      pause = FIRST_PAUSE_MILLISECONDS
      void askAndWait()
    }
    start()
    document.addEventListener('visibilitychange', start)
    window.addEventListener('online', start)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', start)
      window.removeEventListener('online', start)
    }
  }, [isWaiting])
}
