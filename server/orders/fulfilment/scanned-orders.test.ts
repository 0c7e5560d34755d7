import { expect, test } from 'vitest'
import { createProduct, createShopper, createStaff, placeOrder } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { actOnParcels } from './fulfilment.service'

const shop = setUpShop()

async function scan(token: string, code: string) {
  const { data, errors } = await shop.graphql<{
    scannedOrders: { id: string; items: { product: { gtin: string | null } }[] }[]
  }>('query ($code: String!) { scannedOrders(code: $code) { id items { product { gtin } } } }', {
    token,
    variables: { code },
  })
  expect(errors).toBeUndefined()
  return data.scannedOrders
}

test('An order is found by its number or that of its parcel, with the barcodes of its items', async () => {
  const { token } = await createStaff(shop.db, 'packer')
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { stock: 10, gtin: '4006381333931' })
  const { id } = await placeOrder(shop.db, shopper, [product])
  const courier = await saveCourier(shop.db, null, { name: 'Nile Express' })
  await actOnParcels(shop.db, [id], 'handOver', 'staff', {
    courierId: courier.id,
    trackingNumber: 'NX-7',
  })
  const found = [{ id: String(id), items: [{ product: { gtin: '4006381333931' } }] }]
  for (const code of [`#${id}`, '\u200f١', ']C1NX-7', 'ىء-7'])
    expect(await scan(token, code)).toEqual(found)
  expect(await scan(token, 'NX-8')).toEqual([])
  expect(await scan(token, '')).toEqual([])
})
