import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { Icon } from './icon'
import './toaster.css'

const MAX_VISIBLE = 3

/** Shows the messages of notifySuccess and notifyError. Hovering pauses their timeout. */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only gives more time to read
    <div className="toaster" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter((toast) => toast.visible)
        .slice(0, MAX_VISIBLE)
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
