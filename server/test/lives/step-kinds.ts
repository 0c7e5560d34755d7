import fc from 'fast-check'
import type { EntityManager } from 'typeorm'
import { AppError, type ErrorCode } from '#domain/errors'
import {
  canAct,
  PARCEL_ACTS,
  PARCEL_CONDITIONS,
  type ParcelAct,
  REFUSAL_REASONS,
} from '#domain/orders/order-life'
import { ORDER_STATUSES } from '#domain/orders/order-status'
import {
  actOnParcels,
  confirmOrders,
  recordPayment,
  recordUnansweredCalls,
} from '../../fulfilment/fulfilment.service'
import { setOrderStatus } from '../../orders/order-status.service'
import { readFacts } from './facts'

/** What the lives of orders happen in. */
export interface World {
  readonly db: EntityManager
  readonly courierId: number
}

/** What a step came to, besides what the order says. */
export interface Outcome {
  /** What was done to the parcel. */
  readonly act?: ParcelAct
  /** The units that are neither out nor in stock since then. */
  readonly writtenOff?: number
}

/** A kind of step in the lives of orders. */
interface StepKind<Drawn> {
  /** How often it is drawn, compared with the others. */
  readonly weight: number
  readonly drawn: fc.Arbitrary<Drawn>
  /** The codes of the errors that may refuse it; any other error fails the test. */
  readonly refusals?: readonly ErrorCode[]
  /** Takes the step with an order; returns undefined if nothing came of it. */
  perform(world: World, id: number, drawn: Drawn): Promise<Outcome | undefined>
}

/** A step that was drawn. */
export interface Step {
  readonly kind: string
  readonly drawn: unknown
  /** Returns undefined if it was refused. */
  perform(world: World, id: number): Promise<Outcome | undefined>
}

function stepKind<Drawn>(
  kind: string,
  { weight, drawn: arbitrary, refusals = [], perform }: StepKind<Drawn>,
) {
  const toStep = (drawn: Drawn): Step => ({
    kind,
    drawn,
    perform: async (world, id) => {
      try {
        return await perform(world, id, drawn)
      } catch (error) {
        if (error instanceof AppError && refusals.includes(error.code)) return undefined
        throw error
      }
    },
  })
  return { kind, weight, arbitrary: arbitrary.map(toStep) }
}

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
  stepKind('parcel', {
    weight: 6,
    drawn: fc.record({
      act: fc.constantFrom(...PARCEL_ACTS),
      // Mostly something that is possible then.
      pick: fc.option(fc.nat({ max: 7 }), { freq: 6 }),
      reason: fc.constantFrom(...REFUSAL_REASONS),
      condition: fc.constantFrom(...PARCEL_CONDITIONS),
    }),
    perform: async ({ db, courierId }, id, { act: drawnAct, pick, reason, condition }) => {
      const { status, shipment_state: shipmentState, units } = await readFacts(db, id)
      const state = { status, shipmentState }
      const possible = PARCEL_ACTS.filter((act) => canAct(act, state))
      const act = (pick !== null && possible[pick % possible.length]) || drawnAct
      const { orders } = await actOnParcels(db, [id], act, 'staff', {
        courierId,
        reason,
        condition,
      })
      if (orders.length > 0 !== canAct(act, state)) {
        throw new Error(`${act} of ${JSON.stringify(state)} was done: ${orders.length > 0}`)
      }
      if (orders.length === 0) return undefined
      const isWrittenOff = act === 'receiveBack' && condition === 'damaged'
      return { act, writtenOff: isWrittenOff ? units : 0 }
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
