import { numberOrText } from '#domain/validation/read-number'

function toNumber(value: unknown): unknown {
  return typeof value === 'string' ? numberOrText(value) : value
}

const isEmpty = (value: unknown) => value == null || (typeof value === 'string' && !value.trim())

/** Registers a field with a number. Other text stays text, so that the schema reports the problem. */
export const NUMBER = {
  setValueAs: (value: unknown): unknown => (isEmpty(value) ? undefined : toNumber(value)),
}

/** Registers a field with a number that may be empty, which is null. */
export const OPTIONAL_NUMBER = {
  setValueAs: (value: unknown): unknown => (isEmpty(value) ? null : toNumber(value)),
}
