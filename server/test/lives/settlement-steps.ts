import fc from 'fast-check'
import { AppError } from '#domain/errors'
import { toPounds } from '#domain/money/money'
import { asPiastres } from '#domain/money/units'
import { closeSettlement } from '../../office/cash/close-settlement.service'
import { listParcelCash } from '../../office/cash/parcel-cash'
import {
  discardSettlement,
  listSettlements,
  startSettlement,
} from '../../office/cash/settlements.service'
import { stepKind } from './steps'

/** A parcel's line in a courier's statement, compared with what the courier has. */
const difference = fc.constantFrom(-500, 0, 0, 500, undefined)

/** A courier's statement is read and, some steps later, closed or thrown away. */
export const SETTLEMENT_STEPS = [
  stepKind('statement', {
    weight: 3,
    drawn: fc.record({
      // Undefined for a parcel that it does not have.
      differences: fc.array(difference, { minLength: 1, maxLength: 3 }),
      deductsFees: fc.boolean(),
    }),
    // Nothing is due, or another one is open.
    refusals: ['CONFLICT'],
    perform: async ({ db, courierId }, _id, { differences, deductsFees }) => {
      const lines = (await listParcelCash(db, courierId)).flatMap(
        ({ orderId, expectedPiastres }, index) => {
          const piastres = differences[index % differences.length]
          if (piastres === undefined) return []
          const amount = toPounds(asPiastres(expectedPiastres + piastres))
          return [{ orderId, amount, confirmed: true }]
        },
      )
      await startSettlement(db, { courierId, deductsFees, lines })
      return {}
    },
  }),
  stepKind('settled', {
    weight: 4,
    drawn: fc.constant(null),
    // Somebody else was faster.
    refusals: ['CONFLICT', 'NOT_FOUND'],
    perform: async ({ db, courierId }) => {
      const open = (await listSettlements(db, courierId)).find(({ closedAt }) => closedAt === null)
      if (!open) return undefined
      try {
        await closeSettlement(db, open.id, 'staff')
        return {}
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        // The cash of its orders has changed.
        await discardSettlement(db, open.id)
        return undefined
      }
    },
  }),
] as const
