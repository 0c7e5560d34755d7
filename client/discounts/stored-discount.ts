import type { AppliedDiscountFragment } from '../gql/discounts'
import { readStored, store } from '../lib/storage'

interface StoredDiscount {
  /** Which order it is for: other users of this browser must not use it. */
  readonly scope: string
  readonly discount: AppliedDiscountFragment
}

/** The discount that was applied to this order in this tab, before a reload. */
export function loadDiscount(scope: string): AppliedDiscountFragment | undefined {
  try {
    const json = readStored('discount')
    const stored = json ? (JSON.parse(json) as StoredDiscount) : undefined
    return stored?.scope === scope ? stored.discount : undefined
  } catch {
    // Something else wrote there.
    return undefined
  }
}

export function storeDiscount(scope: string, discount: AppliedDiscountFragment | undefined): void {
  const stored: StoredDiscount | undefined = discount && { scope, discount }
  store('discount', stored ? JSON.stringify(stored) : null)
}
