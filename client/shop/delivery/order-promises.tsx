import { Link } from 'react-router-dom'
import { callLink, localPhone } from '#domain/addresses/local-phone'
import { RETURN_DAYS } from '#domain/orders/returns'
import { helpPath } from '#domain/pages/help-pages'
import { usePageContext } from '../../platform/page/page-context'
import { useText } from '../../platform/texts/text'
import { Icon } from '../../platform/ui/icon'
import './order-promises.css'

interface AskShopProps {
  /** The opening text of a chat, such as the name and URL of a product. */
  readonly about?: string | undefined
}

/** Links that reach the shop before an order; nothing while its owner has set neither number. */
export function AskShop({ about }: AskShopProps) {
  const t = useText()
  const { phone, whatsAppNumber } = usePageContext().contact
  if (!phone && !whatsAppNumber) return null
  const text = about ? `?text=${encodeURIComponent(about)}` : ''
  return (
    <p className="ask-shop">
      <span>{t('contact.ask')}</span>
      {whatsAppNumber && (
        <a href={`https://wa.me/${whatsAppNumber}${text}`} target="_blank" rel="noreferrer">
          {t('contact.whatsApp')}
        </a>
      )}
      {phone && (
        <a href={callLink(phone)}>
          <bdi dir="ltr">{localPhone(phone)}</bdi>
        </a>
      )}
    </p>
  )
}

/** Beside a button that orders: how it is paid, how long it can be returned, and whom to ask. */
export function OrderPromises({ about }: AskShopProps) {
  const t = useText()
  return (
    <div className="order-promises">
      <p className="order-promises__line">
        <Icon name="cash" />
        <span>{t('promise.cash')}</span>
        <span aria-hidden="true">·</span>
        <Link to={helpPath('returns')}>{t('promise.returns', { days: RETURN_DAYS })}</Link>
      </p>
      <AskShop about={about} />
    </div>
  )
}
