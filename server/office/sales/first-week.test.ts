import { beforeEach, describe, expect, test } from 'vitest'
import { roleMay } from '#domain/accounts/permissions'
import { ROLES } from '#domain/accounts/roles'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { ReviewEntity } from '../../catalogue/reviews/review.entity'
import { seed } from '../../catalogue/sample-catalogue/seed'
import { saveCourier } from '../../orders/couriers/couriers.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { SAMPLE_FILE, sampleProducts } from '../../test/sample-products'
import { setUpShop } from '../../test/shop'

const READ = `{ firstWeek {
  hasProducts hasNameAndLogo hasContact hasDeliveryRates hasCouriers hasStaff sendsMails sampleProducts hasOrders } }`
const REMOVE = 'mutation { result: removeSampleProducts { removed hidden userErrors { code } } }'
const HIDE = 'mutation { hideFirstWeek { isHidden } }'

const shop = setUpShop()

let token: string
beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

async function readWeek(): Promise<unknown> {
  const { data } = await shop.graphql<{ firstWeek: unknown }>(READ, { token })
  return data.firstWeek
}

const setRates = () =>
  shop.graphql(
    'mutation { updateDeliveryRates(areas: [C], rate: { fee: 40 }) { userErrors { message } } }',
    { token },
  )

async function removeSamples(): Promise<unknown> {
  const { data } = await shop.graphql<{ result: unknown }>(REMOVE, { token })
  return data.result
}

describe('The first week', () => {
  test('has done what the shop has, and nothing else', async () => {
    await seed(shop.db, SAMPLE_FILE)
    await shop.graphql(
      'mutation { updateSettings(expectedVersion: 0, input: { phone: null, address: null, addressAr: null, hours: null, hoursAr: null }) { userErrors { message } } }',
      { token },
    )
    const begun = {
      hasProducts: false,
      hasNameAndLogo: false,
      hasContact: false,
      hasDeliveryRates: false,
      hasCouriers: false,
      hasStaff: false,
      sendsMails: false,
      sampleProducts: sampleProducts.length,
      hasOrders: false,
    }
    await expect.poll(readWeek).toEqual(begun)
    await shop.graphql(
      `mutation { updateSettings(expectedVersion: 1, input: {
        phone: "01012345678", addressAr: "القاهرة", hours: "Every day" }) { userErrors { message } } }`,
      { token },
    )
    await expect.poll(readWeek).toEqual({ ...begun, hasContact: true })
    await setRates()
    expect(await readWeek()).toMatchObject({ hasDeliveryRates: true, hasOrders: false })
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    expect(await readWeek()).toMatchObject({
      hasProducts: true,
      hasOrders: true,
      hasCouriers: false,
      hasStaff: false,
      sendsMails: false,
    })
    await saveCourier(shop.db, null, { name: 'Nile Express' })
    await createStaff(shop.db, 'packer')
    expect(await readWeek()).toMatchObject({ hasCouriers: true, hasStaff: true })
    expect(await readWeek()).toMatchObject({ hasNameAndLogo: false })
    await shop.graphql(
      `mutation { updateSettings(expectedVersion: 2, input: {
        shopNameAr: "متجري", logoUrl: "/media/logo.webp" }) { userErrors { message } } }`,
      { token },
    )
    await expect.poll(readWeek).toMatchObject({ hasNameAndLogo: true })
    await removeSamples()
    expect(await readWeek()).toMatchObject({ sampleProducts: 0 })
  })

  test('of a shop without samples begins with nothing done', async () => {
    await createProduct(shop.db, { hidden: true })
    expect(await readWeek()).toMatchObject({ hasProducts: false, sampleProducts: 0 })
    await createProduct(shop.db)
    expect(await readWeek()).toMatchObject({ hasProducts: true, sampleProducts: 0 })
  })

  test('is hidden for good, and then costs no statement but the viewer’s', async () => {
    expect(await readWeek()).not.toBeNull()
    expect(await shop.database.statements.during(readWeek)).toHaveLength(2)
    await shop.graphql(HIDE, { token })
    expect(await readWeek()).toBeNull()
    await expect.poll(async () => (await shop.database.statements.during(readWeek)).length).toBe(1)
    await shop.graphql(HIDE, { token })
    expect(await readWeek()).toBeNull()
  })

  test('is for those who may change the settings', async () => {
    for (const role of ROLES.filter((one) => one !== 'shopper' && one !== 'admin')) {
      const staff = await createStaff(shop.db, role)
      for (const query of [READ, HIDE]) {
        const { errors } = await shop.graphql(query, { token: staff.token })
        expect(errors?.[0]?.extensions.code, role).toBe('FORBIDDEN')
      }
      const { errors } = await shop.graphql(REMOVE, { token: staff.token })
      expect(errors === undefined, role).toBe(roleMay(role, 'products.edit'))
    }
  })
})

