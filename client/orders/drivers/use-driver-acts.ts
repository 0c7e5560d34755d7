import type { Pounds } from '#domain/money/units'
import {
  type DriverResultFragment,
  type RefusalReason,
  useDeliverByLinkMutation,
  useDeliverPartlyByLinkMutation,
  useRefuseByLinkMutation,
  useReportAbsenceByLinkMutation,
} from '../../platform/gql/drivers'
import { notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import type { Units } from '../orders/kept'
import type { DriverStop } from './stop-order'

/** Something that happened at a stop. */
export type StopAct =
  | { readonly kind: 'deliver' }
  | { readonly kind: 'part'; readonly kept: Units; readonly collected: Pounds }
  | { readonly kind: 'refuse'; readonly reason: RefusalReason }
  | { readonly kind: 'absent' }

/** Saves it; returns why it was not saved, in words. */
export type RunStopAct = (stop: DriverStop, act: StopAct) => Promise<string | undefined>

interface Response {
  readonly data?: { readonly result: DriverResultFragment } | null | undefined
}

/** `onOutdated` reads the stops again, and may reject. */
export function useDriverActs(token: string, onOutdated: () => Promise<unknown>): RunStopAct {
  const t = useText()
  const [deliver] = useDeliverByLinkMutation()
  const [deliverPartly] = useDeliverPartlyByLinkMutation()
  const [refuse] = useRefuseByLinkMutation()
  const [reportAbsence] = useReportAbsenceByLinkMutation()

  function send({ id, amountDue }: DriverStop, act: StopAct): Promise<Response> {
    switch (act.kind) {
      case 'deliver':
        return deliver({ variables: { token, id, collected: amountDue } })
      case 'part': {
        const kept = [...act.kept].map(([itemId, quantity]) => ({ itemId, quantity }))
        return deliverPartly({ variables: { token, id, kept, collected: act.collected } })
      }
      case 'refuse':
        return refuse({ variables: { token, id, reason: act.reason } })
      case 'absent':
        return reportAbsence({ variables: { token, id } })
    }
  }

  return async (stop, act) => {
    try {
      const { data } = await send(stop, act)
      const [userError] = data?.result.userErrors ?? []
      if (userError) {
        // The message says what is true now, even if the stops cannot be read.
        await onOutdated().catch(() => undefined)
        return userError.message
      }
      if (!data?.result.round) throw new Error(`No result of ${act.kind}`)
      notifySuccess(t(`drive.done.${act.kind}`, { id: stop.id }))
      return undefined
    } catch {
      return t('drive.notSaved')
    }
  }
}
