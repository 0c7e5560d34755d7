import { Link, Outlet, useLocation } from 'react-router-dom'
import { useShopName } from '../platform/page/shop-name'
import { useText } from '../platform/texts/text'
import { LanguageSwitch } from './language-switch'
import { MainContent } from './main-content'
import { PlainFooter } from './plain-footer'
import './link-layout.css'

/**
 * The frame of a page that is opened with a link from a message for one task: the shop's logo and
 * the other language. Customers may go on to the shop; for a driver it would only be a tap beside
 * the next stop.
 */
export function Component() {
  const t = useText()
  const shopName = useShopName()
  const isDriver = useLocation().pathname.startsWith('/drive/')
  const logo = (name: string) => (
    <img className="logo" src="/art/logo.svg" alt={name} width={140} height={40} />
  )
  return (
    <>
      <header className="link-header wrap">
        {isDriver ? logo(shopName) : <Link to="/">{logo(t('nav.home'))}</Link>}
        <LanguageSwitch className="link-header__language" />
      </header>
      <MainContent>
        <Outlet />
      </MainContent>
      <PlainFooter />
    </>
  )
}
