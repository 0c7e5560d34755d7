import type { AppliedDiscountFragment } from '../../platform/gql/discounts'
import { defineStored } from '../../platform/lib/stored-value'

interface StoredDiscount {
  /** The order that it is for: other users of this browser must not use it. */
  readonly scope: string
  readonly discount: AppliedDiscountFragment
}

const entry = defineStored<StoredDiscount>('discount')

/** The discount that was applied to this order in this tab, before a reload. */
export function loadDiscount(scope: string): AppliedDiscountFragment | undefined {
  const stored = entry.read()
  return stored?.scope === scope ? stored.discount : undefined
}

export function storeDiscount(scope: string, discount: AppliedDiscountFragment | undefined): void {
  entry.write(discount && { scope, discount })
}
