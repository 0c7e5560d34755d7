import type { SavedCart } from '../../platform/session/saved-cart'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Picture } from '../../platform/ui/picture'
import { Price } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import './offline-cart.css'

/** The cart as it was last seen: to read, not to change. */
export function OfflineCart({ cart }: { readonly cart: SavedCart }) {
  const t = useText()
  const format = useFormatDate()
  return (
    <section className="card offline-cart">
      <p role="status">
        {t('cart.offline', { time: format(new Date(cart.savedAt).toISOString()) })}
      </p>
      {cart.lines.length === 0 && <p>{t('cart.empty')}</p>}
      <ul className="offline-cart__lines" aria-label={t('cart.title')}>
        {cart.lines.map(({ id, name, imageUrl, quantity, total }) => (
          <li key={id} className="offline-cart__line">
            <span className="offline-cart__picture">
              <Picture src={imageUrl} alt="" size={64} />
            </span>
            <span className="offline-cart__name">
              <ProductName name={name} /> × {quantity}
            </span>
            <Price pounds={total} />
          </li>
        ))}
      </ul>
      <p className="offline-cart__total">
        <span>{t('order.total')}</span>
        <Price pounds={cart.total} />
      </p>
    </section>
  )
}
