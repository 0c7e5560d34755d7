import { useText } from '../../platform/texts/text'
import { Skeleton } from '../../platform/ui/skeleton'
import './cart-line.css'
import './cart.css'
import './summary.css'

const LINES = ['first', 'second', 'third']

/** The cart's placeholder while it loads. */
export function CartSkeleton() {
  const t = useText()
  return (
    <div className="cart" aria-busy="true">
      <p className="visually-hidden">{t('cart.loading')}</p>
      <div className="cart__lines card">
        {LINES.map((line) => (
          <div className="cart-line" key={line}>
            <div className="cart-line__picture">
              <Skeleton className="picture" />
            </div>
            <div className="cart-line__product">
              <Skeleton inlineSize="85%" blockSize="1.5rem" />
              <Skeleton inlineSize="8rem" blockSize="1.25rem" />
            </div>
            <div className="cart-line__quantity">
              <Skeleton inlineSize="9.5rem" blockSize="3.375rem" />
            </div>
            <div className="cart-line__total">
              <Skeleton inlineSize="6rem" blockSize="1.5rem" />
            </div>
            <div className="cart-line__remove">
              <Skeleton inlineSize="6.5rem" blockSize="2.75rem" />
            </div>
          </div>
        ))}
      </div>
      <div className="card summary">
        <Skeleton inlineSize="7rem" blockSize="1.65rem" />
        <Skeleton inlineSize="4rem" blockSize="1.4rem" />
        <Skeleton inlineSize="100%" blockSize="2.25rem" />
        <Skeleton inlineSize="100%" blockSize="2.75rem" />
      </div>
    </div>
  )
}
