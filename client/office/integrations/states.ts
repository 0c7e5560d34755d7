import type { MessageKey } from '#domain/messages'
import type { DeliveryProblem, DeliveryState } from '../../platform/gql/integrations'

/** The states of a delivery, with their texts. */
export const STATES = [
  { name: 'WAITING', title: 'delivery.state.waiting' },
  { name: 'DELIVERED', title: 'delivery.state.delivered' },
  { name: 'FAILED', title: 'delivery.state.failed' },
] as const satisfies readonly { name: DeliveryState; title: MessageKey }[]

/** The texts of the reasons why an attempt failed. */
export const PROBLEMS = {
  STATUS: 'delivery.problem.status',
  TIMEOUT: 'delivery.problem.timeout',
  UNREACHABLE: 'delivery.problem.unreachable',
  NOT_PUBLIC: 'delivery.problem.notPublic',
} as const satisfies Record<DeliveryProblem, MessageKey>
