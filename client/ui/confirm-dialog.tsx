import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from './button'

interface ConfirmDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly title: string
  /** What stays as it is when the answer is no. */
  readonly keep: string
  readonly confirm: string
  readonly busy: boolean
  readonly onConfirm: () => Promise<void>
  /** What the question is about. */
  readonly children: ReactNode
}

/**
 * Asks before something goes for good: modal, so focus stays inside and Escape says no. It closes
 * when `onConfirm` is done.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { ref, title, keep, confirm, busy, onConfirm, children } = props
  const titleId = useId()
  const close = () => ref.current?.close()
  return (
    <dialog className="card dialog" ref={ref} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{children}</p>
      <div className="dialog__actions">
        <Button variant="secondary" onClick={close}>
          {keep}
        </Button>
        <Button busy={busy} onClick={() => void onConfirm().then(close)}>
          {confirm}
        </Button>
      </div>
    </dialog>
  )
}
