import { useState } from 'react'
import { notifyError, notifySuccess } from '../../../../platform/lib/notify'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useText } from '../../../../platform/texts/text'
import type { PanelAct } from '../order-acts'
import { type ActDetails, useOrderActs } from '../use-order-acts'

/** Performs an action on the open order, reports the result, and reads the order again. */
export function useActOnOrder(id: string, reload: () => void) {
  const t = useText()
  const runAct = useOrderActs()
  const [busy, setBusy] = useState<PanelAct>()
  const act = useSingleFlight(async (name: PanelAct, details?: ActDetails) => {
    setBusy(name)
    try {
      const [problem] = (await runAct(name, [id], details)).problems
      if (problem) notifyError(problem.message)
      else notifySuccess(t(`orders.done.${name}`, { id }))
    } catch {
      notifyError(t('orders.actFailed'))
    } finally {
      setBusy(undefined)
      reload()
    }
  })
  return { act, busy }
}
