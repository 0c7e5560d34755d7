import type { MerchantReturnPolicy } from 'schema-dts'

/** The rights of the Consumer Protection Law, as stated on the receipt. */
export const RETURN_POLICY = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'EG',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
} as const satisfies MerchantReturnPolicy
