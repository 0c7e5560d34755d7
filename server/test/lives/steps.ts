import type * as fc from 'fast-check'
import type { EntityManager } from 'typeorm'
import { AppError, type ErrorCode } from '#domain/errors'
import type { ParcelAct } from '#domain/orders/order-life'

/** The world in which orders live. */
export interface World {
  readonly db: EntityManager
  readonly courierId: number
  /** Sends a request as an older client does; returns the status of the response. */
  patch(path: string, body: Readonly<Record<string, unknown>>): Promise<number>
  /** Whether other steps are taken at the same time, so that an order may change between a look and a step. */
  readonly isShared?: boolean
  /** Nothing is lost or damaged in it, so that what is not out is in stock. */
  readonly losesNothing?: boolean
}

/** The result of a step besides the state of the order. */
export interface Outcome {
  /** The action on the parcel. */
  readonly act?: ParcelAct | 'deliverAfterAll'
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

/** Makes an entry of the table of kinds. */
export function stepKind<Drawn>(
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
