/** The time zone of the shop: a day begins at midnight in Cairo. */
export const SHOP_TIME_ZONE = 'Africa/Cairo'

const FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day of a moment in Cairo, such as 2026-11-21. */
export function cairoDay(moment: Date): string {
  return FORMAT.format(moment)
}

/**
 * The calendar day a number of days after another one, as midnight in UTC, for formatting in UTC. Days are
 * counted in the calendar, since those on which the clocks change have 23 or 25 hours.
 */
export function dayAfter(day: string, days: number): Date {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date
}

/** A calendar day so many days later, or earlier, such as 2026-11-21. */
export function shiftDay(day: string, days: number): string {
  return dayAfter(day, days).toISOString().slice(0, 10)
}

/** The Saturday with which the week of a calendar day begins in Egypt. */
export function startOfWeek(day: string): string {
  return shiftDay(day, -((dayAfter(day, 0).getUTCDay() + 1) % 7))
}

/** Hours that Cairo is ahead of UTC, in summer and in winter. */
const UTC_OFFSETS = [3, 2]

/** The moment at which a calendar day begins in Cairo. */
export function startOfCairoDay(day: string): Date {
  const moments = UTC_OFFSETS.map((hours) => {
    const date = dayAfter(day, 0)
    date.setUTCHours(-hours)
    return date
  })
  // In winter, the earlier moment is still the evening before.
  return moments.find((moment) => cairoDay(moment) === day) ?? dayAfter(day, 0)
}

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment as date and time in Cairo, such as 2026-11-21T18:30. */
export function cairoTime(moment: Date): string {
  return `${cairoDay(moment)}T${TIME_FORMAT.format(moment)}`
}

/** A date and time as {@link cairoTime} and date fields write it. */
export const CAIRO_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/

/**
 * The moment of a date and time in Cairo: the first one where the clocks go back, and the one an hour later where they
 * go forward.
 */
export function momentInCairo(time: string): Date {
  const [first, last] = UTC_OFFSETS.map(
    (hours) => new Date(Date.parse(`${time}:00Z`) - hours * 3_600_000),
  ) as [Date, Date]
  return cairoTime(first) === time ? first : last
}
