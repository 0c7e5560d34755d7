import fc from 'fast-check'
import { toPounds } from '#domain/money/money'
import { PARCEL_CONDITIONS } from '#domain/orders/order-life'
import { calculateRefund } from '#domain/orders/returns'
import { findAdminOrder } from '../../orders/orders/reads/admin-orders.service'
import { receiveReturn } from '../../orders/returns/receive-return.service'
import { recordReturn } from '../../orders/returns/returns.service'
import { stepKind } from './steps'

const MAX_UNITS = 2

export const RETURN_STEPS = [
  // Units of a delivered order come back, for all that was paid for them.
  stepKind('returned', {
    weight: 2,
    drawn: fc.record({
      quantity: fc.integer({ min: 1, max: MAX_UNITS }),
      condition: fc.constantFrom(...PARCEL_CONDITIONS),
    }),
    refusals: ['CONFLICT', 'INVALID'],
    perform: async ({ db, losesNothing }, id, { quantity, condition: drawn }) => {
      const condition = losesNothing ? 'sellable' : drawn
      const order = await findAdminOrder(db, id)
      const [item] = order?.items ?? []
      if (!order || !item) throw new Error('The order disappeared')
      const items = [{ itemId: item.id, quantity, condition }]
      const view = await recordReturn(db, id, { items, reason: 'other' }, 'staff')
      const returning = [{ ...item, returning: quantity }]
      const refund = toPounds(calculateRefund({ ...order, items: returning }, false).totalPiastres)
      await receiveReturn(db, view.id, { items, refund, refundsDelivery: false }, 'staff')
      return { writtenOff: condition === 'damaged' ? quantity : 0 }
    },
  }),
] as const
