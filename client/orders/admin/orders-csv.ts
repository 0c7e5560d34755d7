import { GOVERNORATE_NAMES } from '#domain/delivery/governorates'
import { CONFIRMATION_TABLE, PAYMENT_TABLE, SHIPMENT_TABLE } from '#domain/orders/order-life'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { AdminOrderRowFragment } from '../../gql/orders-admin'

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

/** Where spreadsheets take a text for a formula; full-width characters count, too. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const PLAIN_PHONE = /^\+\d+$/

/** A cell, quoted where it must be. An apostrophe keeps spreadsheets from running a text as a formula. */
function toCell(value: string | number): string {
  const text = String(value)
  const isFormula = FORMULA.test(text) && typeof value === 'string' && !PLAIN_PHONE.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** With it, Excel reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Orders as a CSV file. */
export function toOrdersCsv(orders: readonly AdminOrderRowFragment[]): string {
  const rows = [
    Object.keys(COLUMNS),
    ...orders.map((order) => Object.values(COLUMNS).map((read) => read(order))),
  ]
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`
}
