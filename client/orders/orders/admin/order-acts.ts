import type { Permission } from '#domain/accounts/permissions'
import type { MessageKey } from '#domain/messages'
import { type EditScope, editScope } from '#domain/orders/order-edit'
import {
  CONFIRMATION_TABLE,
  canAct,
  canAssignCourier,
  canCancel,
  canConfirm,
  canDeliverAfterAll,
  type ParcelAct,
  SHIPMENT_TABLE,
} from '#domain/orders/order-life'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { AdminOrderRowFragment } from '../../../platform/gql/orders-admin'

/** Actions on the courier who will deliver an order. */
type CourierAct = 'assignCourier' | 'removeCourier'

/** Actions on an order, or on several at once. */
export type OrderAct = PanelAct | CourierAct | 'cancel'

/** The permission that each action requires. */
export const ACT_PERMISSIONS: Readonly<Record<OrderAct, Permission>> = {
  confirm: 'orders.confirm',
  missCall: 'orders.confirm',
  assignCourier: 'orders.pack',
  removeCourier: 'orders.pack',
  pack: 'orders.pack',
  unpack: 'orders.pack',
  handOver: 'orders.pack',
  takeBack: 'orders.pack',
  deliver: 'orders.deliver',
  deliverAfterAll: 'orders.deliver',
  refuse: 'orders.deliver',
  lose: 'orders.deliver',
  receiveBack: 'orders.pack',
  cancel: 'orders.status',
}

/** Actions that have a button in the panel of an order. */
export type PanelAct = ParcelAct | 'confirm' | 'missCall' | 'deliverAfterAll'

type OrderState = Pick<AdminOrderRowFragment, 'status' | 'shipmentState' | 'confirmationState'>

/** The state of an order in the terms of the rules. */
function lifeState({ status, shipmentState }: OrderState) {
  return {
    status: ORDER_STATUS_TABLE[status].value,
    shipmentState: SHIPMENT_TABLE[shipmentState].value,
  }
}

/** Whether an action on an order is possible now. */
export function isPossible(act: OrderAct, order: OrderState): boolean {
  const state = lifeState(order)
  if (act === 'assignCourier' || act === 'removeCourier') return canAssignCourier(state)
  if (act === 'cancel') return canCancel(state)
  if (act === 'deliverAfterAll') return canDeliverAfterAll(state)
  if (act !== 'confirm' && act !== 'missCall') return canAct(act, state)
  return canConfirm(state) && order.confirmationState !== 'CONFIRMED'
}

/** Returns the parts of an order that can be changed now. */
export function editScopeOf(order: OrderState): EditScope {
  return editScope(lifeState(order))
}

/** Why an action is not possible: the label of the order's state. */
function obstacle(act: OrderAct, order: OrderState): MessageKey {
  const { isOpen, label } = ORDER_STATUS_TABLE[order.status]
  const shipment = SHIPMENT_TABLE[order.shipmentState].label
  if (act === 'confirm' && isOpen && order.shipmentState === 'NONE') {
    return CONFIRMATION_TABLE[order.confirmationState].label
  }
  return isOpen ? shipment : label
}

export interface Obstacle {
  readonly reason: MessageKey
  readonly ids: readonly string[]
}

export interface Preview<Order> {
  readonly possible: readonly Order[]
  /** The other orders, by the reason. */
  readonly obstacles: readonly Obstacle[]
}

/** Returns the effect that an action would have on these orders. */
export function previewAct<Order extends OrderState & { readonly id: string }>(
  act: OrderAct,
  orders: readonly Order[],
): Preview<Order> {
  const reasons = new Map<MessageKey, string[]>()
  for (const order of orders.filter((one) => !isPossible(act, one))) {
    const reason = obstacle(act, order)
    reasons.set(reason, [...(reasons.get(reason) ?? []), order.id])
  }
  return {
    possible: orders.filter((order) => isPossible(act, order)),
    obstacles: [...reasons].map(([reason, ids]) => ({ reason, ids })),
  }
}
