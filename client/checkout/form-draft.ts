import type { CheckoutFormInput } from '#domain/checkout.schema'
import { FORM_DRAFT_KEY } from '../lib/session'

/** What was entered at a checkout, so that a reload in the middle of it loses nothing. */
interface FormDraft {
  /** Other users of this browser must not see it. */
  readonly cartId: string
  readonly values: CheckoutFormInput
}

/** What was entered for this cart; deletes that of another one. */
export function findFormDraft(cartId: string): CheckoutFormInput | undefined {
  try {
    const json = sessionStorage.getItem(FORM_DRAFT_KEY)
    if (!json) return undefined
    const draft = JSON.parse(json) as FormDraft
    if (draft.cartId === cartId) return draft.values
  } catch {
    // The browser blocks storage, or something else wrote there.
  }
  deleteFormDraft()
  return undefined
}

/** Stores it for the lifetime of the tab, or until the shopper signs out. */
export function saveFormDraft(cartId: string, values: CheckoutFormInput): void {
  try {
    sessionStorage.setItem(FORM_DRAFT_KEY, JSON.stringify({ cartId, values }))
  } catch {
    // Without storage, a reload starts again.
  }
}

/** Deletes it once the order is placed. */
export function deleteFormDraft(): void {
  try {
    sessionStorage.removeItem(FORM_DRAFT_KEY)
  } catch {
    // See saveFormDraft().
  }
}
