import { useEffect, useEffectEvent } from 'react'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { OFFER_MILLISECONDS, TOAST_MILLISECONDS } from '#domain/limits'
import type { Notification, ToastAction } from '../lib/notify'
import { Icon } from './icon'
import './toast-list.css'

const MAX_VISIBLE = 3

/** There is one at a time: the newest replaces it. */
const OFFER = 'offer'

export function showToast({ kind, message, actions }: Notification): void {
  if (actions) {
    toast(<Offer message={message} actions={actions} />, {
      id: OFFER,
      duration: OFFER_MILLISECONDS,
      removeDelay: 0,
    })
    return
  }
  toast[kind](message, { duration: TOAST_MILLISECONDS, removeDelay: 0 })
}

interface OfferProps extends Pick<Notification, 'message'> {
  readonly actions: readonly ToastAction[]
}

function Offer({ message, actions }: OfferProps) {
  function close(): void {
    // The focused button vanishes: the focus goes to the content, and the toasts are no longer paused.
    document.querySelector('main')?.focus({ preventScroll: true })
    toast.remove(OFFER)
  }
  return (
    <>
      <span>{message}</span>
      <span className="toast__actions">
        {actions.map((action) =>
          'to' in action ? (
            <Link key={action.label} className="toast__action" to={action.to} onClick={close}>
              {action.label}
            </Link>
          ) : (
            <button
              key={action.label}
              type="button"
              className="toast__action"
              onClick={() => {
                close()
                action.act()
              }}
            >
              {action.label}
            </button>
          ),
        )}
      </span>
    </>
  )
}

/** The current toasts. Hovering with a mouse, or the focus, pauses their timeout; a tap, which nothing ends, does not. */
export function ToastList() {
  const { toasts, handlers } = useToaster()
  // The library's store outlives the list: nothing would end the pause of a removed one.
  const endPause = useEffectEvent(() => handlers.endPause())
  useEffect(() => () => endPause(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of a button within only pauses
    <div
      className="toaster"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && handlers.startPause()}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .slice(0, MAX_VISIBLE)
        .map((shown) => (
          <div
            key={shown.id}
            className={`toast toast--${shown.type}`}
            // An offer follows a message that is one of them, and is no message of its own.
            role={shown.id === OFFER ? undefined : shown.type === 'error' ? 'alert' : 'status'}
            aria-live={shown.id === OFFER ? 'polite' : undefined}
          >
            {shown.id === OFFER ? (
              resolveValue(shown.message, shown)
            ) : (
              <>
                <Icon name={shown.type === 'error' ? 'alert' : 'check'} />
                <span>{resolveValue(shown.message, shown)}</span>
              </>
            )}
          </div>
        ))}
    </div>
  )
}
