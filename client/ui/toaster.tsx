import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { Icon } from './icon'

const MOST_AT_ONCE = 3

/** Shows what notifySuccess and notifyError say; a message stays while the pointer rests on it. */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting the pointer only gives more time to read
    <div className="toaster" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter((toast) => toast.visible)
        .slice(0, MOST_AT_ONCE)
        .map((toast) => (
          <div
            key={toast.id}
            className={`toast toast--${toast.type}`}
            role={toast.type === 'error' ? 'alert' : 'status'}
          >
            <Icon name={toast.type === 'error' ? 'alert' : 'check'} />
            <span>{resolveValue(toast.message, toast)}</span>
          </div>
        ))}
    </div>
  )
}
