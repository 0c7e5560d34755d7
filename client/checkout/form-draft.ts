import type { CheckoutFormInput } from '#domain/orders/checkout.schema'
import { readStored, store } from '../lib/storage'

/** What was entered at a checkout, so that a reload in the middle of it loses nothing. */
interface FormDraft {
  /** Other users of this browser must not see it. */
  readonly cartId: string
  readonly values: CheckoutFormInput
}

/** What was entered for this cart; deletes what was entered for another one. */
export function findFormDraft(cartId: string): CheckoutFormInput | undefined {
  try {
    const json = readStored('checkoutDraft')
    if (!json) return undefined
    const draft = JSON.parse(json) as FormDraft
    if (draft.cartId === cartId) return draft.values
  } catch {
    // Something else wrote there.
  }
  deleteFormDraft()
  return undefined
}

/** Stores it for the lifetime of the tab, or until the shopper signs out. */
export function saveFormDraft(cartId: string, values: CheckoutFormInput): void {
  store('checkoutDraft', JSON.stringify({ cartId, values }))
}

/** Deletes it once the order is placed. */
export function deleteFormDraft(): void {
  store('checkoutDraft', null)
}
