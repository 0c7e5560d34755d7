import type { AppliedDiscountFragment } from '../gql/discounts'

const STORAGE_KEY = 'discount'

interface StoredDiscount {
  /** Which order it is for: other users of this browser must not use it. */
  readonly scope: string
  readonly discount: AppliedDiscountFragment
}

/** The discount that was applied to this order in this tab, before a reload. */
export function loadDiscount(scope: string): AppliedDiscountFragment | undefined {
  try {
    const json = sessionStorage.getItem(STORAGE_KEY)
    const stored = json ? (JSON.parse(json) as StoredDiscount) : undefined
    return stored?.scope === scope ? stored.discount : undefined
  } catch {
    // The browser blocks storage: a reload forgets it.
    return undefined
  }
}

export function storeDiscount(scope: string, discount: AppliedDiscountFragment | undefined): void {
  try {
    const stored: StoredDiscount | undefined = discount && { scope, discount }
    if (stored) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // See loadDiscount().
  }
}
