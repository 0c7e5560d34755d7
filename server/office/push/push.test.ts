import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '#domain/accounts/roles'
import type { ErrorCode } from '#domain/errors'
import { MAX_PUSH_DEVICES } from '#domain/limits'
import { PUSH_KINDS, type PushKind, pushKindsOf } from '#domain/push/push'
import { signOutEverywhere } from '../../accounts/accounts/own-account.service'
import { endStaffAccess } from '../../accounts/staff/staff.service'
import { checkout } from '../../orders/checkout/checkout.service'
import { cancelOrder } from '../../orders/orders/life/order-status.service'
import type { OutboxDispatcher } from '../../platform/database/events/outbox-dispatcher'
import type { Viewer } from '../../platform/features/caller'
import { expectAppError } from '../../test/expect-app-error'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  PASSWORD,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { type PushService, startPushService } from '../../test/push-service'
import { setUpShop, TEST_JWT_SECRET } from '../../test/shop'
import {
  listPushDevices,
  removePushDevice,
  savePushDevice,
  sendTestPush,
  setQuietHours,
} from './push-devices.service'
import { createPushDispatcher } from './push-dispatcher'
import { getPushKeys } from './push-keys.service'
import { claimPushes, readPushOutbox } from './push-outbox.service'

const shop = setUpShop()
const DEVELOPMENT = { allowsPrivate: true }
const PRODUCTION = { allowsPrivate: false }

const logged: string[] = []
const keep = (...entry: unknown[]) =>
  void logged.push(entry.map((part) => JSON.stringify(part)).join(' '))

let service: PushService
beforeEach(async () => {
  logged.length = 0
  service = await startPushService()
})
afterEach(() => service.close())

function newDispatcher(): OutboxDispatcher<number> {
  return createPushDispatcher({
    db: shop.db,
    settings: DEVELOPMENT,
    secret: TEST_JWT_SECRET,
    contact: 'https://shop.example.com',
    log: { error: keep, warn: keep },
  })
}

/** Sends everything that is due once, on each of these servers at the same time. */
async function sendDue(...servers: readonly OutboxDispatcher<number>[]): Promise<void> {
  await Promise.all(
    (servers.length > 0 ? servers : [newDispatcher()]).map(async (dispatcher) => {
      const stop = dispatcher.start({ subscribe: () => () => {} })
      await dispatcher.wake()
      await dispatcher.settled()
      await stop()
    }),
  )
}

/** Expects a refusal, with these problems of fields. */
async function expectRefusal(
  work: Promise<unknown>,
  code: ErrorCode,
  problems?: readonly { readonly field: string; readonly key: string }[],
): Promise<void> {
  const error = await expectAppError(work)
  expect(error.code).toBe(code)
  if (problems) expect(error.details.problems).toMatchObject(problems)
}

async function viewerOf({ id, token }: TestUser, role: Viewer['role']): Promise<Viewer> {
  const { data } = await shop.graphql<{
    accountSecurity: { sessions: { id: string; isCurrent: boolean }[] }
  }>('{ accountSecurity { sessions { id isCurrent } } }', { token })
  const current = data.accountSecurity.sessions.find(({ isCurrent }) => isCurrent)
  return { id, role, ...(current && { sessionId: current.id }) }
}

/** A staff member with a device that is notified of everything that the role may see. */
async function addMember(
  user: TestUser,
  role: Viewer['role'],
  kinds: readonly PushKind[] = pushKindsOf(role),
) {
  const viewer = await viewerOf(user, role)
  const input = { ...service.device(), kinds: [...kinds] }
  const device = await savePushDevice(shop.db, DEVELOPMENT, viewer, input, 'Tests')
  return { viewer, device, input }
}

const addOwner = async (kinds?: readonly PushKind[]) =>
  addMember(await createAdmin(shop.db), 'admin', kinds)
const addStaff = async (role: StaffRole) => addMember(await createStaff(shop.db, role), role)

const contents = () => service.pushes.map(({ content }) => content)

interface Waiting {
  readonly attempts: number
  readonly wait: number
}

function waiting(): Promise<Waiting[]> {
  return shop.db.query<Waiting[]>(
    `SELECT attempts, extract(epoch FROM next_attempt_at - now())::float8 AS wait
     FROM push_messages ORDER BY id`,
  )
}

async function makeDue(): Promise<void> {
  await shop.db.query(`UPDATE push_messages SET next_attempt_at = now() - interval '1 second'`)
}

