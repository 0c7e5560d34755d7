import fc from 'fast-check'
import type { EntityManager } from 'typeorm'
import { toPounds } from '#domain/money/money'
import { asPounds } from '#domain/money/units'
import type { OrderEditInput } from '#domain/orders/order-edit.schema'
import { assignCouriers } from '../../orders/fulfilment/fulfilment.service'
import { editOrder, previewOrderEdit } from '../../orders/fulfilment/order-edit.service'
import { readBack } from '../../orders/orders/reads/admin-orders.service'
import { stepKind } from './steps'

/** Edits an order as a user who has just read it and the preview. */
async function edit(db: EntityManager, id: number, changes: OrderEditInput) {
  const { version } = await readBack(db, id)
  const { totalPiastres } = await previewOrderEdit(db, id, changes, 'en')
  const expected = { expectedVersion: version, expectedTotal: toPounds(totalPiastres) }
  return editOrder(db, id, changes, expected, { actor: 'staff', locale: 'en' })
}

export const EDIT_STEPS = [
  // The owner changes how much is ordered.
  stepKind('edited', {
    weight: 4,
    drawn: fc.integer({ min: 1, max: 4 }),
    // The parcel is on its way, its units came back before, or too few are in stock.
    refusals: ['CONFLICT', 'INVALID', 'OUT_OF_STOCK'],
    perform: async ({ db }, id, quantity) => {
      const { items } = await readBack(db, id)
      await edit(db, id, { items: [{ itemId: items[0]?.id, quantity }] })
      return {}
    },
  }),
  // The customer is let off a part while the parcel is on its way, or all.
  stepKind('lowered', {
    weight: 5,
    drawn: fc.integer({ min: 0, max: 100 }),
    // It is not on its way, or somebody else made it cheaper.
    refusals: ['CONFLICT', 'INVALID'],
    perform: async ({ db }, id, percent) => {
      const before = await readBack(db, id)
      const due = toPounds(before.amountDuePiastres)
      const amountDue = asPounds(Math.floor(due * percent) / 100)
      if (amountDue === due) return undefined
      const after = await edit(db, id, { loweredAmount: { amountDue, reason: 'It was late' } })
      if (toPounds(after.amountDuePiastres) !== amountDue) {
        throw new Error(`${amountDue} was to be collected, not ${after.amountDuePiastres} piastres`)
      }
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
