import { toPiastres, toPounds } from '#domain/money/money'
import { lineTotal } from '#domain/money/pricing'
import { useShownData } from '../../platform/api/use-shown-data'
import { type ProductToOrderQuery, useProductToOrderQuery } from '../../platform/gql/checkout'
import { useDeliveryRatesQuery } from '../../platform/gql/delivery'
import type { OrderedProduct } from '../../platform/routing/checkout-path'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Checkout } from './checkout'
import { type CheckoutSourceProps, CURRENT } from './checkout-of-cart'
import { CheckoutSkeleton } from './checkout-skeleton'
import type { OrderDraft } from './order-draft'
import { useCheckoutDefaults } from './use-checkout-defaults'

function toDraft(
  product: NonNullable<ProductToOrderQuery['product']>,
  quantity: number,
): OrderDraft {
  const pricePiastres = toPiastres(product.price)
  const total = toPounds(lineTotal({ pricePiastres, quantity }))
  return { lines: [{ id: product.id, quantity, total, product, earlierPrice: null }], total }
}

interface CheckoutOfProductProps extends CheckoutSourceProps {
  readonly product: OrderedProduct
}

/** Orders a product alone; the cart stays as it is. */
export function CheckoutOfProduct({ product: ordered, ...props }: CheckoutOfProductProps) {
  const t = useText()
  const { data, error, refetch } = useProductToOrderQuery({
    variables: { id: ordered.productId },
    ...CURRENT,
  })
  const rates = useDeliveryRatesQuery(CURRENT)
  const defaults = useCheckoutDefaults()
  const deliveryRates = useShownData(rates)?.deliveryRates
  if (data?.product === null) {
    return (
      <EmptyState title={t('checkout.notSold')}>
        <ButtonLink to="/">{t('cart.browse')}</ButtonLink>
      </EmptyState>
    )
  }
  if (data?.product && defaults && deliveryRates) {
    return (
      <Checkout
        key={data.cart.id}
        source={{ cartId: data.cart.id, product: ordered }}
        current={toDraft(data.product, ordered.quantity)}
        isReduced={false}
        defaults={defaults}
        rates={deliveryRates}
        {...props}
      />
    )
  }
  if (!error && !rates.error) return <CheckoutSkeleton />
  const retry = () => Promise.all([refetch(), rates.refetch()])
  return <LoadFailed title={t('catalogue.loadFailed')} onRetry={retry} />
}
