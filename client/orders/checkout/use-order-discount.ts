import { useState } from 'react'
import type { DeliveryArea } from '#domain/delivery/delivery'
import type { Totals } from '#domain/money/pricing'
import type { DeliveryTermsFragment } from '../../platform/gql/delivery'
import type { AppliedDiscountFragment } from '../../platform/gql/discounts'
import { calculateTotals } from '../../shop/delivery/order-totals'
import { toDiscount } from '../discounts/applied-discount'
import { loadDiscount, storeDiscount } from '../discounts/stored-discount'
import { discountScope, type OrderDraft, type OrderSource } from './order-draft'

/** The discount code of an order that is being placed, and the totals with it. */
export interface UsedDiscount {
  readonly applied: AppliedDiscountFragment | undefined
  /** Why the checkout has refused a code. */
  readonly refusal: string | undefined
  readonly totals: Totals
  /** The code, if it takes something off: below its minimum, and where delivery is free anyway, it is not used. */
  readonly usedCode: string | undefined
  apply(discount: AppliedDiscountFragment | undefined): void
  /** Removes a code that the checkout has refused. */
  refuse(message: string): void
  /** Keeps it for the same order in another cart: that of the account in which a visitor goes on. */
  keepFor(source: OrderSource): void
}

/** The discount of an order, which a reload keeps. */
export function useOrderDiscount(
  source: OrderSource,
  order: OrderDraft,
  rates: readonly DeliveryTermsFragment[],
  area: DeliveryArea | undefined,
): UsedDiscount {
  const scope = discountScope(source)
  const [applied, setApplied] = useState(() => loadDiscount(scope))
  const [refusal, setRefusal] = useState<string>()
  const totals = calculateTotals(order.lines, rates, area, applied && toDiscount(applied))
  const isUsed = totals.adjustments.some(({ kind }) => kind === 'discount')

  function apply(next: AppliedDiscountFragment | undefined): void {
    setApplied(next)
    setRefusal(undefined)
    storeDiscount(scope, next)
  }

  return {
    applied,
    refusal,
    totals,
    usedCode: isUsed ? applied?.code : undefined,
    apply,
    refuse(message) {
      apply(undefined)
      setRefusal(message)
    },
    keepFor(other) {
      if (applied) storeDiscount(discountScope(other), applied)
    },
  }
}
