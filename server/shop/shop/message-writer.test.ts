import { expect, test } from 'vitest'
import { saveCourier } from '../../orders/couriers/couriers.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

interface Payload {
  readonly userErrors: readonly { readonly field: string | null; readonly message: string }[]
}

async function update(token: string, input: object): Promise<Payload['userErrors']> {
  const { data: current } = await shop.graphql<{ settings: { version: number } }>(
    '{ settings { version } }',
    { token },
  )
  const { data } = await shop.graphql<{ updateSettings: Payload }>(
    `mutation ($input: SettingsInput!, $version: Int!) {
       updateSettings(input: $input, expectedVersion: $version) { userErrors { field message } } }`,
    { token, variables: { input, version: current.settings.version } },
  )
  return data.updateSettings.userErrors
}

async function messagesOf(token: string, id: number) {
  const { data } = await shop.graphql<{
    customerMessages: { confirmationMessage: string; reminderMessage: string }[]
    adminOrder: { confirmationMessage: string; confirmationUrl: string }
  }>(
    `query ($id: ID!) {
       customerMessages(orderIds: [$id]) { confirmationMessage reminderMessage }
       adminOrder(id: $id) { confirmationMessage confirmationUrl } }`,
    { token, variables: { id } },
  )
  return { ...data.customerMessages[0], ...data.adminOrder }
}

test('Messages to customers are worded as the owner has set, in the language of each', async () => {
  const { token } = await createAdmin(shop.db)
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { name: 'Cat toy' })
  const { id } = await placeOrder(shop.db, shopper, [product], 2)
  const before = await messagesOf(token, id)
  expect(before.confirmationMessage).toContain(`#${id}`)
  expect(before.confirmationMessage.endsWith(`: ${before.confirmationUrl}`)).toBe(true)

  expect(
    await update(token, {
      confirmMessage: '{shop}: {items} = {total}\n{link}\nThank you, {name}!',
      reminderMessage: 'Still there, {name}? {link}',
      confirmMessageAr: 'أهلا {name} {link}',
    }),
  ).toEqual([])
  const english = await messagesOf(token, id)
  expect(english.confirmationMessage).toMatch(/: 2 × Cat toy = EGP/)
  expect(english.confirmationMessage).toContain(`\n${english.confirmationUrl}\nThank you, `)
  expect(english.reminderMessage).toMatch(/^Still there, .+\? https?:/)

  await shop.db.query("UPDATE users SET locale = 'ar' WHERE id = $1", [shopper.id])
  const arabic = await messagesOf(token, id)
  expect(arabic.confirmationMessage).toMatch(/^أهلا /)
  expect(arabic.confirmationUrl).toContain('/ar/confirm/')
  expect(arabic.reminderMessage).toContain('ينتظر ردك')

  expect(await update(token, { confirmMessageAr: null })).toEqual([])
  expect((await messagesOf(token, id)).confirmationMessage).toContain('شكرًا لطلبك')
})

test('A long order names its first items, and how many more there are', async () => {
  const { token } = await createAdmin(shop.db)
  const shopper = await createShopper(shop.db)
  const products = []
  for (let count = 0; count < 12; count += 1) products.push(await createProduct(shop.db))
  const { id } = await placeOrder(shop.db, shopper, products)
  await update(token, { confirmMessage: '{items} {link}' })
  const { confirmationMessage } = await messagesOf(token, id)
  expect(confirmationMessage.match(/1 × /g)).toHaveLength(10)
  expect(confirmationMessage).toContain(', 2 more http')
})

test('A template that cannot work is refused by name and line, and nothing changes', async () => {
  const { token } = await createAdmin(shop.db)
  expect(
    await update(token, {
      reminderMessage: 'Hello {nmae}\n{link}',
      driverMessageAr: 'أهلا {name}',
    }),
  ).toEqual([
    { field: 'reminderMessage', message: expect.stringContaining('Line 1: {nmae}') as string },
    { field: 'driverMessageAr', message: 'Without {link}, nobody can answer: add it.' },
  ])
})

test('Drivers get their link as the owner has worded it', async () => {
  const { token } = await createAdmin(shop.db)
  const courier = await saveCourier(shop.db, null, { name: 'Karim' })
  await update(token, { driverMessageAr: 'صباح الخير {name}\n{link}' })
  const { data } = await shop.graphql<{
    createDriverLink: { driverLink: { url: string; message: string } }
  }>('mutation ($id: ID!) { createDriverLink(courierId: $id) { driverLink { url message } } }', {
    token,
    variables: { id: courier.id },
  })
  const { url, message } = data.createDriverLink.driverLink
  expect(message).toBe(`صباح الخير \u2068Karim\u2069\n${url}`)
})

test('The owner reads the texts of the shop with a sample; others do not', async () => {
  const QUERY = '{ messageTemplates { setting defaultText placeholders { name sample } } }'
  const { token } = await createAdmin(shop.db)
  const { data } = await shop.graphql<{
    messageTemplates: {
      setting: string
      defaultText: string
      placeholders: { name: string; sample: string }[]
    }[]
  }>(QUERY, { token })
  expect(data.messageTemplates.map(({ setting }) => setting)).toEqual([
    'CONFIRM_MESSAGE',
    'CONFIRM_MESSAGE_AR',
    'REMINDER_MESSAGE',
    'REMINDER_MESSAGE_AR',
    'DRIVER_MESSAGE_AR',
  ])
  for (const { defaultText, placeholders } of data.messageTemplates) {
    expect(defaultText).toContain('{link}')
    for (const { sample } of placeholders) expect(sample).not.toBe('')
  }
  const caller = await createStaff(shop.db, 'caller')
  const { errors } = await shop.graphql(QUERY, { token: caller.token })
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
})
