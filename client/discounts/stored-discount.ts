import type { AppliedDiscountFragment } from '../gql/discounts'

const STORAGE_KEY = 'discount'

interface StoredDiscount {
  /** Other users of this browser must not use it. */
  readonly cartId: string
  readonly discount: AppliedDiscountFragment
}

/** The discount that was applied to this cart in this tab, before a reload. */
export function loadDiscount(cartId: string): AppliedDiscountFragment | undefined {
  try {
    const json = sessionStorage.getItem(STORAGE_KEY)
    const stored = json ? (JSON.parse(json) as StoredDiscount) : undefined
    return stored?.cartId === cartId ? stored.discount : undefined
  } catch {
    // The browser blocks storage: a reload forgets it.
    return undefined
  }
}

export function storeDiscount(cartId: string, discount: AppliedDiscountFragment | undefined): void {
  try {
    const stored: StoredDiscount | undefined = discount && { cartId, discount }
    if (stored) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // See loadDiscount().
  }
}
