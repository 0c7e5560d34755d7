import { useEffect, useState } from 'react'
import { TOAST_MILLISECONDS } from '#domain/limits'
import { listenToNotifications, type Notification } from '../lib/notify'

type ToastList = typeof import('./toast-list')

let toasts: ToastList | undefined

async function loadToasts(): Promise<ToastList> {
  toasts ??= await import('./toast-list')
  return toasts
}

/** Long after the page has loaded, and long before a release could remove the code. */
const PRELOAD_MILLISECONDS = 4000

/** Shows the messages of notifySuccess and notifyError; loads the code for it with the first one, or beforehand. */
export function Toaster() {
  const [list, setList] = useState(toasts)
  const [plain, setPlain] = useState<Notification>()

  useEffect(() => {
    const timer = setTimeout(() => loadToasts().catch(() => {}), PRELOAD_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(
    () =>
      listenToNotifications(async (notification) => {
        try {
          const loaded = await loadToasts()
          setList(loaded)
          loaded.showToast(notification)
        } catch {
          // The message may be about the very network failure that prevents loading.
          setPlain(notification)
        }
      }),
    [],
  )

  useEffect(() => {
    if (!plain) return
    const timer = setTimeout(() => setPlain(undefined), TOAST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [plain])

  return (
    <>
      {list && <list.ToastList />}
      {plain && (
        <div className="toaster">
          <div
            className={`toast toast--${plain.kind}`}
            role={plain.kind === 'error' ? 'alert' : 'status'}
          >
            {plain.message}
          </div>
        </div>
      )}
    </>
  )
}
