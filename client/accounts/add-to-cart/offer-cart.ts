import { notify, notifyError } from '../../platform/lib/notify'
import { isKept } from '../../platform/lib/storage'
import { loadTexts } from '../../platform/texts/load-texts'
import type { Translate } from '../../platform/texts/text'

/**
 * Says that the product is kept in the cart of this browser, and where to go on; or, in a browser that stores nothing,
 * that a cart needs an account.
 */
export async function offerCart(t: Translate): Promise<void> {
  await loadTexts('kept')
  if (!isKept('waitingItems')) {
    notifyError(t('cart.needLoginToAdd'))
    return
  }
  notify({
    kind: 'success',
    message: t('cart.kept'),
    actions: [
      { label: t('cart.view'), to: '/cartpage' },
      { label: t('cart.toCheckout'), to: '/checkout' },
    ],
  })
}
