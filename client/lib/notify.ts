import { toast } from 'react-hot-toast/headless'
import { TOAST_MILLISECONDS } from '#domain/limits'

const options = { duration: TOAST_MILLISECONDS, removeDelay: 0 }

/** Shows a success toast. */
export function notifySuccess(message: string): void {
  toast.success(message, options)
}

/** Shows an error toast. */
export function notifyError(message: string): void {
  toast.error(message, options)
}
