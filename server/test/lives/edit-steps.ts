import fc from 'fast-check'
import { assignCouriers } from '../../fulfilment/fulfilment.service'
import { editOrder } from '../../fulfilment/order-edit.service'
import { readBack } from '../../orders/admin-orders.service'
import { stepKind } from './steps'

/** The price of the product that all orders have, in pounds. */
const PRICE = 100

export const EDIT_STEPS = [
  // The owner changes how much is ordered.
  stepKind('edited', {
    weight: 2,
    drawn: fc.integer({ min: 1, max: 4 }),
    // The parcel is on its way, its units came back before, or too few are in stock.
    refusals: ['CONFLICT', 'INVALID', 'OUT_OF_STOCK'],
    perform: async ({ db }, id, quantity) => {
      const { version, items } = await readBack(db, id)
      await editOrder(
        db,
        id,
        { items: [{ itemId: items[0]?.id, quantity }] },
        { expectedVersion: version, expectedTotal: quantity * PRICE },
        { actor: 'staff', locale: 'en' },
      )
      return {}
    },
  }),
  // Somebody is to take it, or nobody again.
  stepKind('courierAssigned', {
    weight: 1,
    drawn: fc.boolean(),
    perform: async ({ db, courierId }, id, isAssigned) => {
      const { orders } = await assignCouriers(db, [id], isAssigned ? courierId : null, 'staff')
      return orders.length > 0 ? {} : undefined
    },
  }),
] as const
