import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { describe, expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import type { ProductEntity } from '../../catalogue/products/product.entity'
import { untilBlocked } from '../../test/blocking'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { setUpShop } from '../../test/shop'
import { checkout } from '../checkout/checkout.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { updateConfirmationRules } from './confirmation-rules.service'

const shop = setUpShop()

const NONE = {
  includesAllOrders: false,
  includesFirstOfPhone: false,
  above: null,
  lateAfterHours: 24,
}

const ONE = '+201012345678'
const OTHER = '+201112345678'

async function order(phone: string, pounds = 100) {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { pricePiastres: asPiastres(pounds * 100) })
  const { id } = await checkout(
    shop.db,
    shopper.id,
    { ...checkoutOf([product]), phone },
    randomUUID(),
  )
  return id
}

async function stateOf(id: number) {
  return (await findAdminOrder(shop.db, id))?.confirmationState
}

const statesOf = (ids: readonly number[]) => Promise.all(ids.map(stateOf))

describe('Until the owner changes the rules', () => {
  test('the first order of a phone is to be confirmed, and later ones are not', async () => {
    const ids = [await order(ONE), await order(ONE), await order(OTHER)]
    expect(await statesOf(ids)).toEqual(['toConfirm', 'confirmed', 'toConfirm'])
    const [first, second] = await Promise.all(ids.map((id) => findAdminOrder(shop.db, id)))
    expect(first).toMatchObject({ status: 'Pending', confirmedBy: null, confirmedAt: null })
    expect(second).toMatchObject({ status: 'Pending', confirmedBy: 'rule' })
    expect(second?.confirmedAt).toBeInstanceOf(Date)
  })

  test('cancelled orders of a phone do not count', async () => {
    await setOrderStatus(shop.db, await order(ONE), { status: 'Cancelled' })
    expect(await stateOf(await order(ONE))).toBe('toConfirm')
  })

  test('an order above 4,000 EGP is to be confirmed, one of 4,000 is not', async () => {
    await order(ONE)
    const ids = [await order(ONE, 4_000), await order(ONE, 4_000.01)]
    expect(await statesOf(ids)).toEqual(['confirmed', 'toConfirm'])
  })

  test('two orders of one phone at the same moment are both a first one', async () => {
    const [one, other] = [await createShopper(shop.db), await createShopper(shop.db)]
    // Orders of one product wait for each other.
    const [toy, bed] = [await createProduct(shop.db), await createProduct(shop.db)]
    const place = (db: EntityManager, { id }: TestUser, product: ProductEntity) =>
      checkout(db, id, checkoutOf([product]), randomUUID())
    let second: ReturnType<typeof place> | undefined
    const first = await shop.db.transaction(async (transaction) => {
      const placed = await place(transaction, one, toy)
      second = place(shop.db, other, bed)
      await untilBlocked(shop.database, transaction, second)
      return placed
    })
    expect(await stateOf(first.id)).toBe('toConfirm')
    // The embedded database has one connection, where the second order comes after the first.
    const expected = shop.database.isEmbedded ? 'confirmed' : 'toConfirm'
    expect(await stateOf((await second)?.id ?? 0)).toBe(expected)
    await expectConsistentDatabase(shop.db)
  })
})

test('The rules decide about the orders that are placed after they are saved', async () => {
  await updateConfirmationRules(shop.db, NONE)
  expect(await stateOf(await order(ONE, 9_000))).toBe('confirmed')
  await updateConfirmationRules(shop.db, { ...NONE, above: 50 })
  expect(await statesOf([await order(ONE, 50), await order(ONE, 51)])).toEqual([
    'confirmed',
    'toConfirm',
  ])
  await updateConfirmationRules(shop.db, { ...NONE, includesAllOrders: true })
  expect(await stateOf(await order(ONE))).toBe('toConfirm')
})

describe('The owner', () => {
  const FIELDS = '{ includesAllOrders includesFirstOfPhone above lateAfterHours }'
  const update = `mutation ($input: ConfirmationRulesInput!) {
    updateConfirmationRules(input: $input) {
      confirmationRules ${FIELDS} userErrors { field message }
    }
  }`

  test('reads and changes the rules, in pounds', async () => {
    const { token } = await createAdmin(shop.db)
    const read = async () =>
      (await shop.graphql(`{ confirmationRules ${FIELDS} }`, { token })).data.confirmationRules
    expect(await read()).toEqual({
      includesAllOrders: false,
      includesFirstOfPhone: true,
      above: 4_000,
      lateAfterHours: 24,
    })
    const input = {
      includesAllOrders: false,
      includesFirstOfPhone: false,
      above: 1_500.5,
      lateAfterHours: 6,
    }
    const { data } = await shop.graphql(update, { token, variables: { input } })
    expect(data.updateConfirmationRules).toEqual({ confirmationRules: input, userErrors: [] })
    expect(await read()).toEqual(input)
    const withoutAmount = { ...input, above: null }
    await shop.graphql(update, { token, variables: { input: withoutAmount } })
    expect(await read()).toEqual(withoutAmount)
  })

  test.each([
    ['above', { above: -1 }, 'Must be from 0 to 1,000,000 EGP.'],
    ['above', { above: 1.234 }, 'Use at most 2 decimals.'],
    ['lateAfterHours', { lateAfterHours: 0 }, 'Must be a whole number of hours from 1 to 720.'],
  ])('learns what is wrong with %s', async (field, change, message) => {
    const { token } = await createAdmin(shop.db)
    const variables = { input: { ...NONE, ...change } }
    const { data } = await shop.graphql<{
      updateConfirmationRules: unknown
    }>(update, { token, variables })
    expect(data.updateConfirmationRules).toEqual({
      confirmationRules: null,
      userErrors: [{ field, message }],
    })
  })
})
