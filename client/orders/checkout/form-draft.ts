import { ADDRESS_FIELDS } from '#domain/addresses/address.schema'
import type { CheckoutFormInput } from '#domain/orders/checkout.schema'
import { defineStored } from '../../platform/lib/stored-value'

/** The fields that a visitor fills in at the checkout. */
export interface VisitorInput extends CheckoutFormInput {
  /** The recipient's, in one field. */
  readonly name: string
  readonly mobile: string
  /** Blank for none. */
  readonly email: string | null | undefined
}

/** The input of a checkout, so that a reload does not lose it. */
type FormDraft =
  | {
      /** Other users of this browser must not see it. */
      readonly cartId: string
      readonly values: CheckoutFormInput
    }
  | { readonly cartId: null; readonly values: VisitorInput }

/**
 * The draft of a checkout form, so that a reload loses nothing. It is kept for the lifetime of the tab, or until the
 * order is placed or the shopper signs out.
 */
export const formDraft = defineStored<FormDraft>('checkoutDraft')

/**
 * Returns a visitor's draft for the account that they sign in to. An address with a street or area is kept together.
 */
function toShipping(values: VisitorInput): Partial<CheckoutFormInput> {
  const { area, street, phone } = values
  const hasAddress = area.trim() !== '' || street.trim() !== ''
  return {
    ...(hasAddress && { addressId: '', saveAddress: values.saveAddress }),
    ...(hasAddress && Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, values[field]]))),
    ...(phone.trim() && { phone }),
  }
}

/** Returns the draft of this cart, or of the visitor before signing in; deletes the draft of another cart. */
export function findFormDraft(cartId: string): Partial<CheckoutFormInput> | undefined {
  const draft = formDraft.read()
  if (draft?.cartId === null) return toShipping(draft.values)
  if (draft?.cartId === cartId) return draft.values
  if (draft) formDraft.write(undefined)
  return undefined
}

/** Returns the draft of a visitor in this tab. */
export function findVisitorDraft(): VisitorInput | undefined {
  const draft = formDraft.read()
  return draft?.cartId === null ? draft.values : undefined
}

export function writeVisitorDraft(values: VisitorInput): void {
  formDraft.write({ cartId: null, values })
}
