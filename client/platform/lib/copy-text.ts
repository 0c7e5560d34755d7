import { notifyError, notifySuccess } from './notify'

interface CopyTexts {
  readonly copied: string
  readonly failed: string
}

/** Copies a text and notifies; whether it was copied, which browsers allow on HTTPS only, and with permission. */
export async function copyText(text: string, { copied, failed }: CopyTexts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    notifyError(failed)
    return false
  }
  notifySuccess(copied)
  return true
}
