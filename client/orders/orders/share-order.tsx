import { share } from '../../platform/lib/share'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

interface ShareOrderProps {
  readonly id: string
  /** The page on which the order is followed. */
  readonly url: string
}

/** Shares a link to follow an order, and says what its recipients see. */
export function ShareOrder({ id, url }: ShareOrderProps) {
  const t = useText()
  const texts = { copied: t('order.linkCopied'), failed: t('order.shareFailed', { url }) }
  return (
    <div className="order-page__share">
      <Button
        variant="secondary"
        onClick={() => void share({ title: t('order.number', { id }), url }, texts)}
      >
        {t('order.share')}
      </Button>
      <p>{t('order.shareHint')}</p>
    </div>
  )
}
