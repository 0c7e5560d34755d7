import { Link } from 'react-router-dom'
import { useText } from '../platform/texts/text'
import { Icon } from '../platform/ui/icon'

interface CartIconLinkProps {
  readonly count: number
  /** The items wait in the browser for the visitor to sign in. */
  readonly isWaiting?: boolean
}

/** The cart icon in the header. */
export function CartIconLink({ count, isWaiting }: CartIconLinkProps) {
  const t = useText()
  const name =
    count > 0 ? t(isWaiting ? 'nav.cartWaiting' : 'nav.cartWithCount', { count }) : t('nav.cart')
  return (
    <Link className="header__action" to="/cartpage" aria-label={name}>
      <Icon name="cart" />
      {count > 0 && (
        <span className="header__count" data-waiting={isWaiting}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
