import { notify } from '../../lib/notify'
import { loadTexts } from '../../texts/load-texts'
import type { Translate } from '../../texts/text'

/** Says that the product is kept in the cart of this browser, and where to go on. */
export async function offerCart(t: Translate): Promise<void> {
  await loadTexts('kept')
  notify({
    kind: 'success',
    message: t('cart.kept'),
    actions: [
      { label: t('cart.view'), to: '/cartpage' },
      // It asks for the account on the same page.
      { label: t('cart.signInToOrder'), to: '/checkout' },
    ],
  })
}
