import { Suspense } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { localizePath } from '#domain/messages/locale'
import { SearchBox } from '../catalogue/search/search-box'
import { usePageContext } from '../platform/page/page-context'
import { useShopName } from '../platform/page/shop-name'
import { useLocale, useText } from '../platform/texts/text'
import { Icon } from '../platform/ui/icon'
import { AccountControls } from './account-controls'
import { CartLink } from './cart-link'
import { CategoryMenus } from './category-menus'
import { LanguageOffer } from './language-offer'
import { LanguageSwitch } from './language-switch'
import { MenuDrawer } from './menu-drawer'
import './header.css'

export function Header() {
  const t = useText()
  const locale = useLocale()
  const { shop } = usePageContext()
  const shopName = useShopName()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const query = pathname === '/search' ? (parameters.get('query') ?? '') : ''
  return (
    <>
      <section className="top-bar" aria-label={t('nav.account')}>
        <div className="top-bar__inner wrap">
          <div className="top-bar__promise">
            <LanguageOffer>
              <p>{t('footer.promise')}</p>
            </LanguageOffer>
          </div>
          <LanguageSwitch className="account__control" />
          <noscript>
            <a className="account__control" href={localizePath('/login', locale)}>
              {t('nav.signIn')}
            </a>
          </noscript>
          <AccountControls />
        </div>
      </section>
      <header className="header">
        <div className="header__inner wrap">
          <MenuDrawer />
          <Link className="header__logo" to="/">
            <img
              className="logo"
              src={shop.logoUrl ?? '/art/logo.svg'}
              alt={t('nav.home', { shop: shopName })}
              width={168}
              height={48}
            />
          </Link>
          <SearchBox key={query} initialQuery={query} />
          <Link className="header__action" to="/profile" aria-label={t('nav.profile')}>
            <Icon name="profile" />
          </Link>
          <CartLink />
        </div>
        {/* Hydrated apart from the rest of the header, so that neither takes long. */}
        <Suspense>
          <CategoryMenus />
        </Suspense>
      </header>
    </>
  )
}
