import { notify, notifyError } from '../../platform/lib/notify'
import { isKept } from '../../platform/lib/storage'
import { loadTexts } from '../../platform/texts/load-texts'
import type { Translate } from '../../platform/texts/text'

/**
 * Says that the product is kept in the cart of this browser, and where to go on. In a browser that stores nothing, a
 * cart needs an account: by default an alert says so.
 */
export async function offerCart(
  t: Translate,
  onNotKept = () => notifyError(t('cart.needLoginToAdd')),
): Promise<void> {
  await loadTexts('kept')
  if (!isKept('waitingItems')) return onNotKept()
  notify({
    kind: 'success',
    message: t('cart.kept'),
    actions: [
      { label: t('cart.view'), to: '/cartpage' },
      { label: t('cart.orderAsVisitor'), to: '/checkout' },
    ],
  })
}
