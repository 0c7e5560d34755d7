import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../../../texts/text'
import { Button } from '../../../ui/button'
import type { Problem } from '../use-order-acts'
import '../../../ui/dialog.css'
import './bulk-dialog.css'

interface BulkDialogProps {
  readonly title: string
  /** The label of the button; without one, there is nothing to do. */
  readonly confirm?: string
  readonly busy: boolean
  readonly disabled?: boolean
  /** What was not done, after the rest was. */
  readonly problems?: readonly Problem[] | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** What will happen. */
  readonly children: ReactNode
}

/** Says what will happen to several orders, and afterwards to which of them it did not. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, confirm, busy, disabled = false, problems, onConfirm, onClose, children } = props
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const isDone = problems !== undefined
  return (
    <dialog
      ref={dialog}
      className="card dialog bulk-dialog"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <h2 id={titleId}>{title}</h2>
      {isDone ? <Problems problems={problems} /> : children}
      <div className="dialog__actions">
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {t(isDone || !confirm ? 'orders.close' : 'admin.cancel')}
        </Button>
        {!isDone && confirm && (
          <Button busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </Button>
        )}
      </div>
    </dialog>
  )
}

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const t = useText()
  return (
    <div role="alert">
      <p>{t('orders.notDone')}</p>
      <ul className="bulk-dialog__problems">
        {problems.map(({ orderId, message }) => (
          <li key={`${orderId} ${message}`}>
            {orderId && <b>{t('orders.shortNumber', { id: orderId })}</b>} {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
