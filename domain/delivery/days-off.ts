import { dayAfter } from './cairo-day'

/** The days of the week, in the order of `Date.getUTCDay`. */
export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** On which days nothing is delivered until the owner says otherwise. */
export const DEFAULT_DAYS_OFF: readonly Weekday[] = ['FRI']

/** Calendar days in Cairo, such as 2026-03-20; both are off. */
interface Holiday {
  readonly from: string
  readonly to: string
}

export interface NamedHoliday extends Holiday {
  readonly name: string
}

/** The days on which nothing is delivered; what is missing is as it is by default. */
export interface DaysOff {
  readonly daysOff?: readonly Weekday[] | undefined
  readonly holidays?: readonly Holiday[] | undefined
}

const HOLIDAY = /^(\d{4}-\d{2}-\d{2})(?:(?:\s*(?:-|–|to|إلى)\s*|\s+)(\d{4}-\d{2}-\d{2}))?\s+(\S.*)$/

/** Whether a day is in the calendar: 31 April is not. */
function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/**
 * Reads a holiday as its owner writes it: the first day, the last one unless it is the same, and its name, such as
 * “2026-03-20 2026-03-22 Eid al-Fitr”. Undefined if it is none.
 */
export function readHoliday(line: string): NamedHoliday | undefined {
  const [, from, to = from, name] = HOLIDAY.exec(line.trim()) ?? []
  if (!from || !to || !name || !isCalendarDay(from) || !isCalendarDay(to) || to < from) {
    return undefined
  }
  return { from, to, name }
}

/** More than any rate and all holidays have. */
const MAX_STEPS = 1_000

function isOff(date: Date, { daysOff = DEFAULT_DAYS_OFF, holidays = [] }: DaysOff): boolean {
  const weekday = WEEKDAYS[date.getUTCDay()]
  const day = date.toISOString().slice(0, 10)
  return (
    (weekday !== undefined && daysOff.includes(weekday)) ||
    holidays.some(({ from, to }) => from <= day && day <= to)
  )
}

/**
 * The calendar day on which an order of a day arrives after a number of days, as midnight in UTC, for formatting in
 * UTC. Days off are not counted, and nothing arrives on them.
 */
export function deliveryDay(day: string, days: number, off: DaysOff): Date {
  let left = days
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    const date = dayAfter(day, step)
    if (!isOff(date, off)) left -= 1
    if (left <= 0) return date
  }
  return dayAfter(day, MAX_STEPS)
}
