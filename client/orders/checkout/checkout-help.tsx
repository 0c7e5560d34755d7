import { Link } from 'react-router-dom'
import { type HelpPageName, helpPath } from '#domain/pages/help-pages'
import { useText } from '../../platform/texts/text'
import { AskShop } from '../../shop/delivery/order-promises'
import './checkout-help.css'

const PAGES = ['returns', 'privacy', 'terms'] as const satisfies readonly HelpPageName[]

/** The pages that apply to an order; what was typed in the checkout is kept meanwhile. */
export function CheckoutHelp() {
  const t = useText()
  return (
    <>
      <AskShop />
      <nav className="checkout-help" aria-label={t('checkout.help')}>
        {PAGES.map((page) => (
          <Link key={page} to={helpPath(page)}>
            {t(`help.${page}`)}
          </Link>
        ))}
      </nav>
    </>
  )
}
