import { expect, test } from 'vitest'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../test/factories'
import { setUpShop } from '../test/shop'

const shop = setUpShop()

interface Messages {
  readonly orderId: string
  readonly confirmationMessage: string | null
  readonly reminderMessage: string | null
  readonly lastSent: { readonly kind: string; readonly sentBy: string | null } | null
}

async function read(token: string, ...orderIds: readonly number[]) {
  const { data, errors } = await shop.graphql<{ customerMessages: Messages[] } | null>(
    `query ($orderIds: [ID!]!) { customerMessages(orderIds: $orderIds) {
       orderId confirmationMessage reminderMessage lastSent { kind sentBy } } }`,
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
  expect(before.messages).toMatchObject([{ orderId: String(id), lastSent: null }])
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
