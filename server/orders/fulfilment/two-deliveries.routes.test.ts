import { beforeEach, describe, expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import type { ProductEntity } from '../../catalogue/products/product.entity'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  type TestUser,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { checkout } from '../checkout/checkout.service'
import { addDiscountCode } from '../discounts/discounts.service'
import { readBack } from '../orders/reads/admin-orders.service'
import { mergeOrders } from './order-merge.service'
import { splitOrder } from './order-split.service'

const shop = setUpShop()

const DELIVERY = { kind: 'delivery', label: 'Delivery', amount: 50 }

interface RestOrder {
  readonly id: number
  readonly created_at: string
  readonly total: number
  readonly items: readonly { readonly quantity: number; readonly price: number }[]
  readonly adjustments?: readonly { readonly amount: number }[]
}

let shopper: TestUser
let admin: TestUser
let toy: ProductEntity
let bed: ProductEntity

beforeEach(async () => {
  admin = await createAdmin(shop.db)
  shopper = await createShopper(shop.db, { firstName: 'Mona' })
  toy = await createProduct(shop.db, { name: 'Toy', pricePiastres: asPiastres(3_333) })
  bed = await createProduct(shop.db, { name: 'Bed', pricePiastres: asPiastres(25_000) })
  await updateDeliveryRates(shop.db, ['C'], { fee: 50, freeFrom: null })
})

async function order(products: readonly ProductEntity[], quantity = 1, discountCode?: string) {
  const input = { ...checkoutOf(products, quantity), governorate: 'C', discountCode }
  return (await checkout(shop.db, shopper.id, input, crypto.randomUUID())).id
}

/** Lets the second item of an order, all of it, ship later. */
async function split(id: number): Promise<number> {
  const [, item] = (await readBack(shop.db, id)).items
  const later = [{ itemId: item?.id, quantity: item?.quantity }]
  return (await splitOrder(shop.db, id, { later }, 'staff')).rest.id
}

const read = async (path: string, { token }: TestUser): Promise<readonly RestOrder[]> =>
  (await shop.rest('GET', path, { token })).json()

/** Sums the lines and adjustments of an order, in pounds. */
function explained({ items, adjustments = [] }: RestOrder): number {
  const lines = items.reduce(
    (sum, { quantity, price }) => sum + Math.round(price * 100) * quantity,
    0,
  )
  const rest = adjustments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return (lines + rest) / 100
}

describe('An order in two deliveries is, in REST,', () => {
  test('two orders to their customer, each with its lines, and the fee in one of them', async () => {
    const id = await order([toy, bed], 2)
    const [before] = await read('/orders', shopper)
    const rest = await split(id)
    const orders = await read('/orders', shopper)
    expect(orders).toMatchObject([
      {
        id: rest,
        created_at: before?.created_at,
        total: 500,
        status: 'Pending',
        items: [{ product: { name: 'Bed' }, quantity: 2, price: 250 }],
      },
      {
        id,
        created_at: before?.created_at,
        total: 116.66,
        status: 'Pending',
        items: [{ product: { name: 'Toy' }, quantity: 2, price: 33.33 }],
        adjustments: [DELIVERY],
      },
    ])
    expect(orders[0]).not.toHaveProperty('adjustments')
    expect(Object.keys(orders[1] ?? {})).toEqual(Object.keys(before ?? {}))
  })

  test('two orders to the owner, in pages as well, whose totals are explained to the piastre', async () => {
    await addDiscountCode(shop.db, { code: 'SAVE10', kind: 'percent', percent: 10 })
    const id = await order([toy, bed], 3, 'SAVE10')
    const [before] = await read('/adminorder', admin)
    const rest = await split(id)
    const all = await read('/adminorder', admin)
    expect(all.map((one) => one.id)).toEqual([rest, id])
    expect(all[0]).toMatchObject({
      user: { first_name: 'Mona', mobile: '1012345678' },
      created_at: before?.created_at,
    })
    expect(await read('/adminorder?first=1', admin)).toEqual(all.slice(0, 1))
    expect(await read(`/adminorder?first=9&since=${before?.created_at}`, admin)).toEqual(all)
    for (const one of all) expect(explained(one)).toBe(one.total)
    const piastres = all.reduce((sum, { total }) => sum + Math.round(total * 100), 0)
    expect(piastres / 100).toBe(before?.total)
  })

  test('finished one after the other', async () => {
    const id = await order([toy, bed])
    const rest = await split(id)
    const { token } = admin
    const body = { status: 'Completed' }
    expect((await shop.rest('PATCH', `/adminorder/${id}/status`, { token, body })).statusCode).toBe(
      200,
    )
    expect(await read('/orders', shopper)).toMatchObject([
      { id: rest, status: 'Pending', total: 250 },
      { id, status: 'Completed', total: 83.33 },
    ])
  })
})

describe('Merged orders are, in REST,', () => {
  test('one with all lines and one fee, and one that is cancelled as it was', async () => {
    const into = await order([toy], 2)
    const from = await order([toy, bed])
    const [ownBefore] = await read('/orders', shopper)
    const [before] = await read('/adminorder', admin)
    await mergeOrders(shop.db, { into, from }, 'staff')
    const merged = {
      id: into,
      total: 3 * 33.33 + 250 + 50,
      status: 'Pending',
      items: [
        { product: { name: 'Toy' }, quantity: 3 },
        { product: { name: 'Bed' }, quantity: 1 },
      ],
      adjustments: [DELIVERY],
    }
    const own = await read('/orders', shopper)
    const all = await read('/adminorder', admin)
    expect(own).toMatchObject([{ ...ownBefore, status: 'Cancelled' }, merged])
    expect(all).toMatchObject([{ ...before, status: 'Cancelled' }, merged])
    for (const one of [...own, ...all]) expect(explained(one)).toBe(one.total)
    expect(await read('/adminorder?first=9&status=Pending', admin)).toMatchObject([merged])
  })

  test('not to be taken apart by a status', async () => {
    const into = await order([toy])
    const from = await order([bed])
    await mergeOrders(shop.db, { into, from }, 'staff')
    const response = await shop.rest('PATCH', `/adminorder/${from}/status`, {
      token: admin.token,
      body: { status: 'Pending' },
    })
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toContain(`#${into}`)
  })
})
