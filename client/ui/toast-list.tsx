import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { TOAST_MILLISECONDS } from '#domain/limits'
import type { Notification } from '../lib/notify'
import { Icon } from './icon'
import './toast-list.css'

const MAX_VISIBLE = 3

export function showToast({ kind, message }: Notification): void {
  toast[kind](message, { duration: TOAST_MILLISECONDS, removeDelay: 0 })
}

/** The current toasts. Hovering with a mouse pauses their timeout; a tap, which nothing ends, does not. */
export function ToastList() {
  const { toasts, handlers } = useToaster()
  return (
    <div
      className="toaster"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && handlers.startPause()}
      onPointerLeave={handlers.endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .slice(0, MAX_VISIBLE)
        .map((shown) => (
          <div
            key={shown.id}
            className={`toast toast--${shown.type}`}
            role={shown.type === 'error' ? 'alert' : 'status'}
          >
            <Icon name={shown.type === 'error' ? 'alert' : 'check'} />
            <span>{resolveValue(shown.message, shown)}</span>
          </div>
        ))}
    </div>
  )
}
