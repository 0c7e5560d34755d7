import type { DriverRoundDetailsFragment } from '../../platform/gql/drivers'
import { defineStored } from '../../platform/lib/stored-value'

export type DriverStop = DriverRoundDetailsFragment['stops'][number]

export const STOP_SORTS = ['area', 'oldest'] as const

export type StopSort = (typeof STOP_SORTS)[number]

/** The route of a driver: the stops that were chosen to be next, and the order of the others. */
export interface StopOrder {
  readonly sort: StopSort
  /** The numbers of orders. */
  readonly first: readonly string[]
}

export const DEFAULT_STOP_ORDER: StopOrder = { sort: 'area', first: [] }

function isStopOrder(value: unknown): value is StopOrder {
  if (typeof value !== 'object' || value === null) return false
  return (
    'sort' in value &&
    STOP_SORTS.some((sort) => sort === value.sort) &&
    'first' in value &&
    Array.isArray(value.first)
  )
}

function parse(text: string): StopOrder | undefined {
  const value: unknown = JSON.parse(text)
  return isStopOrder(value) ? value : undefined
}

/** Survives a reload; it has numbers of orders only. */
export const storedStopOrder = defineStored('driverOrder', parse)

/** Stops where nobody was at home come later today; parcels that only have to be brought back come last. */
function rank({ isCancelled, wasAbsentToday }: DriverStop): number {
  if (isCancelled) return 2
  return wasAbsentToday ? 1 : 0
}

const areaOf = ({ shippingAddress, city }: DriverStop) =>
  shippingAddress ? `${shippingAddress.governorate} ${shippingAddress.area}` : city

/** Sorts the stops by the driver's route. */
export function sortStops(
  stops: readonly DriverStop[],
  { sort, first }: StopOrder,
): readonly DriverStop[] {
  const place = ({ id, isCancelled }: DriverStop) => {
    const index = isCancelled ? -1 : first.indexOf(id)
    return index < 0 ? first.length : index
  }
  return [...stops].sort(
    (one, other) =>
      place(one) - place(other) ||
      rank(one) - rank(other) ||
      (sort === 'area' ? areaOf(one).localeCompare(areaOf(other)) : 0) ||
      Number(one.id) - Number(other.id),
  )
}
