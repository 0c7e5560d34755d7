import type { LinkState } from '#domain/orders/confirmation'
import type { OrderLinkState } from '../../platform/gql/confirmation'

interface State {
  /** The part of its texts' keys. */
  readonly key: LinkState
  /** Whether the order can still be changed. */
  readonly isOpen: boolean
}

/** The content of the confirmation page in each state. */
export const STATES: Readonly<Record<OrderLinkState, State>> = {
  TO_CONFIRM: { key: 'toConfirm', isOpen: true },
  IS_CONFIRMED: { key: 'isConfirmed', isOpen: true },
  IS_PACKED: { key: 'isPacked', isOpen: false },
  IS_DELIVERED: { key: 'isDelivered', isOpen: false },
  IS_CANCELLED: { key: 'isCancelled', isOpen: false },
}
