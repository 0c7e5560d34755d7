import { createHmac, timingSafeEqual } from 'node:crypto'

type Fields = Readonly<Record<string, unknown>>

/** The fields that Paymob signs of a transaction, in its order. */
const TRANSACTION_FIELDS = [
  'amount_cents',
  'created_at',
  'currency',
  'error_occured',
  'has_parent_transaction',
  'id',
  'integration_id',
  'is_3d_secure',
  'is_auth',
  'is_capture',
  'is_refunded',
  'is_standalone_payment',
  'is_voided',
  'order',
  'owner',
  'pending',
  'source_data.pan',
  'source_data.sub_type',
  'source_data.type',
  'success',
] as const

/** The fields that it signs of a saved card. */
const CARD_FIELDS = [
  'card_subtype',
  'created_at',
  'email',
  'id',
  'masked_pan',
  'merchant_id',
  'order_id',
  'token',
] as const

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The id of the order of a transaction, which Paymob's pages show as an object, as a number, and as `order_id`. */
export function orderIdOf({ order, order_id }: Fields): unknown {
  return isFields(order) ? order.id : (order ?? order_id)
}

function fieldOf(fields: Fields, path: string): unknown {
  if (path === 'order') return orderIdOf(fields)
  const [name = '', inner] = path.split('.')
  const value = fields[name]
  return inner === undefined ? value : isFields(value) ? value[inner] : undefined
}

/** A value as Paymob writes it into what it signs: null as nothing. An object is never signed. */
function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

const join = (fields: Fields, names: readonly string[]) =>
  names.map((name) => written(fieldOf(fields, name))).join('')

/** What Paymob signs of a transaction. */
export const signedTransaction = (transaction: Fields): string =>
  join(transaction, TRANSACTION_FIELDS)

/** What it signs of a saved card. */
export const signedCard = (card: Fields): string => join(card, CARD_FIELDS)

/** What it signs of a change of a subscription. */
export const signedSubscription = (type: unknown, id: unknown): string =>
  `${written(type)}for${written(id)}`

const HEX = /^[\da-f]{128}$/i

/** Whether a signature is Paymob's: HMAC-SHA512 in hexadecimal, compared in constant time. A missing one is wrong. */
export function isSigned(secret: string, text: string, signature: unknown): boolean {
  if (typeof signature !== 'string' || !HEX.test(signature)) return false
  const expected = createHmac('sha512', secret).update(text).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
