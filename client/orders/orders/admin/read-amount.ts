import { asPounds, type Pounds } from '#domain/money/units'
import { numberOrText } from '#domain/validation/read-number'

/** An amount as people write it; null if it is none. */
export function readAmount(text: string): Pounds | null {
  const amount = text.trim() === '' ? undefined : numberOrText(text)
  return typeof amount === 'number' && amount >= 0 ? asPounds(amount) : null
}
