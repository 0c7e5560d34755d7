import fc from 'fast-check'
import { PARCEL_CONDITIONS } from '#domain/orders/order-life'
import { actOnParcels, deliverAllAfterAll } from '../../orders/fulfilment/fulfilment.service'
import {
  deliverOrderPartly,
  receiveItemsBack,
} from '../../orders/fulfilment/partial-delivery.service'
import { readBack } from '../../orders/orders/reads/admin-orders.service'
import { stepKind } from './steps'

export const PART_STEPS = [
  // The customer keeps some units, and the others are on their way back.
  stepKind('keptPart', {
    weight: 5,
    drawn: fc.integer({ min: 0, max: 3 }),
    // Nothing is kept, or more than the parcel has; or it is not on its way.
    refusals: ['INVALID', 'CONFLICT'],
    perform: async ({ db, courierId }, id, quantity) => {
      await actOnParcels(db, [id], 'handOver', 'staff', { courierId })
      const { items } = await readBack(db, id)
      await deliverOrderPartly(db, id, { kept: [{ itemId: items[0]?.id, quantity }] }, 'staff')
      return {}
    },
  }),
  // Units that were not kept, or were lost and replaced, come back.
  stepKind('restCameBack', {
    weight: 6,
    drawn: fc.constantFrom(...PARCEL_CONDITIONS),
    // Somebody else was faster.
    refusals: ['INVALID', 'CONFLICT'],
    perform: async ({ db, losesNothing }, id, drawn) => {
      const { awaitedItems } = await readBack(db, id)
      if (awaitedItems.length === 0) return undefined
      const condition = losesNothing ? 'sellable' : drawn
      const items = awaitedItems.map((item) => ({ ...item, condition }))
      await receiveItemsBack(db, id, { items }, 'staff')
      const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
      return { writtenOff: condition === 'damaged' ? units : 0 }
    },
  }),
  // Refused at the first attempt, and perhaps taken at the second one.
  stepKind('refusedFirst', {
    weight: 2,
    drawn: fc.boolean(),
    perform: async ({ db, courierId }, id, isTaken) => {
      await actOnParcels(db, [id], 'handOver', 'staff', { courierId })
      const refused = await actOnParcels(db, [id], 'refuse', 'staff', { reason: 'notAtHome' })
      if (!isTaken) return refused.orders.length > 0 ? { act: 'refuse' } : undefined
      const { orders } = await deliverAllAfterAll(db, [id], 'staff')
      return orders.length > 0 ? { act: 'deliverAfterAll' } : undefined
    },
  }),
  stepKind('lost', {
    weight: 2,
    drawn: fc.constant(null),
    perform: async ({ db, courierId, losesNothing }, id) => {
      if (losesNothing) return undefined
      await actOnParcels(db, [id], 'handOver', 'staff', { courierId })
      const { orders } = await actOnParcels(db, [id], 'lose', 'staff')
      return orders.length > 0 ? { act: 'lose' } : undefined
    },
  }),
] as const
