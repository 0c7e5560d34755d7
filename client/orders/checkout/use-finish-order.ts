import { useApolloClient } from '@apollo/client/react'
import { notifySuccess } from '../../platform/lib/notify'
import { useNavigateAway } from '../../platform/routing/use-navigate-away'
import { placedOrder } from '../../platform/session/placed-order'
import { useText } from '../../platform/texts/text'
import { storeDiscount } from '../discounts/stored-discount'
import { loadPlacedOrderPanel } from '../orders/load-placed-order-panel'
import { payPath } from '../orders/pay-path'
import type { Attempt } from './attempt'
import { formDraft } from './form-draft'
import { discountScope } from './order-draft'
import type { PlacedOrder } from './use-place-order'

/** The content of the confirmation: the order as it was placed, with the pictures that were shown before. */
function toConfirmation(
  { paymentUrl: _, payUrl: __, ...order }: PlacedOrder,
  { order: { lines } }: Attempt,
) {
  return {
    ...order,
    items: lines.map(({ id, quantity, total, product }) => ({
      id,
      quantity,
      total,
      name: product.name,
      price: product.price,
      product: { id: product.id, imageUrl: product.imageUrl },
    })),
  }
}

/**
 * Leaves the checkout for the home page, which confirms the order that was placed; or, if it is paid online, for the page of its
 * payment, to which the browser's back button returns from the provider.
 */
export function useFinishOrder() {
  const t = useText()
  const client = useApolloClient()
  const leave = useNavigateAway()
  return async (order: PlacedOrder, attempt: Attempt): Promise<void> => {
    const { payUrl, paymentUrl } = order
    if (!payUrl) placedOrder.write(toConfirmation(order, attempt))
    formDraft.write(undefined)
    storeDiscount(discountScope(attempt), undefined)
    notifySuccess(t('checkout.placed'))
    if (payUrl) {
      await leave(payPath(payUrl), { replace: true })
      // Without a page of the provider, it can be tried again there.
      if (paymentUrl && paymentUrl !== payUrl) window.location.assign(paymentUrl)
    } else {
      // If it fails to load, the home page tries again.
      await loadPlacedOrderPanel().catch(() => undefined)
      await leave('/', { replace: true })
    }
    // Only after leaving: this page would flash the empty cart.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' })
    client.cache.gc()
  }
}
