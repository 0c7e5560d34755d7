import { dayAfter } from '../delivery/cairo-day'
import type { FeedingRow } from '../products/feeding-guide'
import type { Animal } from '../products/product-attributes'
import type { PetKind } from './pet.schema'

/** A reminder comes this many days before the food runs out: time to order, and for the delivery. */
const REMINDER_LEAD_DAYS = 5

/** A food that lasts for less is a meal, for which no duration is shown. */
const MIN_DAYS = 3

/** How far beyond its weights a guide is followed. */
const LIGHTEST = 0.5
const HEAVIEST = 1.5

/** Whether a food is for an animal of this kind. */
export function isFoodFor(animal: Animal | null, kind: PetKind): boolean {
  return animal === kind || animal === 'BOTH'
}

/** The weights of a guide with their portions, lightest first. */
function pointsOf(rows: readonly FeedingRow[]) {
  return rows
    .flatMap(({ fromKg, toKg, fromGrams, toGrams }) =>
      fromKg === toKg
        ? [{ kg: fromKg, grams: (fromGrams + toGrams) / 2 }]
        : [
            { kg: fromKg, grams: fromGrams },
            { kg: toKg, grams: toGrams },
          ],
    )
    .sort((one, other) => one.kg - other.kg)
}

/**
 * The grams that an animal eats in a day by a feeding guide: interpolated between its weights, and in proportion somewhat
 * beyond them. Undefined for a weight that the guide says nothing about.
 */
export function gramsADay(rows: readonly FeedingRow[], weightKg: number): number | undefined {
  const points = pointsOf(rows)
  const first = points.at(0)
  const last = points.at(-1)
  if (!first || !last) return undefined
  if (weightKg < first.kg * LIGHTEST || weightKg > last.kg * HEAVIEST) return undefined
  if (weightKg <= first.kg) return (first.grams * weightKg) / first.kg
  if (weightKg >= last.kg) return (last.grams * weightKg) / last.kg
  const above = points.findIndex(({ kg }) => kg >= weightKg)
  const [from, to] = [points[above - 1] ?? first, points[above] ?? last]
  return from.grams + ((to.grams - from.grams) * (weightKg - from.kg)) / (to.kg - from.kg)
}

interface Supply {
  readonly grams: number
  readonly rows: readonly FeedingRow[]
  readonly weightKg: number
}

/** For how many days an amount of food lasts an animal; undefined if that is not known, or hardly worth saying. */
export function daysOfFood({ grams, rows, weightKg }: Supply): number | undefined {
  const aDay = gramsADay(rows, weightKg)
  const days = aDay ? Math.floor(grams / aDay) : 0
  return days >= MIN_DAYS ? days : undefined
}

const toDay = (date: Date) => date.toISOString().slice(0, 10)

/** The day on which food that is begun on a day and lasts for some days runs out, such as 2026-12-12. */
export function runsOutOn(begunOn: string, days: number): string {
  return toDay(dayAfter(begunOn, days))
}

/** The day on which a customer is reminded of food that runs out on a day. */
export function remindOn(outOn: string): string {
  return toDay(dayAfter(outOn, -REMINDER_LEAD_DAYS))
}
