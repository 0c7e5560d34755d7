import { Link } from 'react-router-dom'
import { useText } from '../lib/text'
import { Icon } from '../ui/icon'

/** The cart icon in the header. */
export function CartIconLink({ count }: { readonly count: number }) {
  const t = useText()
  const name = count > 0 ? t('nav.cartWithCount', { count }) : t('nav.cart')
  return (
    <Link className="header__action" to="/cartpage" aria-label={name}>
      <Icon name="cart" />
      {count > 0 && <span className="header__count">{count > 99 ? '99+' : count}</span>}
    </Link>
  )
}
