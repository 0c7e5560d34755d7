import type { Feature } from '../feature'
import { repeat } from '../repeat'
import { ConfirmationResolver } from './confirmation.resolver'
import { ConfirmationRulesEntity } from './confirmation-rules.entity'
import { cancelUnpaidOrders } from './prepayment-deadline.service'

export const confirmation: Feature = {
  dependencies: ['shop', 'accounts', 'addresses', 'orders'],
  entities: [ConfirmationRulesEntity],
  resolvers: [ConfirmationResolver],
  startWorkers: ({ db }, { log }) => {
    const cannotCancel = (err: unknown, orderId?: number) =>
      log.error({ err, orderId }, 'An unpaid order cannot be cancelled')
    return [
      repeat(() => cancelUnpaidOrders(db, cannotCancel), { minutes: 5, onError: cannotCancel }),
    ]
  },
}
