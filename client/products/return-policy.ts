import type { MerchantReturnPolicy } from 'schema-dts'

/** What the Consumer Protection Law grants, and the receipt says. */
export const RETURN_POLICY = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'EG',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
} as const satisfies MerchantReturnPolicy
