import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { notifyError, notifySuccess } from '../../../lib/notify'
import { useSingleFlight } from '../../../lib/use-single-flight'
import { useText } from '../../../texts/text'
import { Icon } from '../../../ui/icon'
import type { OrderAct } from '../order-acts'
import { useOrderActs } from '../use-order-acts'
import type { BulkResult } from './act-dialog'
import '../../../ui/toast-list.css'
import './undo-toast.css'

/** Longer than other toasts: it has something to do. */
const SHOWN_MILLISECONDS = 20_000

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

/** Says what was done to several orders, and undoes it where that is possible. */
export function UndoToast({
  done: { act, ids, handoverId, isUndoable },
  onClose,
  onUndone,
}: UndoToastProps) {
  const t = useText()
  const runAct = useOrderActs()
  const [isHeld, setIsHeld] = useState(false)
  const undo = isUndoable ? UNDO[act] : undefined

  const close = useEffectEvent(onClose)
  // Not while it is used.
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close(), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isHeld])

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
    <div className="toaster undo-toast">
      <div
        className="toast toast--success"
        role="status"
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        <Icon name="check" />
        <span>{t(`orders.did.${act}`, { count: ids.length })}</span>
        {handoverId && (
          <Link className="undo-toast__button" to={`/adminhandovers/${handoverId}`}>
            {t('handovers.sheet', { id: handoverId })}
          </Link>
        )}
        {undo && (
          <button type="button" className="undo-toast__button" onClick={() => void run()}>
            {t('orders.undo')}
          </button>
        )}
      </div>
    </div>
  )
}
