import type { Feature } from '../../platform/features/feature'
import { askAboutPayments } from './inquiries.service'
import { PayPageResolver } from './pay-page.resolver'
import { PaymentEntity } from './payment.entity'
import { PaymentEventEntity } from './payment-event.entity'
import { paymentMetrics } from './payment-metrics'
import { PaymentsOfOrderResolver, PaymentsResolver, WaysToPayResolver } from './payments.resolver'
import { paymentsRoutes } from './payments.routes'
import { paymentsPersonalData } from './payments-personal-data'
import { paymentProviders } from './providers/providers'

/** Payments online: what was started, what their providers say, and what the ledger has from them. */
export const payments: Feature = {
  dependencies: ['accounts', 'shop', 'orders'],
  entities: [PaymentEntity, PaymentEventEntity],
  functionFiles: ['payment-events.sql'],
  resolvers: [PayPageResolver, PaymentsResolver, PaymentsOfOrderResolver, WaysToPayResolver],
  routes({ app }, { get }) {
    paymentsRoutes(app)
    // Reported from the start.
    get(paymentMetrics)
  },
  personalData: paymentsPersonalData,
  jobs: ({ db, get }) => [
    {
      name: 'payment-inquiries',
      minutes: 1,
      run: (report) =>
        askAboutPayments(
          db,
          get(paymentProviders),
          (error, paymentId) => report(error, { paymentId }),
          { onChange: get(paymentMetrics).changed },
        ),
    },
  ],
}
