import { useEffect, useState } from 'react'
import { listenToNotifications } from '../lib/notify'

let toasts: typeof import('./toast-list') | undefined

/** Shows the messages of notifySuccess and notifyError; loads the code for it with the first one. */
export function Toaster() {
  const [list, setList] = useState(toasts)
  useEffect(
    () =>
      listenToNotifications(async (notification) => {
        try {
          toasts ??= await import('./toast-list')
        } catch {
          // The message may be about the very network failure that prevents loading.
          window.alert(notification.message)
          return
        }
        setList(toasts)
        toasts.showToast(notification)
      }),
    [],
  )
  return list && <list.ToastList />
}
