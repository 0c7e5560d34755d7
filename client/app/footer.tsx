import { Link } from 'react-router-dom'
import { callLink, localPhone } from '#domain/addresses/local-phone'
import type { MessageKey } from '#domain/messages'
import { HELP_PAGES, helpPath } from '#domain/pages/help-pages'
import { categoryPath, topCategories } from '#domain/products/categories'
import { usePageContext } from '../platform/page/page-context'
import { useShopName } from '../platform/page/shop-name'
import { useText } from '../platform/texts/text'
import { Icon } from '../platform/ui/icon'
import './footer.css'

/**
 * Who the shop is, how to reach it, and where else to go. In the checkout the stylesheet leaves only the first two, in
 * small: nothing there leads away from the order.
 */
export function Footer() {
  const t = useText()
  const shop = useShopName()
  const { about } = usePageContext().shop
  return (
    <footer className="footer">
      <div className="footer__inner wrap">
        <section className="footer__about">
          <h2>{t('footer.aboutTitle', { shop })}</h2>
          {about && <p>{about}</p>}
          <p className="footer__promise">
            <Icon name="cash" /> {t('footer.promise')}
          </p>
        </section>
        <FooterLinks />
        <ContactDetails />
      </div>
      <p className="footer__end wrap">{`© 2026 ${shop}`}</p>
    </footer>
  )
}

/** The shop's pages; on phones without those that the menu and the header have. */
function FooterLinks() {
  const t = useText()
  const link = (path: string, title: MessageKey) => (
    <li key={path}>
      <Link to={path}>{t(title)}</Link>
    </li>
  )
  return (
    <>
      <section className="footer__wide">
        <h2>{t('footer.shopTitle')}</h2>
        <ul className="footer__links">
          {link('/shop', 'nav.allProducts')}
          {topCategories().map((category) => link(categoryPath(category), category.title))}
        </ul>
      </section>
      <section className="footer__help">
        <h2>{t('footer.helpTitle')}</h2>
        <ul className="footer__links">
          {HELP_PAGES.map((page) => link(helpPath(page), `help.${page}`))}
          <li>
            <a href="/docs">{t('footer.developers')}</a>
          </li>
        </ul>
      </section>
    </>
  )
}

/** How to reach the shop, as far as its owner has said so. */
function ContactDetails() {
  const t = useText()
  const { phone, whatsAppNumber, email, address, hours } = usePageContext().contact
  if (!phone && !whatsAppNumber && !email && !address && !hours) return null
  return (
    <section>
      <h2>{t('footer.contactTitle')}</h2>
      <address className="footer__contact">
        {whatsAppNumber && <a href={`https://wa.me/${whatsAppNumber}`}>{t('contact.whatsApp')}</a>}
        {phone && (
          <a href={callLink(phone)}>
            <Icon name="phone" /> <bdi dir="ltr">{localPhone(phone)}</bdi>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <Icon name="mail" /> <bdi dir="ltr">{email}</bdi>
          </a>
        )}
        {address && (
          <span>
            <Icon name="pin" /> {address}
          </span>
        )}
        {hours && <span>{hours}</span>}
      </address>
    </section>
  )
}
