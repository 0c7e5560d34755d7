/** The action of a toast: a link to another page, or a function to call. */
export type ToastAction = { readonly label: string } & (
  | { readonly to: string }
  | { readonly act: () => void }
)

export interface Notification {
  readonly kind: 'success' | 'error'
  readonly message: string
  /** With them, it stays longer. */
  readonly actions?: readonly ToastAction[]
}

type Listener = (notification: Notification) => void

let listener: Listener | undefined
/** Sent before there is a listener: a page's effects run before its layout's. */
let waiting: Notification[] = []

/** Makes this the listener, which receives every toast to be shown. */
export function listenToNotifications(newListener: Listener): () => void {
  listener = newListener
  for (const notification of waiting) newListener(notification)
  waiting = []
  return () => {
    if (listener === newListener) listener = undefined
  }
}

/** Shows a toast. */
export function notify(notification: Notification): void {
  if (listener) listener(notification)
  else waiting.push(notification)
}

/** Shows a success toast. */
export function notifySuccess(message: string): void {
  notify({ kind: 'success', message })
}

/** Shows an error toast. */
export function notifyError(message: string): void {
  notify({ kind: 'error', message })
}