/** Hours that now is in, whatever the time is. */
function hoursAround(now = new Date()) {
  const cairo = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Africa/Cairo' })
  const hour = Number(cairo.format(now))
  return { from: hour, to: (hour + 2) % 24 }
}

describe('A device is notified', () => {
  test('of a new order, with the amount and nothing else about it', async () => {
    await addOwner()
    const product = await createProduct(shop.db, { name: 'Nilo Toy', pricePiastres: 19_999 })
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
    await sendDue()

    expect(contents()).toEqual([
      {
        title: `New order #${id}`,
        body: 'EGP 199.99',
        lang: 'en',
        dir: 'ltr',
        tag: `newOrder-${id}`,
        data: `/adminorder/${id}`,
      },
    ])
    const [push] = service.pushes
    expect(push?.claims).toMatchObject({ sub: 'https://shop.example.com' })
    expect(push?.claims.aud).toBe(new URL(`http://${push?.headers.host}`).origin)
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      ttl: '86400',
    })
    expect(push?.publicKey).toBe((await getPushKeys(shop.db, TEST_JWT_SECRET)).publicKey)
    expect(await waiting()).toEqual([])
    expect(logged).toEqual([])
  })

  test('without the amount, if the role may not see sales', async () => {
    await addStaff('packer')
    const product = await createProduct(shop.db)
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
    await sendDue()
    expect(contents()).toEqual([expect.not.objectContaining({ body: expect.anything() })])
    expect(contents()).toMatchObject([{ title: `New order #${id}` }])
  })

  test('in the language of the account', async () => {
    const { viewer } = await addOwner()
    await shop.db.query(`UPDATE users SET locale = 'ar' WHERE id = $1`, [viewer.id])
    const product = await createProduct(shop.db)
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
    await sendDue()
    expect(contents()).toMatchObject([
      { title: `طلب جديد رقم ${id}`, lang: 'ar', dir: 'rtl', data: `/ar/adminorder/${id}` },
    ])
  })

  test('of an order that its customer has cancelled', async () => {
    await addOwner(['orderCancelled'])
    const shopper = await createShopper(shop.db)
    const { id } = await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    await cancelOrder(shop.db, shopper.id, id, { reason: 'Too late' })
    await sendDue()
    expect(contents()).toMatchObject([{ title: `Order #${id} was cancelled` }])
    expect(JSON.stringify(contents())).not.toContain('Too late')
  })

  test('of a product that runs low, once, and that is sold out', async () => {
    await addOwner(['lowStock'])
    const product = await createProduct(shop.db, { name: 'Nilo Toy', stock: 10 })
    const { id: userId } = await createShopper(shop.db)
    const order = async (quantity: number) => {
      await checkout(shop.db, userId, checkoutOf([product], quantity))
      await sendDue()
    }
    await order(4)
    expect(contents()).toEqual([])
    await order(2)
    await order(1)
    await order(3)
    expect(contents()).toMatchObject([
      { title: 'Low stock: 4 left', body: 'Nilo Toy', data: `/updateproduct/${product.id}` },
      { title: 'Sold out', body: 'Nilo Toy' },
    ])
  })

  test('of nothing that it did not ask for', async () => {
    await addOwner(['lowStock'])
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await sendDue()
    expect(contents()).toEqual([])
    expect(await shop.db.query('SELECT FROM push_events')).toEqual([])
  })

  test('of nothing that its account may no longer see', async () => {
    const { viewer } = await addStaff('caller')
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    // No service does that without ending the sessions, and the devices with them.
    await shop.db.query(`UPDATE users SET role = 'shopper' WHERE id = $1`, [viewer.id])
    await sendDue()
    expect(contents()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('nothing of an order that was not placed', async () => {
    await addOwner()
    const product = await createProduct(shop.db, { stock: 1 })
    const { id } = await createShopper(shop.db)
    await expectRefusal(checkout(shop.db, id, checkoutOf([product], 2)), 'OUT_OF_STOCK')
    await sendDue()
    expect(contents()).toEqual([])
  })

  test('of each order once, by several servers', async () => {
    await addOwner()
    await addStaff('packer')
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await sendDue(newDispatcher(), newDispatcher(), newDispatcher())
    expect(contents()).toHaveLength(2)
  })
})

describe('A push service', () => {
  async function placeOne(): Promise<void> {
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
  }

  test.each([404, 410])('that answers %i ends the device', async (status) => {
    const { viewer } = await addOwner()
    service.respondWith(status)
    await placeOne()
    await sendDue()
    expect(await listPushDevices(shop.db, viewer)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test.each([429, 500, 503])('that answers %i is asked again', async (status) => {
    const { viewer, input } = await addOwner()
    service.respondWith(status)
    await placeOne()
    await sendDue()
    const [message] = await waiting()
    expect(message).toMatchObject({ attempts: 1 })
    expect(message?.wait).toBeGreaterThan(25)
    expect(message?.wait).toBeLessThanOrEqual(30)
    expect(await listPushDevices(shop.db, viewer)).toHaveLength(1)
    expect(logged).toEqual([expect.stringContaining('will be tried again')])
    // Who knows the address can reach the device.
    expect(logged.join()).not.toContain(new URL(input.endpoint).pathname)

    service.respondWith(201)
    await makeDue()
    await sendDue()
    expect(service.pushes).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })

  test('says when to ask again', async () => {
    await addOwner()
    service.respondWith(429, { 'retry-after': '600' })
    await placeOne()
    await sendDue()
    const [message] = await waiting()
    expect(message?.wait).toBeGreaterThan(590)
  })

  test('that refuses a message is not asked again', async () => {
    const { viewer } = await addOwner()
    service.respondWith(413)
    await placeOne()
    await sendDue()
    expect(await waiting()).toEqual([])
    expect(await listPushDevices(shop.db, viewer)).toHaveLength(1)
    expect(logged).toEqual([expect.stringContaining('"statusCode":413')])
  })

  test('gets what a server had claimed when it was killed', async () => {
    const { device } = await addOwner()
    await placeOne()
    await readPushOutbox(shop.db)
    expect(await claimPushes(shop.db, device.id)).toHaveLength(1)
    await sendDue()
    expect(contents()).toEqual([])
    // After the lease.
    await makeDue()
    await sendDue()
    expect(contents()).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  test('on a private network is never connected to', async () => {
    await addOwner()
    await placeOne()
    await sendDue(
      createPushDispatcher({
        db: shop.db,
        settings: PRODUCTION,
        secret: TEST_JWT_SECRET,
        contact: 'https://shop.example.com',
        log: { error: keep, warn: keep },
      }),
    )
    expect(contents()).toEqual([])
    expect(logged).toEqual([expect.stringContaining('NotPublicError')])
  })
})

describe('Quiet hours', () => {
  test('hold everything, and sum it up at their end', async () => {
    const { viewer } = await addOwner()
    await setQuietHours(shop.db, viewer, hoursAround())
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    for (let count = 0; count < 4; count++) await placeOrder(shop.db, shopper, [product])
    await sendDue()
    const { id } = await placeOrder(shop.db, shopper, [product])
    await cancelOrder(shop.db, shopper.id, id, { reason: null })
    await sendDue()
    expect(contents()).toEqual([])
    const held = await waiting()
    expect(held).toHaveLength(6)
    for (const { attempts, wait } of held) {
      expect(attempts).toBe(0)
      expect(wait).toBeGreaterThan(3_000)
      expect(wait).toBeLessThanOrEqual(7_200)
    }

    // As if they had ended.
    await shop.db.query('DELETE FROM quiet_hours')
    await makeDue()
    await sendDue()
    expect(contents()).toMatchObject([
      { title: '5 new orders, 1 cancelled order', data: '/adminDashboard' },
    ])
    expect(await waiting()).toEqual([])
  })

  test('sum up in Arabic, too', async () => {
    const { viewer } = await addOwner(['newOrder'])
    await shop.db.query(`UPDATE users SET locale = 'ar' WHERE id = $1`, [viewer.id])
    await setQuietHours(shop.db, viewer, hoursAround())
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    for (let count = 0; count < 2; count++) await placeOrder(shop.db, shopper, [product])
    await sendDue()
    await setQuietHours(shop.db, viewer, null)
    await sendDue()
    expect(contents()).toMatchObject([{ title: 'طلبان جديدان', data: '/ar/adminorder' }])
  })

  test('of one person leave the others alone, and let a test through', async () => {
    const { viewer, device } = await addOwner()
    await addStaff('packer')
    await setQuietHours(shop.db, viewer, hoursAround())
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await sendTestPush(shop.db, viewer, device.id)
    await sendDue()
    expect(
      contents()
        .map(({ title }) => title)
        .sort(),
    ).toEqual([expect.stringMatching(/^New order #/), 'Notifications work'])
    expect(await waiting()).toHaveLength(1)
  })

  test('are refused with each problem at its field', async () => {
    const { viewer } = await addOwner()
    for (const hours of [{ from: 24, to: 1.5 }, { from: -1 }, { from: 'x', to: 'y' }]) {
      await expectRefusal(setQuietHours(shop.db, viewer, hours), 'INVALID', [
        { field: 'from', key: 'push.badHour' },
        { field: 'to', key: 'push.badHour' },
      ])
    }
    await expectRefusal(setQuietHours(shop.db, viewer, { from: 3, to: 3 }), 'INVALID', [
      { field: 'to', key: 'push.sameHours' },
    ])
  })
})

describe('A device ends', () => {
  test('with the account', async () => {
    const packer = await createStaff(shop.db, 'packer')
    await addMember(packer, 'packer')
    await shop.graphql(
      `mutation { deleteAccount(input: { password: "${PASSWORD}" }) { success } }`,
      { token: packer.token },
    )
    expect(await shop.db.query('SELECT FROM push_subscriptions')).toEqual([])
  })

  test('with the access to the desk, and when all sessions end', async () => {
    const packer = await addStaff('packer')
    const owner = await addOwner()
    await endStaffAccess(shop.db, packer.viewer.id)
    expect(await listPushDevices(shop.db, packer.viewer)).toEqual([])
    expect(await listPushDevices(shop.db, owner.viewer)).toHaveLength(1)
    await signOutEverywhere(shop.db, owner.viewer.id)
    expect(await listPushDevices(shop.db, owner.viewer)).toEqual([])
  })

  test('when its session is ended, not when the session expires', async () => {
    const { viewer } = await addOwner()
    await shop.db.query(`UPDATE staff_sessions SET created_at = now() - interval '8 days'`)
    await shop.db.query('DELETE FROM staff_sessions')
    expect(await listPushDevices(shop.db, viewer)).toHaveLength(1)
    const { viewer: packer } = await addStaff('packer')
    await shop.db.query('DELETE FROM staff_sessions WHERE id = $1', [packer.sessionId])
    expect(await listPushDevices(shop.db, packer)).toEqual([])
  })

  test('when it is removed, but only by its account', async () => {
    const { viewer, device } = await addOwner()
    const other = await addStaff('packer')
    await expectRefusal(removePushDevice(shop.db, other.viewer, device.id), 'NOT_FOUND')
    await expectRefusal(sendTestPush(shop.db, other.viewer, device.id), 'NOT_FOUND')
    await expectRefusal(removePushDevice(shop.db, viewer, 'x'), 'NOT_FOUND')
    expect(await removePushDevice(shop.db, viewer, device.id)).toBe(device.id)
    expect(await listPushDevices(shop.db, viewer)).toEqual([])
  })

  test('when the shop has lost the secret of its keys', async () => {
    const { viewer } = await addOwner()
    const before = await getPushKeys(shop.db, TEST_JWT_SECRET)
    const [sealed] = await shop.db.query<{ private_key: string }[]>(
      'SELECT private_key FROM push_keys',
    )
    expect(sealed?.private_key).not.toContain(before.privateKey)
    const [first, second] = await Promise.all([
      getPushKeys(shop.db, 'another secret of many characters'),
      getPushKeys(shop.db, 'another secret of many characters'),
    ])
    expect(first).toEqual(second)
    expect(first?.publicKey).not.toBe(before.publicKey)
    expect(await listPushDevices(shop.db, viewer)).toEqual([])
  })
})

describe('A device is refused', () => {
  test('with each problem at its field', async () => {
    const viewer = await viewerOf(await createAdmin(shop.db), 'admin')
    await expectRefusal(
      savePushDevice(
        shop.db,
        DEVELOPMENT,
        viewer,
        { endpoint: 'ftp://x', p256dh: 'short', auth: null, kinds: [] },
        '',
      ),
      'INVALID',
      [
        { field: 'endpoint', key: 'push.badEndpoint' },
        { field: 'p256dh', key: 'push.badKey' },
        { field: 'auth', key: 'push.badKey' },
        { field: 'kinds', key: 'push.noKinds' },
      ],
    )
  })

  test('with a key that is not on the curve', async () => {
    const viewer = await viewerOf(await createAdmin(shop.db), 'admin')
    const device = service.device()
    const point = Buffer.from(device.p256dh, 'base64url')
    const other = point.with(64, (point[64] ?? 0) ^ 1)
    for (const bytes of [other, point.with(0, 2), Buffer.alloc(65), Buffer.alloc(65, 255)]) {
      const p256dh = Buffer.from(bytes).toString('base64url')
      await expectRefusal(
        savePushDevice(
          shop.db,
          DEVELOPMENT,
          viewer,
          { ...device, p256dh, kinds: ['newOrder'] },
          '',
        ),
        'INVALID',
        [{ field: 'p256dh', key: 'push.badKey' }],
      )
    }
  })

  test.each([
    'http://push.example.com/1',
    'https://localhost/1',
    'https://10.0.0.1/1',
    'https://[::1]/1',
    'https://push.internal/1',
  ])('at %s, which is not on the internet', async (endpoint) => {
    const viewer = await viewerOf(await createAdmin(shop.db), 'admin')
    const input = { ...service.device(), endpoint, kinds: [...PUSH_KINDS] }
    await expectRefusal(savePushDevice(shop.db, PRODUCTION, viewer, input, ''), 'INVALID', [
      { field: 'endpoint', key: 'push.badEndpoint' },
    ])
  })

  test('what its role may not see', async () => {
    const viewer = await viewerOf(await createStaff(shop.db, 'packer'), 'packer')
    const input = { ...service.device(), kinds: [...PUSH_KINDS] }
    await expectRefusal(savePushDevice(shop.db, DEVELOPMENT, viewer, input, ''), 'INVALID', [
      { field: 'kinds', key: 'push.kindNotAllowed' },
    ])
  })

  test('beyond the limit of an account, also at the same moment', async () => {
    const viewer = await viewerOf(await createAdmin(shop.db), 'admin')
    const save = () =>
      savePushDevice(
        shop.db,
        DEVELOPMENT,
        viewer,
        { ...service.device(), kinds: ['newOrder'] },
        'Tests',
      )
    const results = await Promise.allSettled(Array.from({ length: MAX_PUSH_DEVICES + 2 }, save))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    await expectRefusal(save(), 'CONFLICT')
    // One that is known already is not another one.
    const [known] = await listPushDevices(shop.db, viewer)
    const again = { ...service.device(), endpoint: known?.endpoint, kinds: ['lowStock'] }
    expect(await savePushDevice(shop.db, DEVELOPMENT, viewer, again, 'Tests')).toMatchObject({
      id: known?.id,
      kinds: ['lowStock'],
    })
  })
})

test('The account page has the devices and quiet hours of its account, and no secret', async () => {
  const owner = await createAdmin(shop.db)
  const run = async <T>(query: string, variables = {}) =>
    (await shop.graphql<T>(query, { token: owner.token, variables })).data
  const { endpoint, p256dh, auth } = service.device()
  // The app of the tests is no development server.
  const refused = await run<{ savePushDevice: { userErrors: { field: string }[] } }>(
    `mutation ($input: PushDeviceInput!) {
       savePushDevice(input: $input) { device { id } userErrors { field } }
     }`,
    { input: { endpoint, p256dh, auth, kinds: ['NEW_ORDER'] } },
  )
  expect(refused.savePushDevice.userErrors).toEqual([{ field: 'endpoint' }])
  const saved = await run(
    `mutation ($input: PushDeviceInput!) {
       savePushDevice(input: $input) { device { kinds } userErrors { field } }
     }`,
    { input: { endpoint: 'https://push.example.com/1', p256dh, auth, kinds: ['NEW_ORDER'] } },
  )
  expect(saved).toEqual({
    savePushDevice: { device: { kinds: ['NEW_ORDER'] }, userErrors: [] },
  })
  await run('mutation { setQuietHours(hours: { from: 22, to: 8 }) { userErrors { field } } }')
  const { publicKey } = await getPushKeys(shop.db, TEST_JWT_SECRET)
  expect(
    await run('{ pushSettings { publicKey devices { endpoint } quietHours { from to } } }'),
  ).toEqual({
    pushSettings: {
      publicKey,
      devices: [{ endpoint: 'https://push.example.com/1' }],
      quietHours: { from: 22, to: 8 },
    },
  })
  await run('mutation { setQuietHours(hours: null) { userErrors { field } } }')
  expect(await run('{ pushSettings { quietHours { from } } }')).toEqual({
    pushSettings: { quietHours: null },
  })
})
