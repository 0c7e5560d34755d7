import type { Feature } from '../../platform/features/feature'
import { PaymentEntity } from './payment.entity'
import { PaymentEventEntity } from './payment-event.entity'
import { paymentsPersonalData } from './payments-personal-data'

/** Payments online: what was started, what their providers say, and what the ledger has from them. */
export const payments: Feature = {
  dependencies: ['orders'],
  entities: [PaymentEntity, PaymentEventEntity],
  personalData: paymentsPersonalData,
}
