import { share } from '../../platform/lib/share'
import { usePublicUrl } from '../../platform/page/page-context'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

interface ShareButtonProps {
  readonly name: string
  /** Of the page, without a language's prefix. */
  readonly path: string
}

/** Sends a product to somebody. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const t = useText()
  const url = usePublicUrl()(path)
  const texts = { copied: t('product.linkCopied'), failed: t('product.shareFailed', { url }) }
  return (
    <Button
      variant="quiet"
      className="product__share"
      onClick={() => void share({ title: name, url }, texts)}
    >
      {t('product.share')}
    </Button>
  )
}
