import {
  removeWaitingItem,
  restoreWaitingItem,
  setWaitingQuantity,
} from '../../accounts/add-to-cart/change-waiting-items'
import type { WaitingItem } from '../../accounts/add-to-cart/waiting-items'
import { useDeliveryRatesQuery } from '../../platform/gql/delivery'
import { SignInLink } from '../../platform/routing/sign-in-link'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { LoadFailed } from '../../platform/ui/load-failed'
import { CartLineList } from './cart-line-list'
import { CartSkeleton } from './cart-skeleton'
import { CartSummary } from './cart-summary'
import { useSayRemoved } from './use-say-removed'
import { type VisitorCart as PricedCart, useVisitorCart } from './use-visitor-cart'
import './cart.css'

interface VisitorCartProps {
  readonly items: readonly WaitingItem[]
  readonly onEmptied: () => void
}

/** The cart of a visitor, stored in the browser, at the prices of the server. */
export function VisitorCart({ items, onEmptied }: VisitorCartProps) {
  const t = useText()
  const { cart, error, refetch } = useVisitorCart(items)
  const rates = useDeliveryRatesQuery({ fetchPolicy: 'cache-and-network' })
  if (!cart && error) {
    return <LoadFailed title={t('cart.loadFailed')} text={t('cart.stillKept')} onRetry={refetch} />
  }
  if (!cart || (rates.dataState === 'empty' && !rates.error)) return <CartSkeleton />
  return (
    <>
      {cart.goneIds.length > 0 && <GoneProducts ids={cart.goneIds} onRemoved={onEmptied} />}
      <div className="cart">
        {cart.lines.length > 0 && (
          <VisitorLines items={items} lines={cart.lines} onEmptied={onEmptied} />
        )}
        <div className="cart__side">
          {cart.orderable.lines.length > 0 && (
            <CartSummary cart={cart.orderable} rates={rates.data?.deliveryRates ?? []} />
          )}
          {cart.orderable.lines.length < cart.lines.length && <p>{t('cart.clampedNote')}</p>}
          <p className="cart__sign-in">
            {t('account.haveAccount')} <SignInLink variant="quiet" />
          </p>
        </div>
      </div>
    </>
  )
}

interface GoneProductsProps {
  readonly ids: readonly string[]
  readonly onRemoved: () => void
}

function GoneProducts({ ids, onRemoved }: GoneProductsProps) {
  const t = useText()
  function remove(): void {
    for (const productId of ids) removeWaitingItem({ productId })
    onRemoved()
  }
  return (
    <div className="cart__gone card" role="status">
      <p>{t('cart.gone', { count: ids.length })}</p>
      <Button variant="quiet" onClick={remove}>
        {t('cart.removeGone')}
      </Button>
    </div>
  )
}

interface VisitorLinesProps extends VisitorCartProps {
  readonly lines: PricedCart['lines']
}

function VisitorLines({ items, lines, onEmptied }: VisitorLinesProps) {
  const sayRemoved = useSayRemoved()

  function remove({ product }: PricedCart['lines'][number]): void {
    const index = items.findIndex(({ productId }) => productId === product.id)
    const item = items[index]
    if (!item) return
    removeWaitingItem(item)
    sayRemoved(product.name, () => restoreWaitingItem(item, index))
  }

  return (
    <CartLineList
      lines={lines}
      onQuantity={({ product }, quantity) => setWaitingQuantity(product.id, quantity)}
      onRemove={remove}
      onEmptied={onEmptied}
    />
  )
}
