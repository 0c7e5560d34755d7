import { useState } from 'react'
import { LOCALE_SETTINGS } from '#domain/messages/locale'
import type { AdminOrderRowFragment } from '../../../../platform/gql/orders-admin'
import { notifyError } from '../../../../platform/lib/notify'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { type Translate, useLocale, useText } from '../../../../platform/texts/text'
import { CourierField } from '../courier-field'
import { type Obstacle, previewAct } from '../order-acts'
import { sharedCourierId, useCourierChoice } from '../use-courier-choice'
import { type ActResult, type Problem, useOrderActs } from '../use-order-acts'
import { ActDetailFields, detailsOf, useActDetails } from './act-details'
import type { BulkAct } from './bulk-acts'
import { BulkDialog } from './bulk-dialog'

/** The result of an action on several orders. */
export interface BulkResult extends ActResult {
  readonly act: BulkAct | 'removeCourier'
  /** Whether another action restores their previous state. */
  readonly isUndoable: boolean
}

interface ActDialogProps {
  readonly act: BulkAct
  /** The selected orders. */
  readonly orders: readonly AdminOrderRowFragment[]
  readonly onClose: () => void
  /** Called with the orders that were changed. */
  readonly onDone: (result: BulkResult) => void
}

function obstacleText(t: Translate, { reason, ids }: Obstacle, comma: string): string {
  return t('orders.cannot', {
    count: ids.length,
    reason: t(reason),
    ids: ids.map((id) => t('orders.shortNumber', { id })).join(`${comma} `),
  })
}

/** Performs an action on those of the selected orders that allow it. */
export function ActDialog({ act, orders, onClose, onDone }: ActDialogProps) {
  const t = useText()
  const { comma } = LOCALE_SETTINGS[useLocale()]
  const runAct = useOrderActs()
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>()
  // As it was when the dialog opened: the rows change while it runs.
  const [{ possible, obstacles }] = useState(() => previewAct(act, orders))
  const choice = useCourierChoice(sharedCourierId(possible))
  const details = useActDetails()
  const count = possible.length
  const { courierId } = choice
  const isAssignment = act === 'assignCourier'
  const hasCourier = act === 'handOver' || isAssignment
  const isAssigned = possible.some(({ assignedCourier }) => assignedCourier)
  const allowsNone = isAssignment && isAssigned
  const chosenAct = allowsNone && !courierId ? 'removeCourier' : act

  const run = useSingleFlight(async () => {
    setIsBusy(true)
    try {
      const ids = possible.map(({ id }) => id)
      const known = hasCourier ? { courierId } : detailsOf(act, details)
      const result = await runAct(chosenAct, ids, known)
      if (result.ids.length > 0) onDone({ ...result, act: chosenAct, isUndoable: !allowsNone })
      if (result.problems.length > 0) setProblems(result.problems)
      else onClose()
    } catch {
      notifyError(t('orders.actFailed'))
    } finally {
      setIsBusy(false)
    }
  })

  return (
    <BulkDialog
      title={t(`orders.act.${act}`)}
      {...(count > 0 && { confirm: t(`orders.bulk.${chosenAct}`, { count }) })}
      busy={isBusy}
      disabled={hasCourier && !allowsNone && !courierId}
      problems={problems}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t(`orders.will.${chosenAct}`, { count })}</p>
      {obstacles.map((obstacle) => (
        <p key={obstacle.reason}>{obstacleText(t, obstacle, comma)}</p>
      ))}
      {count > 0 && <ActDetailFields act={act} details={details} />}
      {hasCourier && count > 0 && <CourierField choice={choice} allowsNone={allowsNone} />}
    </BulkDialog>
  )
}
