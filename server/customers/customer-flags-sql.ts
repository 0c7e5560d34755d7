/** What the shop has decided about a phone. */
export interface CustomerFlags {
  readonly prepayOnly: boolean
  readonly isBlocked: boolean
}

/**
 * Selects the flags of a phone, in SQL; no row if it has none. A change at the same moment waits for the transaction, or
 * is what it reads.
 */
export const customerFlags = (phone: string): string => `
  SELECT prepay_only AS "prepayOnly", is_blocked AS "isBlocked" FROM customers
  WHERE phone = ${phone} FOR SHARE`
