import { Link } from 'react-router-dom'
import { UndoToast as Toast } from '../../../../platform/admin/table/undo-toast'
import { notifyError, notifySuccess } from '../../../../platform/lib/notify'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useText } from '../../../../platform/texts/text'
import type { OrderAct } from '../order-acts'
import { useOrderActs } from '../use-order-acts'
import type { BulkResult } from './act-dialog'

const UNDO: Readonly<Partial<Record<BulkResult['act'], OrderAct>>> = {
  pack: 'unpack',
  assignCourier: 'removeCourier',
  handOver: 'takeBack',
}

interface UndoToastProps {
  readonly done: BulkResult
  readonly onClose: () => void
  readonly onUndone: () => void
}

/** Reports an action on several orders, and offers to undo it where possible. */
export function UndoToast({
  done: { act, ids, handoverId, isUndoable },
  onClose,
  onUndone,
}: UndoToastProps) {
  const t = useText()
  const runAct = useOrderActs()
  const undo = isUndoable ? UNDO[act] : undefined

  const run = useSingleFlight(async () => {
    if (!undo) return
    try {
      const { ids: undone, problems } = await runAct(undo, ids)
      if (undone.length > 0) notifySuccess(t('orders.undone', { count: undone.length }))
      for (const { orderId, message } of problems)
        notifyError(orderId ? `${t('orders.shortNumber', { id: orderId })} ${message}` : message)
      onUndone()
      onClose()
    } catch {
      notifyError(t('orders.actFailed'))
    }
  })

  return (
    <Toast
      text={t(`orders.did.${act}`, { count: ids.length })}
      onUndo={undo && (() => void run())}
      onClose={onClose}
    >
      {handoverId && (
        <Link className="undo-toast__button" to={`/adminhandovers/${handoverId}`}>
          {t('handovers.sheet', { id: handoverId })}
        </Link>
      )}
    </Toast>
  )
}
