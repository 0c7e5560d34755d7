import DataLoader from 'dataloader'
import { BATCHED } from '../../platform/database/statements/batched'
import { resource } from '../../platform/features/feature'
import { listPayments, type PaymentView } from './payments.service'

/** The payments of orders, oldest first, read at once for many. */
export const paymentsLoader = resource(
  ({ db }) =>
    new DataLoader<number, readonly PaymentView[]>(async (orderIds) => {
      const payments = await listPayments(db, orderIds)
      return orderIds.map((id) => payments.filter(({ orderId }) => orderId === id))
    }, BATCHED),
)
