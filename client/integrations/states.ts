import type { MessageKey } from '#domain/messages'
import type { DeliveryProblem, DeliveryState } from '../gql/integrations'

/** Where a message may stand, and what people read. */
export const STATES = [
  { name: 'WAITING', title: 'delivery.state.waiting' },
  { name: 'DELIVERED', title: 'delivery.state.delivered' },
  { name: 'FAILED', title: 'delivery.state.failed' },
] as const satisfies readonly { name: DeliveryState; title: MessageKey }[]

/** Why an attempt failed, as people read it. */
export const PROBLEMS = {
  STATUS: 'delivery.problem.status',
  TIMEOUT: 'delivery.problem.timeout',
  UNREACHABLE: 'delivery.problem.unreachable',
  NOT_PUBLIC: 'delivery.problem.notPublic',
} as const satisfies Record<DeliveryProblem, MessageKey>
