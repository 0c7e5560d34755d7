import { notifyError, notifySuccess } from '../lib/notify'
import { usePublicUrl } from '../page/page-context'
import { useText } from '../texts/text'
import { Button } from '../ui/button'

interface ShareButtonProps {
  readonly name: string
  /** Of the page, without a language's prefix. */
  readonly path: string
}

/** Sends a product to somebody: with the phone's own sheet, or else by copying its address. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const t = useText()
  const url = usePublicUrl()(path)

  async function share(): Promise<void> {
    const canShare = 'share' in navigator
    try {
      if (canShare) return await navigator.share({ title: name, url })
      await navigator.clipboard.writeText(url)
      notifySuccess(t('product.linkCopied'))
    } catch (error) {
      // The sheet was closed without choosing anybody.
      if (error instanceof DOMException && error.name === 'AbortError') return
      notifyError(t('product.shareFailed', { url }))
    }
  }

  return (
    <Button variant="quiet" className="product__share" onClick={() => void share()}>
      {t('product.share')}
    </Button>
  )
}