describe('Removing the samples', () => {
  test('hides those that were ordered, deletes the others, and keeps the owner’s', async () => {
    await seed(shop.db, SAMPLE_FILE)
    const [ordered, renamed, redrawn] = await shop.db.find(ProductEntity, {
      order: { id: 'ASC' },
      take: 3,
    })
    if (!ordered || !renamed || !redrawn) throw new Error('There are too few samples')
    await placeOrder(shop.db, await createShopper(shop.db), [ordered])
    await shop.db.update(ProductEntity, { id: renamed.id }, { name: 'My own food' })
    await shop.db.update(ProductEntity, { id: redrawn.id }, { imageUrl: 'https://a.example/1.png' })
    // As a copy of a sample is.
    const own = await createProduct(shop.db, { name: ordered.name, imageUrl: ordered.imageUrl })

    const removed = sampleProducts.length - 3
    expect(await removeSamples()).toEqual({ removed, hidden: 1, userErrors: [] })
    const left = await shop.db.find(ProductEntity, { order: { id: 'ASC' } })
    expect(left.map(({ id, hidden }) => [id, hidden])).toEqual([
      [ordered.id, true],
      [renamed.id, false],
      [redrawn.id, false],
      [own.id, false],
    ])
    expect(await shop.db.countBy(ReviewEntity, { productId: ordered.id })).toBe(0)
    const [log] = await shop.db.query<unknown[]>(
      `SELECT count(*) FILTER (WHERE action = 'removed')::int AS removed, count(DISTINCT account_id)::int AS accounts
       FROM change_log WHERE source = 'products'`,
    )
    expect(log).toEqual({ removed, accounts: 1 })

    expect(await removeSamples()).toEqual({ removed: 0, hidden: 0, userErrors: [] })
  })
})

describe('The first week of a shop that sends mails', () => {
  const sending = setUpShop({
    env: { smtpUrl: 'smtp://mail.example.com', mailFrom: 'shop@example.com' },
  })

  test('ends by itself when all is done, with staff or without', async () => {
    const admin = await createAdmin(sending.db)
    const run = (query: string) => sending.graphql(query, { token: admin.token })
    await run(`mutation { updateSettings(expectedVersion: 0, input: {
      phone: "01012345678", address: "Cairo", hoursAr: "كل يوم",
      shopName: "Nile Pets", logoUrl: "/media/logo.webp" }) { userErrors { message } } }`)
    await saveCourier(sending.db, null, { name: 'Nile Express' })
    await run(
      'mutation { updateDeliveryRates(areas: [C], rate: { fee: 40 }) { userErrors { message } } }',
    )
    const read = async () => (await run(READ)).data.firstWeek
    await expect.poll(read).toMatchObject({ hasContact: true, sendsMails: true, hasOrders: false })
    await placeOrder(sending.db, await createShopper(sending.db), [await createProduct(sending.db)])
    expect(await read()).toBeNull()
    // For good, even if the shop lacks something later.
    await sending.db.query('DELETE FROM delivery_rates')
    expect(await read()).toBeNull()
  })
})
