import { expect, test } from 'vitest'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { setOrderStatus } from '../orders/life/order-status.service'
import { updateConfirmationRules } from './confirmation-rules.service'

const shop = setUpShop()

interface Messages {
  readonly order: { readonly id: string }
  readonly confirmationMessage: string | null
  readonly reminderMessage: string | null
  readonly lastSent: { readonly kind: string; readonly sentBy: string | null } | null
}

async function read(token: string, ...orderIds: readonly number[]) {
  const { data, errors } = await shop.graphql<{ customerMessages: Messages[] } | null>(
    `query ($orderIds: [ID!]!) { customerMessages(orderIds: $orderIds) {
       order { id } confirmationMessage reminderMessage lastSent { kind sentBy } } }`,
    { token, variables: { orderIds } },
  )
  return { messages: data?.customerMessages ?? [], errors }
}

const send = (token: string, orderId: number, kind: string) =>
  shop.graphql<{ recordSentMessage: { orderId: string | null } } | null>(
    `mutation ($orderId: ID!, $kind: CustomerMessageKind!) {
       recordSentMessage(orderId: $orderId, kind: $kind) { orderId userErrors { message } } }`,
    { token, variables: { orderId, kind } },
  )

async function createOrder() {
  const shopper = await createShopper(shop.db)
  return (await placeOrder(shop.db, shopper, [await createProduct(shop.db)])).id
}

test('Customers are asked, and reminded, with the link, and who sent it stays in the timeline', async () => {
  const { token } = await createStaff(shop.db, 'caller')
  const id = await createOrder()
  const before = await read(token, id)
  expect(before.messages).toMatchObject([{ order: { id: String(id) }, lastSent: null }])
  const [messages] = before.messages
  for (const text of [messages?.confirmationMessage, messages?.reminderMessage])
    expect(text).toMatch(/\/confirm\/\d+\./)
  expect(messages?.reminderMessage).not.toBe(messages?.confirmationMessage)
  await send(token, id, 'CONFIRM')
  await send(token, id, 'REMIND')
  const [after] = (await read(token, id)).messages
  expect(after?.lastSent).toMatchObject({
    kind: 'REMIND',
    sentBy: expect.stringContaining('Salma'),
  })
  const { data } = await shop.graphql<{ orderTimeline: { kind: string }[] }>(
    'query ($id: ID!) { orderTimeline(id: $id) { kind } }',
    { token, variables: { id } },
  )
  expect(data.orderTimeline.map(({ kind }) => kind)).toEqual([
    'PLACED',
    'MESSAGE_SENT',
    'MESSAGE_SENT',
  ])
})

test('An order of nobody has no messages, and none can be noted for it', async () => {
  const { token } = await createAdmin(shop.db)
  expect((await read(token, 77)).messages).toEqual([])
  expect((await send(token, 77, 'CONFIRM')).data).toMatchObject({
    recordSentMessage: { orderId: null },
  })
})

test('Who may not send the link reads no message', async () => {
  const { token } = await createStaff(shop.db, 'packer')
  const id = await createOrder()
  expect((await read(token, id)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  expect((await send(token, id, 'CONFIRM')).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ])
})

const joint = (token: string, orderIds: readonly number[], kind = 'CONFIRM') =>
  shop.graphql<{ jointMessage: string | null } | null>(
    `query ($orderIds: [ID!]!, $kind: CustomerMessageKind!) {
       jointMessage(orderIds: $orderIds, kind: $kind) }`,
    { token, variables: { orderIds, kind } },
  )

test('Several orders of a customer are asked about in one message, with the link of each', async () => {
  const { token } = await createStaff(shop.db, 'caller')
  await updateConfirmationRules(shop.db, {
    includesAllOrders: true,
    includesFirstOfPhone: true,
    above: null,
    lateAfterHours: 24,
  })
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { name: 'Cat toy' })
  const { id: first } = await placeOrder(shop.db, shopper, [product])
  const { id: second } = await placeOrder(shop.db, shopper, [product], 2)
  const { data } = await joint(token, [first, second])
  const message = data?.jointMessage ?? ''
  expect(message).toContain(`#${first} and ${second}: EGP `)
  const links = message.match(/https?:\S+/g) ?? []
  expect(links.map((link) => /confirm\/(\d+)\./.exec(link)?.[1])).toEqual([
    String(first),
    String(second),
  ])
  const reminder = (await joint(token, [first, second], 'REMIND')).data?.jointMessage
  expect(reminder).toContain('again')

  await setOrderStatus(shop.db, first, { status: 'Cancelled' })
  const alone = (await joint(token, [first, second])).data?.jointMessage
  expect(alone).toContain(`#${second}: EGP`)
  expect(alone).not.toContain(`#${first}`)
  await setOrderStatus(shop.db, second, { status: 'Cancelled' })
  expect((await joint(token, [first, second])).data).toEqual({ jointMessage: null })
})

test('Nobody is written about the order of another customer', async () => {
  const { token } = await createAdmin(shop.db)
  const own = await createOrder()
  const other = await createOrder()
  await shop.db.query("UPDATE orders SET phone = '+201119999999' WHERE id = $1", [other])
  const { errors } = await joint(token, [own, other])
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID' } }])
  const packer = await createStaff(shop.db, 'packer')
  expect((await joint(packer.token, [own])).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ])
})
