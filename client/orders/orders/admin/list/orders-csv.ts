import { GOVERNORATE_NAMES } from '#domain/delivery/governorates'
import { CONFIRMATION_TABLE, PAYMENT_TABLE, SHIPMENT_TABLE } from '#domain/orders/order-life'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { AdminOrderRowFragment } from '../../../../platform/gql/orders-admin'
import { toCsv } from '../../../../platform/lib/csv'

/** The columns of the file. Their names and values are for tools: the same in every language. */
const COLUMNS: Readonly<Record<string, (order: AdminOrderRowFragment) => string | number>> = {
  id: ({ id }) => id,
  created_at: ({ createdAt }) => createdAt,
  recipient: ({ recipientName }) => recipientName,
  phone: ({ phone }) => phone,
  governorate: ({ shippingAddress }) =>
    shippingAddress ? GOVERNORATE_NAMES[shippingAddress.governorate].en : '',
  area: ({ shippingAddress, city }) => shippingAddress?.area ?? city,
  total: ({ total }) => total,
  amount_due: ({ amountDue }) => amountDue,
  status: ({ status }) => ORDER_STATUS_TABLE[status].value,
  confirmation: ({ confirmationState }) => CONFIRMATION_TABLE[confirmationState].value,
  shipment: ({ shipmentState }) => SHIPMENT_TABLE[shipmentState].value,
  payment: ({ paymentState }) => PAYMENT_TABLE[paymentState].value,
}

const AMOUNTS: readonly string[] = ['total', 'amount_due']

interface OrdersCsvOptions {
  /** Whether it has the amounts: a file adds them up, which is for those who may see the revenue. */
  readonly hasAmounts: boolean
}

/** Orders as a CSV file. */
export function toOrdersCsv(
  orders: readonly AdminOrderRowFragment[],
  { hasAmounts }: OrdersCsvOptions,
): string {
  const columns = Object.entries(COLUMNS).filter(([name]) => hasAmounts || !AMOUNTS.includes(name))
  return toCsv([
    columns.map(([name]) => name),
    ...orders.map((order) => columns.map(([, read]) => read(order))),
  ])
}
