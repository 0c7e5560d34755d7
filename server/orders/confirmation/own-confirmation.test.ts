import { describe, expect, test } from 'vitest'
import { linkToken } from '../../accounts/accounts/link-token'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import { messageWriter } from '../../shop/shop/message-writer'
import { untilBlocked } from '../../test/blocking'
import {
  createAdmin,
  createProduct,
  createShopper,
  PASSWORD,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { accountSettings, setUpShop, TEST_JWT_SECRET } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { actOnParcels } from '../fulfilment/fulfilment.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { createConfirmationLinks } from './confirmation-link'
import { confirmByLink } from './own-confirmation.service'

const shop = setUpShop()

const HOUR_SECONDS = 3_600
const nowSeconds = () => Math.floor(Date.now() / 1000)

interface PlacedOrder {
  readonly id: number
  readonly createdAt: Date
}

function tokenOf({ id, createdAt }: PlacedOrder, expires = nowSeconds() + 60): string {
  const purpose = ['confirmOrder', id, createdAt.getTime(), expires]
  return `${id}.${expires}.${linkToken(TEST_JWT_SECRET, purpose)}`
}

/** As links were before they had the time of their order. */
function olderTokenOf(id: number, madeAt: Date): string {
  const expires = (Math.ceil(madeAt.getTime() / 1000 / HOUR_SECONDS) + 7 * 24) * HOUR_SECONDS
  return `${id}.${expires}.${linkToken(TEST_JWT_SECRET, ['confirmOrder', id, expires])}`
}

interface Payload {
  readonly order: Record<string, unknown> | null
  readonly userErrors: readonly { readonly code: string; readonly message: string }[]
}

const ORDER = `{
  id state firstName phone address city shippingAddress { street courierNote } amountDue
  items { displayName quantity price total }
}`
const SELECTION = `{ order ${ORDER} userErrors { code message field } }`

async function run<Result = Payload>(
  operation: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Result> {
  const { data, errors } = await shop.graphql<{ result: Result }>(operation, { variables })
  expect(errors).toBeUndefined()
  return data.result
}

const read = (token: string) =>
  run<Payload['order']>(
    `query ($token: String!) { result: orderToConfirm(token: $token) ${ORDER} }`,
    { token },
  )

const confirm = (token: string) =>
  run(`mutation ($token: String!) { result: confirmOwnOrder(token: $token) ${SELECTION} }`, {
    token,
  })

const correct = (token: string, phone: string, courierNote: string | null = null) =>
  run(
    `mutation ($token: String!, $phone: String!, $courierNote: String) {
      result: correctOrder(token: $token, phone: $phone, courierNote: $courierNote) ${SELECTION}
    }`,
    { token, phone, courierNote },
  )

const cancel = (token: string, reason: string | null = null) =>
  run(
    `mutation ($token: String!, $reason: String) {
      result: cancelByLink(token: $token, reason: $reason) ${SELECTION}
    }`,
    { token, reason },
  )

async function createOrder(shopper?: TestUser) {
  const buyer = shopper ?? (await createShopper(shop.db))
  const product = await createProduct(shop.db, { name: 'Nilo Toy', stock: 5 })
  const order = await placeOrder(shop.db, buyer, [product], 2)
  return { id: order.id, createdAt: order.createdAt, shopper: buyer, token: tokenOf(order) }
}

const eventsOf = (id: number) =>
  shop.db.query<{ kind: string; actor: string; data: unknown }[]>(
    `SELECT kind, actor, data FROM order_events WHERE order_id = $1 AND kind <> 'placed'
     ORDER BY id`,
    [id],
  )

describe('The link of an order', () => {
  test('shows what its holder needs, and is not cached', async () => {
    const { id, token } = await createOrder()
    expect(await read(token)).toEqual({
      id: String(id),
      state: 'TO_CONFIRM',
      firstName: 'Mona',
      phone: '+201012345678',
      address: '14 Nile Lane',
      city: 'Cairo',
      shippingAddress: null,
      amountDue: 200,
      items: [{ displayName: 'Nilo Toy', quantity: 2, price: 100, total: 200 }],
    })
    const query = `{ orderToConfirm(token: "${token}") { id } }`
    const response = await shop.rest('GET', `/graphql?${new URLSearchParams({ query })}`, {
      headers: { 'apollo-require-preflight': '1' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('private, no-store')
    await setOrderStatus(shop.db, id, { status: 'Cancelled' })
    expect(await read(token)).toMatchObject({ state: 'IS_CANCELLED' })
  })

  test('is given to the owner until the order is confirmed, with a message in the customer’s language', async () => {
    const { id } = await createOrder()
    const { token: adminToken } = await createAdmin(shop.db)
    const readLink = async () => {
      const query = `{ adminOrder(id: ${id}) { confirmationUrl confirmationMessage } }`
      const { data } = await shop.graphql<{
        adminOrder: { confirmationUrl: string | null; confirmationMessage: string | null }
      }>(query, { token: adminToken })
      return data.adminOrder
    }
    const { confirmationUrl, confirmationMessage } = await readLink()
    expect(confirmationUrl).toMatch(/^https:\/\/shop\.example\.com\/confirm\/[\w.-]+$/)
    expect(confirmationMessage).toContain(`order #${id}: EGP 200.00`)
    expect(confirmationMessage).toContain(confirmationUrl)
    const token = confirmationUrl?.split('/').at(-1) ?? ''
    const validHours = (Number(token.split('.')[1]) - nowSeconds()) / HOUR_SECONDS
    expect(Math.floor(validHours)).toBe(7 * 24)
    expect(await read(token)).toMatchObject({ id: String(id) })

    await shop.db.query(`UPDATE users SET locale = 'ar'`)
    const inArabic = await readLink()
    expect(inArabic.confirmationUrl).toMatch(/\/ar\/confirm\//)
    expect(inArabic.confirmationMessage).toContain('طلبك')
    expect(inArabic.confirmationMessage?.endsWith(`: ${inArabic.confirmationUrl}`)).toBe(true)
    await shop.db.query('UPDATE users SET locale = NULL')
    expect((await readLink()).confirmationUrl).toMatch(/\/ar\/confirm\//)

    await confirm(token)
    expect(await readLink()).toEqual({ confirmationUrl: null, confirmationMessage: null })
  })

  test('says the same whatever is wrong with it', async () => {
    const { id, createdAt, token, shopper } = await createOrder()
    const { id: otherId } = await createOrder()
    const [, expires = '', signature = ''] = token.split('.')
    const expired = nowSeconds() - 1
    const otherPurpose = linkToken(TEST_JWT_SECRET, ['confirmEmail', id, Number(expires)])
    const tokens = {
      ofAnotherOrder: `${otherId}.${expires}.${signature}`,
      expired: tokenOf({ id, createdAt }, expired),
      ofAnotherTime: tokenOf({ id, createdAt: new Date(createdAt.getTime() - 1) }),
      madeBeforeTheOrder: olderTokenOf(id, new Date(createdAt.getTime() - 2 * 3_600_000)),
      prolonged: `${id}.${Number(expires) + 1}.${signature}`,
      tampered: `${id}.${expires}.${signature.slice(0, -2)}${signature.endsWith('AA') ? 'BB' : 'AA'}`,
      ofAnotherPurpose: `${id}.${expires}.${otherPurpose}`,
      unknown: tokenOf({ id: 9_999_999_999, createdAt }),
      session: shopper.token,
      empty: '',
    }
    for (const [name, wrong] of Object.entries(tokens)) {
      const failure = {
        order: null,
        userErrors: [
          {
            code: 'INVALID',
            field: 'token',
            message: 'This link does not work any more. Please ask us for a new one.',
          },
        ],
      }
      expect(await read(wrong), name).toBeNull()
      expect(await confirm(wrong), name).toEqual(failure)
      expect(await correct(wrong, '01112345678'), name).toEqual(failure)
      expect(await cancel(wrong), name).toEqual(failure)
    }
    for (const one of [id, otherId]) {
      expect(await findAdminOrder(shop.db, one)).toMatchObject({
        confirmedBy: expect.not.stringMatching('link'),
      })
      expect(await eventsOf(one)).not.toContainEqual(expect.objectContaining({ actor: 'customer' }))
    }
  })

  test('works as it was sent before links had the time of their order', async () => {
    const { id, createdAt } = await createOrder()
    const token = olderTokenOf(id, createdAt)
    expect(await read(token)).toMatchObject({ id: String(id) })
    expect((await confirm(token)).userErrors).toEqual([])
  })

  test('is void, and its corrections are forgotten, once the account is deleted', async () => {
    const { id, token, shopper } = await createOrder()
    await correct(token, '01112345678')
    await cancel(token)
    await deleteAccount(
      shop.db,
      shopper.id,
      { settings: accountSettings(), providers: personalDataOf(FEATURES) },
      { password: PASSWORD },
    )
    expect(await read(token)).toBeNull()
    expect(await eventsOf(id)).toMatchObject([{ kind: 'corrected', data: {} }, {}])
  })
})

describe('A customer with the link', () => {
  test('confirms the order once, even if two requests do at the same time', async () => {
    const { id, token } = await createOrder()
    const links = createConfirmationLinks(
      TEST_JWT_SECRET,
      () => '',
      shop.app.runtime.get(messageWriter),
    )
    let second: Promise<unknown> | undefined
    await shop.db.transaction(async (transaction) => {
      await confirmByLink(transaction, links, token)
      second = confirmByLink(shop.db, links, token)
      await untilBlocked(shop.database, transaction, second)
    })
    await second
    expect(await eventsOf(id)).toEqual([
      { kind: 'confirmed', actor: 'customer', data: { by: 'link' } },
    ])
  })

  test('may press the button as often as they like', async () => {
    const { id, token } = await createOrder()
    const results = await Promise.all([confirm(token), confirm(token)])
    for (const { order, userErrors } of [...results, await confirm(token)]) {
      expect(userErrors).toEqual([])
      expect(order).toMatchObject({ state: 'IS_CONFIRMED' })
    }
    expect(await findAdminOrder(shop.db, id)).toMatchObject({
      status: 'Processing',
      confirmationState: 'confirmed',
      confirmedBy: 'link',
    })
    expect(await eventsOf(id)).toEqual([
      { kind: 'confirmed', actor: 'customer', data: { by: 'link' } },
    ])
    await expectConsistentDatabase(shop.db)
  })

  test('corrects the phone, which the timeline keeps as it was and as it is', async () => {
    const { id, token } = await createOrder()
    const { order } = await correct(token, '٠١١١٢٣٤٥٦٧٨')
    expect(order).toMatchObject({ phone: '+201112345678', state: 'TO_CONFIRM' })
    await correct(token, '011 1234 5678')
    expect(await eventsOf(id)).toEqual([
      {
        kind: 'corrected',
        actor: 'customer',
        data: {
          before: { phone: '+201012345678', courierNote: null },
          after: { phone: '+201112345678', courierNote: null },
        },
      },
    ])
    const wrong = await correct(token, '123')
    expect(wrong).toMatchObject({ order: null, userErrors: [{ code: 'INVALID', field: 'phone' }] })
  })

  test('corrects the note of an address in fields, and cannot add one to an address in one text', async () => {
    const { id, token } = await createOrder()
    const refused = await correct(token, '01012345678', 'Call first')
    expect(refused.userErrors).toMatchObject([{ field: 'courierNote' }])
    await shop.db.query(
      `UPDATE orders SET governorate = 'C', area = 'Zamalek', street = '5 Nile St' WHERE id = $1`,
      [id],
    )
    const { order } = await correct(token, '01012345678', '  Call first ')
    expect(order).toMatchObject({ shippingAddress: { courierNote: 'Call first' } })
    const cleared = await correct(token, '01012345678')
    expect(cleared.order).toMatchObject({ shippingAddress: { courierNote: null } })
  })

  test('cancels the order, with a reason for the owner; its items are in stock again', async () => {
    const { id, token } = await createOrder()
    await confirm(token)
    const { order } = await cancel(token, 'Ordered by mistake')
    expect(order).toMatchObject({ state: 'IS_CANCELLED' })
    expect((await cancel(token)).userErrors).toEqual([])
    expect(await findAdminOrder(shop.db, id)).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'Ordered by mistake',
    })
    expect(await shop.db.query('SELECT stock FROM products')).toEqual([{ stock: 5 }])
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'confirmed' },
      { kind: 'statusChanged', actor: 'customer' },
    ])
    const message = 'This order was cancelled.'
    for (const late of [await confirm(token), await correct(token, '01112345678')]) {
      expect(late).toMatchObject({ order: null, userErrors: [{ code: 'CONFLICT', message }] })
    }
  })

  test('can do nothing once the order is packed, on its way or delivered', async () => {
    const { id, token } = await createOrder()
    const courier = await saveCourier(shop.db, null, { name: 'Nile Express' })
    const steps = [
      ['IS_PACKED', () => actOnParcels(shop.db, [id], 'pack', 'staff')],
      [
        'IS_PACKED',
        () => actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId: courier.id }),
      ],
      ['IS_DELIVERED', () => actOnParcels(shop.db, [id], 'deliver', 'staff')],
    ] as const
    for (const [state, act] of steps) {
      await act()
      expect(await read(token)).toMatchObject({ state })
      for (const late of [
        await confirm(token),
        await correct(token, '01112345678'),
        await cancel(token),
      ]) {
        expect(late).toMatchObject({ order: null, userErrors: [{ code: 'CONFLICT' }] })
        expect(late.userErrors[0]?.message).toMatch(/already packed/)
      }
    }
    await expectConsistentDatabase(shop.db)
  })
})
