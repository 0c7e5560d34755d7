import { momentInCairo } from '../delivery/cairo-day'
import { poundsToPiastres } from '../money/money.schema'
import { isAmount, type Piastres } from '../money/units'
import { cleanLine, cutText, hasControlCharacters, withWesternDigits } from './characters'
import { z } from './zod'

// Data of other companies: any value can be of any type. These schemas never fail; unreadable values are null.

const anything = z.unknown().optional()

// Half of a surrogate pair, too: PostgreSQL can store neither.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}]+/gu

function readText(value: unknown, max: number): string | null {
  if (typeof value !== 'string' && !Number.isFinite(value)) return null
  const line = cleanLine(String(value).replace(CONTROL_CHARACTERS, ' '))
  return cutText(line, max).trim() || null
}

/** A text on one line, without invisible and control characters, at most `max` characters long. */
export const foreignText = (max: number) => anything.transform((value) => readText(value, max))

/** A code, such as the number of a parcel: as {@link foreignText}, but never repaired or cut, which would make it another one. */
export const foreignCode = (max: number) =>
  anything.transform((value) => {
    if (
      typeof value === 'string' ? hasControlCharacters(value.trim()) : !Number.isSafeInteger(value)
    )
      return null
    const code = withWesternDigits(readText(value, max + 1) ?? '')
    return code.length <= max ? code || null : null
  })

/** An amount in pounds, in piastres: not negative, and not above the highest price. */
export const foreignAmount = anything.transform((value): Piastres | null => {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const { data } = poundsToPiastres.safeParse(value)
  return data !== undefined && isAmount(data) ? data : null
})

/** No message of a company is older: such a time is a mistake, such as zero. */
const EARLIEST = Date.UTC(2015, 0, 1)

/** The units in which a number can count the time since 1970, each up to the next one. */
const EPOCH_UNITS = [
  { below: 1e11, milliseconds: 1000 },
  { below: 1e14, milliseconds: 1 },
  { below: 1e17, milliseconds: 1e-3 },
  { below: 1e20, milliseconds: 1e-6 },
]

function ofEpoch(value: number): number {
  const unit = EPOCH_UNITS.find(({ below }) => value < below)
  return unit ? Math.floor(value * unit.milliseconds) : Number.NaN
}

const EPOCH = /^(?:\/Date\()?(\d{9,19})(?:\.\d+)?(?:[+-]\d{4}\)\/|\)\/)?$/
const ISO =
  /^(\d{4}-\d\d-\d\d)(?:[T ]+(\d\d:\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?(?: ?(Z|[+-]\d\d(?::?\d\d)?))?$/i
const HAS_ZONE = /\b(?:GMT|UTC)\b|[+-]\d{4}\b/

function ofCairo(day: string, time: string, seconds: string): number {
  // Of a day without a time, all of it may be meant: what comes later is newer.
  const moment = `${day}T${time}`
  if (Number.isNaN(Date.parse(`${moment}:00Z`))) return Number.NaN
  return momentInCairo(moment).getTime() + Number(seconds) * 1000
}

function ofText(text: string): number {
  const epoch = EPOCH.exec(text)?.[1]
  if (epoch) return ofEpoch(Number(epoch))
  const [, day, time = '23:59', seconds = '00', fraction = '0', zone] = ISO.exec(text) ?? []
  if (day === undefined) return HAS_ZONE.test(text) ? Date.parse(text) : Number.NaN
  if (zone === undefined) return ofCairo(day, time, `${seconds}.${fraction}`)
  const offset = zone.replace(
    /^([+-]\d\d):?(\d\d)?$/,
    (_, hours, minutes = '00') => `${hours}:${minutes}`,
  )
  return Date.parse(`${day}T${time}:${seconds}.${fraction.slice(0, 3)}${offset.toUpperCase()}`)
}

/**
 * A moment: since 1970, in seconds or smaller units, or as text, without a zone in that of the shop. One after now is
 * now, since it would make all later messages look old.
 */
export const foreignTime = (now: Date) =>
  anything.transform((value): Date | null => {
    const text = readText(value, 40)
    const moment = text === null ? Number.NaN : ofText(withWesternDigits(text))
    return moment >= EARLIEST ? new Date(Math.min(moment, now.getTime())) : null
  })
