import { isOpenStatus } from '#domain/orders/order-status'
import type { AdminOrderView, CustomerView } from './order-view'

type OrderWithPhones = Pick<AdminOrderView, 'status' | 'phone'> & {
  readonly customer: Pick<CustomerView, 'mobile'> | null
}

/** Whether somebody without the permission `orders.phones` may see the phone numbers of an order. */
function arePhonesOpen({ status }: Pick<AdminOrderView, 'status'>): boolean {
  return isOpenStatus(status)
}

/** An order for somebody without the permission `orders.phones`: the phone numbers of closed ones are empty. */
export function hideClosedPhones<Order extends OrderWithPhones>(order: Order): Order {
  if (arePhonesOpen(order)) return order
  const { customer } = order
  return { ...order, phone: '', customer: customer && { ...customer, mobile: '' } }
}
