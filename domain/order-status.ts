/** Any status may follow any other (specification section 4); a new order is Pending. */
export const ORDER_STATUSES = ['Pending', 'Processing', 'Completed', 'Cancelled'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const INITIAL_ORDER_STATUS: OrderStatus = 'Pending'
