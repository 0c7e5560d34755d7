import type { Feature } from '../../platform/features/feature'
import { createOrderResolver } from '../orders/api/order-of.resolver'
import { ConfirmationResolver } from './confirmation.resolver'
import { CustomerMessages } from './confirmation.types'
import { ConfirmationRulesEntity } from './confirmation-rules.entity'
import { IS_CONFIRMED_LATE } from './confirmation-rules-sql'
import { OwnCorrectionResolver } from './own-correction.resolver'
import { cancelUnpaidOrders } from './prepayment-deadline.service'

export const confirmation: Feature = {
  dependencies: ['idempotency', 'shop', 'accounts', 'addresses', 'orders'],
  entities: [ConfirmationRulesEntity],
  orderConditions: { views: { LATE: IS_CONFIRMED_LATE } },
  resolvers: [ConfirmationResolver, OwnCorrectionResolver, createOrderResolver(CustomerMessages)],
  jobs: ({ db }) => [
    {
      name: 'unpaid-orders',
      minutes: 5,
      run: (report) => cancelUnpaidOrders(db, (error, orderId) => report(error, { orderId })),
    },
  ],
}
