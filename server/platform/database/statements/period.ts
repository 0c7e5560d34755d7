import { shiftDay, startOfCairoDay } from '#domain/delivery/cairo-day'
import type { Period } from '#domain/validation/period.schema'

/** The instants of a period of days in Cairo, as parameters of a statement: `from` is in it, `until` is not. */
export function toInstants({ from, to }: Period) {
  return {
    from: from === null ? '-infinity' : startOfCairoDay(from),
    until: to === null ? 'infinity' : startOfCairoDay(shiftDay(to, 1)),
  }
}
