import type { MessageKey } from '../messages'

interface OrderStatusRow {
  /** Its value in the database and in REST. */
  readonly value: string
  /** Its name for the team. */
  readonly label: MessageKey
  /** Its name for the customer, who is spoken to. */
  readonly customerLabel: MessageKey
  /** On the page of an order, where the customer follows it: the specified words are for lists and APIs. */
  readonly stepLabel: MessageKey
  readonly icon: string
  /** The colours of its badge. */
  readonly tone: 'neutral' | 'active' | 'success' | 'danger'
  readonly description: string
  /** There is still work to do. */
  readonly isOpen: boolean
  /** Its items are taken out of stock; leaving such a status returns them. */
  readonly holdsStock: boolean
  /** It counts in the sales. */
  readonly isSale: boolean
}

/**
 * All statuses by GraphQL enum value, in display order. A new status needs a row here, a label,
 * and a migration of two database constraints. Any status may follow any other
 * (docs/specification.md, section 4).
 */
export const ORDER_STATUS_TABLE = {
  PENDING: {
    value: 'Pending',
    label: 'order.status.Pending',
    customerLabel: 'order.customerStatus.Pending',
    stepLabel: 'order.step.Pending',
    icon: 'clock',
    tone: 'neutral',
    description: 'Placed, not in progress yet.',
    isOpen: true,
    holdsStock: true,
    isSale: true,
  },
  PROCESSING: {
    value: 'Processing',
    label: 'order.status.Processing',
    customerLabel: 'order.customerStatus.Processing',
    stepLabel: 'order.step.Processing',
    icon: 'truck',
    tone: 'active',
    description: 'Being packed or on its way.',
    isOpen: true,
    holdsStock: true,
    isSale: true,
  },
  COMPLETED: {
    value: 'Completed',
    label: 'order.status.Completed',
    customerLabel: 'order.customerStatus.Completed',
    stepLabel: 'order.step.Completed',
    icon: 'check',
    tone: 'success',
    description: 'Delivered and paid.',
    isOpen: false,
    holdsStock: true,
    isSale: true,
  },
  CANCELLED: {
    value: 'Cancelled',
    label: 'order.status.Cancelled',
    customerLabel: 'order.customerStatus.Cancelled',
    stepLabel: 'order.step.Cancelled',
    icon: 'close',
    tone: 'danger',
    description: 'Cancelled.',
    isOpen: false,
    holdsStock: false,
    isSale: false,
  },
} as const satisfies Readonly<Record<string, OrderStatusRow>>

export type OrderStatusKey = keyof typeof ORDER_STATUS_TABLE

export type OrderStatus = (typeof ORDER_STATUS_TABLE)[OrderStatusKey]['value']

export const ORDER_STATUS_KEYS = Object.keys(ORDER_STATUS_TABLE) as OrderStatusKey[]

const ROWS = Object.values(ORDER_STATUS_TABLE)

export const ORDER_STATUSES: readonly OrderStatus[] = ROWS.map(({ value }) => value)

/** The status of a new order. */
export const INITIAL_ORDER_STATUS_KEY: OrderStatusKey = 'PENDING'
export const INITIAL_ORDER_STATUS: OrderStatus = ORDER_STATUS_TABLE[INITIAL_ORDER_STATUS_KEY].value

/** The status of an order that is being worked on. */
export const ORDER_STATUS_IN_PROGRESS: OrderStatus = ORDER_STATUS_TABLE.PROCESSING.value

/** The status of an order that has arrived: its products can be reviewed. */
export const DELIVERED_ORDER_STATUS_KEY: OrderStatusKey = 'COMPLETED'
export const DELIVERED_ORDER_STATUS: OrderStatus =
  ORDER_STATUS_TABLE[DELIVERED_ORDER_STATUS_KEY].value

/** The status of a cancelled order, which is not sent, and for which nothing is collected. */
export const CANCELLED_ORDER_STATUS_KEY: OrderStatusKey = 'CANCELLED'
export const CANCELLED_ORDER_STATUS: OrderStatus =
  ORDER_STATUS_TABLE[CANCELLED_ORDER_STATUS_KEY].value

/** The statuses that have a property, such as `isOpen`. */
export function statusesWhere(
  property: 'isOpen' | 'holdsStock' | 'isSale',
): readonly OrderStatus[] {
  return ROWS.filter((row) => row[property]).map(({ value }) => value)
}

/** Whether the shop has yet to do something for it. */
export function isOpenStatus(status: OrderStatus): boolean {
  return statusesWhere('isOpen').includes(status)
}

export function holdsStock(status: OrderStatus): boolean {
  return statusesWhere('holdsStock').includes(status)
}
