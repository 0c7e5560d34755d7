import { asPounds } from '#domain/money/units'

/** A delivery rate as the server sends it to shoppers. */
export function buildRate(area: string, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    __typename: 'DeliveryRate',
    area,
    fee: asPounds(0),
    freeFrom: null,
    minDays: null,
    maxDays: null,
    displayNote: null,
    ...changes,
  }
}
