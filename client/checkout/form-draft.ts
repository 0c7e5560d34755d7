import type { CheckoutFormInput } from '#domain/orders/checkout.schema'
import { defineStored } from '../lib/stored-value'

/** The input of a checkout, so that a reload does not lose it. */
interface FormDraft {
  /** Other users of this browser must not see it. */
  readonly cartId: string
  readonly values: CheckoutFormInput
}

/**
 * What was entered at a checkout, so that a reload in the middle of it loses nothing: for the lifetime of the tab, or
 * until the order is placed or the shopper signs out.
 */
export const formDraft = defineStored<FormDraft>('checkoutDraft')

/** What was entered for this cart; deletes what was entered for another one. */
export function findFormDraft(cartId: string): CheckoutFormInput | undefined {
  const draft = formDraft.read()
  if (draft?.cartId === cartId) return draft.values
  if (draft) formDraft.write(undefined)
  return undefined
}
