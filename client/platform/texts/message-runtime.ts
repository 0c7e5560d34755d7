import { formatNumber } from '#domain/messages/format-number'

export { plural, select } from '@messageformat/runtime'

/** The number of a message, less the offset of its plural; compiled messages call it instead of the library's. */
export function number(_locale: string, value: number, offset: number): string {
  return formatNumber(value - offset)
}
