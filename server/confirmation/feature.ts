import type { Feature } from '../feature'
import { ConfirmationResolver } from './confirmation.resolver'
import { ConfirmationRulesEntity } from './confirmation-rules.entity'
import { cancelUnpaidOrders } from './prepayment-deadline.service'

export const confirmation: Feature = {
  dependencies: ['idempotency', 'shop', 'accounts', 'addresses', 'orders'],
  entities: [ConfirmationRulesEntity],
  resolvers: [ConfirmationResolver],
  jobs: ({ db }) => [
    {
      name: 'unpaid-orders',
      minutes: 5,
      run: (report) => cancelUnpaidOrders(db, (error, orderId) => report(error, { orderId })),
    },
  ],
}
