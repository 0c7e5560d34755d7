import type { OnlineWay } from '#domain/payments/ways-to-pay'
import { resource } from '../../platform/features/feature'
import { offeredWays } from '../../shop/shop/offered-ways'
import type { OrderLinks } from '../orders/reads/order-link'
import { payLinks } from '../orders/reads/pay-link'
import { type InquiryPause, inquiryPause } from './inquiry-pause'
import { type PaymentMetrics, paymentMetrics } from './payment-metrics'
import { type PaymentProviders, paymentProviders } from './providers/providers'

/** What payments are started with. */
export interface PaymentSetup {
  readonly providers: PaymentProviders
  /** The ways that the shop offers. */
  readonly ways: readonly OnlineWay[]
  /** The shop's pages of payments, to which customers return. */
  readonly links: OrderLinks
  readonly publicUrl: () => string
  readonly pause: InquiryPause
  readonly metrics: PaymentMetrics
}

export const paymentSetup = resource(
  ({ get, publicUrl }): PaymentSetup => ({
    providers: get(paymentProviders),
    ways: get(offeredWays),
    links: get(payLinks),
    publicUrl,
    pause: get(inquiryPause),
    metrics: get(paymentMetrics),
  }),
)
