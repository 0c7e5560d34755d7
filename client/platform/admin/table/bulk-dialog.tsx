import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../../texts/text'
import { Button } from '../../ui/button'
import '../../ui/dialog.css'
import './bulk-dialog.css'

/** Why nothing was done to one of several things, or to any of them. */
export interface BulkProblem {
  /** Which one. */
  readonly subject?: string | undefined
  readonly message: string
}

interface BulkDialogProps {
  readonly title: string
  /** The label of the button; without one, there is nothing to do. */
  readonly confirm?: string
  readonly busy: boolean
  readonly disabled?: boolean
  /** The rows that failed, after the others were changed. */
  readonly problems?: readonly BulkProblem[] | undefined
  readonly isWide?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** The effect of the action. */
  readonly children: ReactNode
}

/** Says what will happen to several things, and afterwards to which of them it did not. */
export function BulkDialog(props: BulkDialogProps) {
  const {
    title,
    confirm,
    busy,
    disabled = false,
    problems,
    isWide,
    onConfirm,
    onClose,
    children,
  } = props
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const isDone = problems !== undefined
  return (
    <dialog
      ref={dialog}
      className={`card dialog bulk-dialog${isWide ? ' bulk-dialog--wide' : ''}`}
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

function Problems({ problems }: { readonly problems: readonly BulkProblem[] }) {
  const t = useText()
  return (
    <div role="alert">
      <p>{t('orders.notDone')}</p>
      <ul className="bulk-dialog__problems">
        {problems.map(({ subject, message }) => (
          <li key={`${subject} ${message}`}>
            {subject && (
              <b>
                <bdi>{subject}</bdi>
              </b>
            )}{' '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
