import { notifyError, notifySuccess } from './notify'

interface ShareTexts {
  readonly copied: string
  /** Contains the address, to be copied by hand. */
  readonly failed: string
}

/** Sends a page to somebody: with the phone's own sheet, or else by copying its address. */
export async function share(
  page: { readonly title: string; readonly url: string },
  { copied, failed }: ShareTexts,
): Promise<void> {
  const canShare = 'share' in navigator
  try {
    if (canShare) return await navigator.share(page)
    await navigator.clipboard.writeText(page.url)
    notifySuccess(copied)
  } catch (error) {
    // The sheet was closed without choosing anybody.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notifyError(failed)
  }
}
