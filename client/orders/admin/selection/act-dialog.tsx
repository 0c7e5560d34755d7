import { useState } from 'react'
import { LOCALE_SETTINGS } from '#domain/messages/locale'
import type { AdminOrderRowFragment } from '../../../gql/orders-admin'
import { notifyError } from '../../../lib/notify'
import { useSingleFlight } from '../../../lib/use-single-flight'
import { type Translate, useLocale, useText } from '../../../texts/text'
import { CourierField } from '../courier-field'
import { type Obstacle, previewAct } from '../order-acts'
import { useCourierChoice } from '../use-courier-choice'
import { type ActResult, type Problem, useOrderActs } from '../use-order-acts'
import { BulkDialog } from './bulk-dialog'

export type BulkAct = 'confirm' | 'pack' | 'handOver'

interface ActDialogProps {
  readonly act: BulkAct
  /** The selected orders. */
  readonly orders: readonly AdminOrderRowFragment[]
  readonly onClose: () => void
  /** Called with the orders that were changed. */
  readonly onDone: (result: ActResult) => void
}

function obstacleText(t: Translate, { reason, ids }: Obstacle, comma: string): string {
  return t('orders.cannot', {
    count: ids.length,
    reason: t(reason),
    ids: ids.map((id) => t('orders.shortNumber', { id })).join(`${comma} `),
  })
}

/** Does something to the selected orders to which it is possible. */
export function ActDialog({ act, orders, onClose, onDone }: ActDialogProps) {
  const t = useText()
  const { comma } = LOCALE_SETTINGS[useLocale()]
  const runAct = useOrderActs()
  const choice = useCourierChoice()
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>()
  // As it was when the dialog opened: the rows change while it runs.
  const [{ possible, obstacles }] = useState(() => previewAct(act, orders))
  const count = possible.length
  const { courierId } = choice
  const isHandOver = act === 'handOver'

  const run = useSingleFlight(async () => {
    setIsBusy(true)
    try {
      const ids = possible.map(({ id }) => id)
      const result = await runAct(act, ids, isHandOver ? { courierId } : {})
      if (result.ids.length > 0) onDone(result)
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
      {...(count > 0 && { confirm: t(`orders.bulk.${act}`, { count }) })}
      busy={isBusy}
      disabled={isHandOver && !courierId}
      problems={problems}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t(`orders.will.${act}`, { count })}</p>
      {obstacles.map((obstacle) => (
        <p key={obstacle.reason}>{obstacleText(t, obstacle, comma)}</p>
      ))}
      {isHandOver && count > 0 && <CourierField choice={choice} />}
    </BulkDialog>
  )
}
