/** The companies that move the money of online payments, by their value in the database and in addresses. */
export const PAYMENT_PROVIDERS = ['paymob'] as const

export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** Their names, which are the same in both languages. */
export const PAYMENT_PROVIDER_NAMES: Readonly<Record<PaymentProviderName, string>> = {
  paymob: 'Paymob',
}

/** The ways to pay online, and who moves the money of each. */
const PROVIDER_OF_WAY = {
  paymobCard: 'paymob',
  paymobWallet: 'paymob',
  paymobInstalments: 'paymob',
} as const satisfies Readonly<Record<string, PaymentProviderName>>

/** A way to pay online, before delivery. */
export type OnlineWay = keyof typeof PROVIDER_OF_WAY

export const ONLINE_WAYS = [
  'paymobCard',
  'paymobWallet',
  'paymobInstalments',
] as const satisfies readonly OnlineWay[]

/** The way that is always offered: at the door. */
export const CASH_ON_DELIVERY = 'cashOnDelivery'

export const WAYS_TO_PAY = [CASH_ON_DELIVERY, ...ONLINE_WAYS] as const

export type WayToPay = (typeof WAYS_TO_PAY)[number]

/** The name of a way in REST, such as `cash_on_delivery`. */
export function restWayToPay(way: WayToPay): string {
  return way.replace(/[A-Z]/g, '_$&').toLowerCase()
}

export function providerOf(way: OnlineWay): PaymentProviderName {
  return PROVIDER_OF_WAY[way]
}
