import type { EntityManager } from 'typeorm'
import { composeAddress } from '#domain/addresses/compose-address'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import {
  type OwnOrderCorrectionInput,
  ownOrderCorrectionSchema,
} from '#domain/orders/confirmation.schema'
import { readId } from '#domain/validation/text.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { orderChanged } from '../orders/events/order-events'
import { updateDestination } from '../orders/life/confirmation.service'
import { lockOrder, recordEvent } from '../orders/life/order-life.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { OrderView } from '../orders/reads/order-view'
import { getOrder } from '../orders/reads/orders.service'
import { requireInTime } from './own-confirmation.service'

/**
 * Corrects the phone of an order of a shopper and, if its address has fields, the address, which is possible until it is packed.
 * The governorate stays: the delivery fee depends on it. Throws NOT_FOUND, INVALID, or CONFLICT if it is too late.
 */
export async function correctOwnOrder(
  db: EntityManager,
  userId: number,
  id: unknown,
  input: Unchecked<OwnOrderCorrectionInput>,
  locale: Locale,
): Promise<OrderView> {
  return db.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, readId(id), userId)
    requireInTime(locked)
    const { phone, shippingAddress } = validate(ownOrderCorrectionSchema, input)
    const order = await readBack(transaction, locked.id)
    if (shippingAddress && shippingAddress.governorate !== order.shippingAddress?.governorate) {
      throw invalid([{ field: 'shippingAddress.governorate', key: 'order.governorateStays' }])
    }
    const fields = shippingAddress ?? order.shippingAddress
    const texts = shippingAddress
      ? composeAddress(shippingAddress, locale, (key) => translate(key, {}, locale))
      : { address: order.address, city: order.city }
    const courierNote = fields?.courierNote ?? null
    const before = {
      phone: order.phone,
      address: order.address,
      courierNote: order.shippingAddress?.courierNote ?? null,
    }
    const after = { phone, address: texts.address, courierNote }
    const isSame =
      before.phone === phone && before.address === after.address && order.city === texts.city
    if (isSame && before.courierNote === courierNote) return getOrder(transaction, userId, order.id)
    await updateDestination(transaction, {
      id: order.id,
      phone,
      ...texts,
      area: fields?.area ?? null,
      street: fields?.street ?? null,
      floor: fields?.floor ?? null,
      apartment: fields?.apartment ?? null,
      landmark: fields?.landmark ?? null,
      courierNote,
    })
    const data = { before, after }
    await recordEvent(transaction, order.id, { kind: 'corrected', actor: 'customer', data })
    await announce(transaction, ...orderChanged(await readBack(transaction, order.id), locked))
    return getOrder(transaction, userId, order.id)
  })
}
