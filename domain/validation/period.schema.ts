import { encodeMessage } from './text.schema'
import { z } from './zod'

/** A day in Cairo, such as 2026-11-21. */
const daySchema = z.iso
  .date({ error: encodeMessage('invalid.day') })
  .nullish()
  .transform((day) => day ?? null)

/** A period of days, both included. */
export const periodFields = {
  /** The first day; null for all days up to `to`. */
  from: daySchema,
  /** The last day; null for today. */
  to: daySchema,
}

export interface Period {
  readonly from: string | null
  readonly to: string | null
}

/** ISO dates compare as texts. */
export const isInOrder = ({ from, to }: Period) => from === null || to === null || from <= to

/** The problem of a period that ends before it begins. */
export const dayOrderIssue = { path: ['to'], error: encodeMessage('invalid.dayOrder') }
