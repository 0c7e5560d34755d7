import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../texts/text'
import { Icon } from '../../ui/icon'
import '../../ui/toast-list.css'
import './undo-toast.css'

/** Longer than other toasts: it has something to do. */
const SHOWN_MILLISECONDS = 20_000

interface UndoToastProps {
  /** The action that can be undone. */
  readonly text: string
  /** Undoes it; undefined if that is not possible. */
  readonly onUndo: (() => void) | undefined
  readonly onClose: () => void
  /** Links, as `undo-toast__button`. */
  readonly children?: ReactNode
}

/** Says what was done to several things, and undoes it where that is possible. */
export function UndoToast({ text, onUndo, onClose, children }: UndoToastProps) {
  const t = useText()
  const [isHeld, setIsHeld] = useState(false)

  const close = useEffectEvent(onClose)
  // Not while it is used.
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close(), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isHeld])

  return (
    <div className="toaster undo-toast">
      <div
        className="toast toast--success"
        role="status"
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        <Icon name="check" />
        <span>{text}</span>
        {children}
        {onUndo && (
          <button type="button" className="undo-toast__button" onClick={onUndo}>
            {t('orders.undo')}
          </button>
        )}
      </div>
    </div>
  )
}
