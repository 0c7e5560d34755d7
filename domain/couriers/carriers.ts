/** The delivery companies that the shop can speak to, by their value in the database and in addresses. */
export const CARRIERS = ['bosta'] as const

export type Carrier = (typeof CARRIERS)[number]

/** Their names, which are the same in both languages. */
export const CARRIER_NAMES: Readonly<Record<Carrier, string>> = { bosta: 'Bosta' }

/** Delivery events that a courier reports for a parcel. */
export const DELIVERY_REPORTS = [
  'created',
  'pickedUp',
  'inTransit',
  'outForDelivery',
  'attemptFailed',
  'onHold',
  'damaged',
  'stopped',
  'delivered',
  'partlyDelivered',
  'refused',
  'returned',
  'lost',
] as const

export type DeliveryReport = (typeof DELIVERY_REPORTS)[number]

/** Why a carrier did not do what it was asked for. */
export const CARRIER_PROBLEMS = [
  'notConfigured',
  'credentials',
  'address',
  'refused',
  'timeout',
  'unreachable',
  'unavailable',
  'unclear',
  'numberUsed',
  'failed',
] as const

export type CarrierProblem = (typeof CARRIER_PROBLEMS)[number]

/** Problems that somebody has to fix first. */
const LASTING: readonly CarrierProblem[] = [
  'notConfigured',
  'credentials',
  'address',
  'refused',
  'numberUsed',
]

/** Whether asking again later may help without anybody doing something. */
export function isTemporary(problem: CarrierProblem): boolean {
  return !LASTING.includes(problem)
}
