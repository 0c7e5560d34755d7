import { describe, expect, test } from 'vitest'
import type { AddressInput } from '#domain/addresses/address.schema'
import { checkoutOf, createProduct, createShopper, type TestUser } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { checkout } from '../checkout/checkout.service'
import { actOnParcels } from '../fulfilment/fulfilment.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'

const shop = setUpShop()

const ADDRESS: AddressInput = {
  governorate: 'GZ',
  area: 'Dokki',
  street: '12 Mossadak St',
  floor: '3',
  apartment: null,
  landmark: null,
  courierNote: null,
}

async function start() {
  const shopper = await createShopper(shop.db)
  const { address: _, city: __, ...input } = checkoutOf([await createProduct(shop.db)])
  const order = await checkout(shop.db, shopper.id, { ...input, shippingAddress: ADDRESS })
  return { shopper, id: order.id }
}

async function correct(
  { token }: TestUser,
  id: number,
  shippingAddress?: AddressInput,
  phone = '01112345678',
) {
  const { data, errors } = await shop.graphql<{
    result: { order: unknown; userErrors: { code: string; field: string | null }[] }
  }>(
    `mutation ($id: ID!, $input: OwnOrderCorrectionInput!) {
      result: correctOwnOrder(id: $id, input: $input) {
        order { phone address city shippingAddress { street floor } } userErrors { code field }
      }
    }`,
    { token, variables: { id, input: { phone, shippingAddress } } },
  )
  expect(errors).toBeUndefined()
  return data.result
}

describe('A customer', () => {
  test('corrects phone and address of an order, which its timeline says', async () => {
    const { shopper, id } = await start()
    const corrected = { ...ADDRESS, street: '14 Mossadak St', floor: null }
    expect(await correct(shopper, id, corrected)).toEqual({
      order: {
        phone: '+201112345678',
        address: '14 Mossadak St',
        city: 'Dokki, Giza',
        shippingAddress: { street: '14 Mossadak St', floor: null },
      },
      userErrors: [],
    })
    const events = await shop.db.query(
      `SELECT actor, data -> 'after' ->> 'address' AS address FROM order_events
       WHERE order_id = $1 AND kind = 'corrected'`,
      [id],
    )
    expect(events).toEqual([{ actor: 'customer', address: '14 Mossadak St' }])
    // The same again changes nothing.
    const before = await findAdminOrder(shop.db, id)
    await correct(shopper, id, corrected)
    expect(await findAdminOrder(shop.db, id)).toEqual(before)
  })

  test('corrects the phone alone, and the address stays', async () => {
    const { shopper, id } = await start()
    expect(await correct(shopper, id)).toMatchObject({
      order: { phone: '+201112345678', address: '12 Mossadak St, Floor 3' },
    })
  })

  test('cannot move an order to another governorate, whose delivery fee may differ', async () => {
    const { shopper, id } = await start()
    const { order, userErrors } = await correct(shopper, id, { ...ADDRESS, governorate: 'C' })
    expect(order).toBeNull()
    expect(userErrors).toEqual([{ code: 'INVALID', field: 'shippingAddress.governorate' }])
  })

  test('is told of every mistake at its field', async () => {
    const { shopper, id } = await start()
    const { userErrors } = await correct(shopper, id, { ...ADDRESS, street: ' ' }, '12')
    expect(userErrors.map(({ field }) => field)).toEqual(['phone', 'shippingAddress.street'])
  })

  test('corrects neither an order that is packed, nor that of somebody else', async () => {
    const { shopper, id } = await start()
    const other = await createShopper(shop.db)
    expect((await correct(other, id)).userErrors).toEqual([{ code: 'NOT_FOUND', field: null }])
    await actOnParcels(shop.db, [id], 'pack', 'staff')
    expect((await correct(shopper, id)).userErrors).toEqual([{ code: 'CONFLICT', field: null }])
    // Nobody else learns that it is packed.
    expect((await correct(other, id)).userErrors).toEqual([{ code: 'NOT_FOUND', field: null }])
  })
})
