import { Link } from 'react-router-dom'
import { HELP_PAGES, helpPath } from '#domain/pages/help-pages'
import { categoryPath, topCategories } from '#domain/products/categories'
import { usePageContext } from '../page/page-context'
import { useShopName } from '../page/shop-name'
import { useText } from '../texts/text'
import { Icon } from '../ui/icon'
import './footer.css'

export function Footer() {
  const t = useText()
  const shop = useShopName()
  const { about } = usePageContext().shop
  const pages = HELP_PAGES.map((page) => (
    <li key={page}>
      <Link to={helpPath(page)}>{t(`help.${page}`)}</Link>
    </li>
  ))
  return (
    <footer className="footer">
      <div className="footer__inner wrap">
        <section className="footer__about">
          <h2>{t('footer.aboutTitle', { shop })}</h2>
          {about && <p>{about}</p>}
          <p className="footer__promise">
            <Icon name="cash" /> {t('footer.promise')}
          </p>
          <ul className="footer__links">{pages.slice(3)}</ul>
        </section>
        <section>
          <h2>{t('footer.shopTitle')}</h2>
          <ul className="footer__links">
            <li>
              <Link to="/shop">{t('nav.allProducts')}</Link>
            </li>
            {topCategories().map((category) => (
              <li key={category.key}>
                <Link to={categoryPath(category)}>{t(category.title)}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('footer.helpTitle')}</h2>
          <ul className="footer__links">
            <li>
              <Link to="/cartpage">{t('nav.cart')}</Link>
            </li>
            <li>
              <Link to="/profile">{t('profile.orders')}</Link>
            </li>
            {pages.slice(0, 3)}
            <li>
              <a href="/docs">{t('footer.developers')}</a>
            </li>
          </ul>
        </section>
        <ContactDetails />
      </div>
      <p className="footer__end wrap">{`© 2026 ${shop}`}</p>
    </footer>
  )
}

/** How to reach the shop, as far as its owner has said so. */
function ContactDetails() {
  const t = useText()
  const { phone, email, address, hours } = usePageContext().contact
  if (!phone && !email && !address && !hours) return null
  return (
    <section>
      <h2>{t('footer.contactTitle')}</h2>
      <address className="footer__contact">
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" /> <bdi dir="ltr">{phone}</bdi>
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
