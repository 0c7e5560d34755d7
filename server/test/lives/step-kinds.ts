import fc from 'fast-check'
import { canAct, PARCEL_ACTS, PARCEL_CONDITIONS, REFUSAL_REASONS } from '#domain/orders/order-life'
import { ORDER_STATUSES } from '#domain/orders/order-status'
import {
  actOnParcels,
  confirmOrders,
  recordPayment,
  recordUnansweredCalls,
} from '../../orders/fulfilment/fulfilment.service'
import { setOrderStatus } from '../../orders/orders/life/order-status.service'
import { EDIT_STEPS } from './edit-steps'
import { readFacts } from './facts'
import { PART_STEPS } from './part-steps'
import { RETURN_STEPS } from './return-steps'
import { SETTLEMENT_STEPS } from './settlement-steps'
import { stepKind } from './steps'

const piastres = fc.record({ amount: fc.constantFrom(50, 200) })

/** All kinds of steps; a new one is one entry. */
export const STEP_KINDS = [
  stepKind('status', {
    weight: 2,
    drawn: fc.constantFrom(...ORDER_STATUSES),
    perform: async ({ db }, id, status) => {
      await setOrderStatus(db, id, { status })
      return {}
    },
  }),
  // As an older client does it.
  stepKind('restStatus', {
    weight: 1,
    drawn: fc.constantFrom(...ORDER_STATUSES),
    perform: async ({ patch }, id, status) => {
      const code = await patch(`/adminorder/${id}/status`, { status })
      if (code !== 200) throw new Error(`The status was refused with ${code}`)
      return {}
    },
  }),
  ...SETTLEMENT_STEPS,
  ...RETURN_STEPS,
  ...EDIT_STEPS,
  ...PART_STEPS,
  stepKind('parcel', {
    weight: 8,
    drawn: fc.record({
      act: fc.constantFrom(...PARCEL_ACTS),
      // Mostly something that is possible then; not a number, of which small ones are drawn more often.
      pick: fc.option(fc.constantFrom(...PARCEL_ACTS.keys()), { freq: 6 }),
      reason: fc.constantFrom(...REFUSAL_REASONS),
      condition: fc.constantFrom(...PARCEL_CONDITIONS),
    }),
    perform: async (world, id, { act: drawnAct, pick, reason, ...drawn }) => {
      const { db, courierId, isShared, losesNothing } = world
      const { status, shipment_state: shipmentState, units, rest } = await readFacts(db, id)
      const state = { status, shipmentState }
      const acts = PARCEL_ACTS.filter((act) => !losesNothing || act !== 'lose')
      const possible = acts.filter((act) => canAct(act, state))
      const act = (pick !== null && possible[pick % possible.length]) || drawnAct
      if (!acts.includes(act)) return undefined
      const condition = losesNothing ? 'sellable' : drawn.condition
      const details = { courierId, reason, condition }
      const { orders } = await actOnParcels(db, [id], act, 'staff', details)
      const isDone = orders.length > 0
      if (!isShared && isDone !== canAct(act, state)) {
        throw new Error(`${act} of ${JSON.stringify(state)} was done: ${isDone}`)
      }
      if (!isDone) return undefined
      const isWrittenOff = act === 'receiveBack' && condition === 'damaged'
      return { act, writtenOff: isWrittenOff ? units + rest : 0 }
    },
  }),
  // Otherwise few parcels arrive, and little is settled or returned.
  stepKind('brought', {
    weight: 5,
    drawn: fc.constant(null),
    perform: async ({ db, courierId }, id) => {
      await actOnParcels(db, [id], 'handOver', 'staff', { courierId })
      const { orders } = await actOnParcels(db, [id], 'deliver', 'staff')
      return orders.length > 0 ? { act: 'deliver' } : undefined
    },
  }),
  stepKind('confirmed', {
    weight: 1,
    drawn: fc.constant(null),
    perform: async ({ db }, id) => {
      const { orders } = await confirmOrders(db, [id], 'staff')
      return orders.length > 0 ? {} : undefined
    },
  }),
  stepKind('unanswered', {
    weight: 1,
    drawn: fc.constant(null),
    perform: async ({ db }, id) => {
      const { orders } = await recordUnansweredCalls(db, [id], 'staff')
      return orders.length > 0 ? {} : undefined
    },
  }),
  stepKind('prepaid', {
    weight: 1,
    drawn: piastres,
    refusals: ['CONFLICT'],
    perform: async ({ db }, id, payment) => {
      await recordPayment(db, id, 'prepaid', payment, 'staff')
      return {}
    },
  }),
  stepKind('refunded', {
    weight: 1,
    drawn: piastres,
    refusals: ['CONFLICT'],
    perform: async ({ db }, id, payment) => {
      await recordPayment(db, id, 'refunded', payment, 'staff')
      return {}
    },
  }),
] as const

/** Something that happens to one of `count` orders. */
export function anyStep(count: number) {
  return fc.record({ order: fc.nat({ max: count - 1 }), step: fc.oneof(...STEP_KINDS) })
}
