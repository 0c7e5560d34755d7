import type { Translate } from '../../platform/texts/text'

/**
 * The message for a product that was not added to the cart; `reason` is the server's error message, if any.
 */
export function addFailureText(t: Translate, reason: string | undefined): string {
  return reason ? t('cart.addRefused', { reason }) : t('cart.addFailed')
}
