import { useEffect, useEffectEvent, useState } from 'react'
import { notifyError } from '../../../platform/lib/notify'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { fetchOrdersFailedText } from './fetch-orders-failed-text'

/**
 * Reads the data of the page again before printing it: otherwise, orders cancelled or taken back meanwhile could be handed
 * out. `canPrint` is about the new data.
 */
export function usePrintFresh(
  reload: () => Promise<unknown>,
  canPrint = true,
): () => Promise<void> {
  const t = useText()
  const [prints, setPrints] = useState(0)

  const print = useSingleFlight(async () => {
    try {
      await reload()
      setPrints((count) => count + 1)
    } catch (error) {
      notifyError(fetchOrdersFailedText(t, error))
    }
  })

  const printWhatIsShown = useEffectEvent(() => {
    if (canPrint) window.print()
  })
  // In an effect, so that the page shows the new data.
  useEffect(() => {
    if (prints > 0) printWhatIsShown()
  }, [prints])

  return print
}
