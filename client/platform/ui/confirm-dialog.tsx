import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from './button'
import './dialog.css'

interface ConfirmDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly title: string
  /** The label of the cancel button. */
  readonly cancel: string
  /** The label of the confirm button. */
  readonly confirm: string
  readonly busy: boolean
  readonly onConfirm: () => Promise<void>
  readonly children: ReactNode
}

/**
 * Asks for confirmation. Modal, so focus stays inside and Escape cancels. Closes when `onConfirm`
 * has finished.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { ref, title, cancel, confirm, busy, onConfirm, children } = props
  const titleId = useId()
  const close = () => ref.current?.close()
  return (
    <dialog className="card dialog" ref={ref} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{children}</p>
      <div className="dialog__actions">
        <Button variant="secondary" onClick={close}>
          {cancel}
        </Button>
        <Button busy={busy} onClick={() => void onConfirm().then(close)}>
          {confirm}
        </Button>
      </div>
    </dialog>
  )
}
