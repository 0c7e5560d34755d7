import { callLink, localPhone } from '#domain/addresses/local-phone'
import { usePageContext } from '../platform/page/page-context'
import { useShopName } from '../platform/page/shop-name'
import { useText } from '../platform/texts/text'
import './plain-footer.css'

/** Who the shop is and how to reach it, below pages that have none of the shop's menus. */
export function PlainFooter() {
  const t = useText()
  const { about } = usePageContext().shop
  const { phone, whatsAppNumber, email, address, hours } = usePageContext().contact
  const title = t('footer.aboutTitle', { shop: useShopName() })
  return (
    <footer className="plain-footer wrap">
      <p>
        <b>{title}</b> {about}
      </p>
      <address>
        {whatsAppNumber && <a href={`https://wa.me/${whatsAppNumber}`}>{t('contact.whatsApp')}</a>}
        {phone && (
          <a href={callLink(phone)}>
            <bdi dir="ltr">{localPhone(phone)}</bdi>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
        {address && <span>{address}</span>}
        {hours && <span>{hours}</span>}
      </address>
    </footer>
  )
}
