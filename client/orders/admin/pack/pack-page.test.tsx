import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../session/session'
import { type Handlers, mockServer } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const EAN = '4006381333931'

const item = (
  id: string,
  name: string,
  quantity: number,
  gtin: string | null,
  sku: string | null,
) => ({
  __typename: 'OrderItem',
  id,
  name,
  quantity,
  returnedQuantity: 0,
  product: { __typename: 'Product', id, imageUrl: '/art/logo.svg', gtin },
  inventory: { __typename: 'ProductInventory', sku, shelf: 'A1' },
  unitsToTake: [],
})

const order = (id: string, fields: object = {}) => ({
  __typename: 'AdminOrder',
  id,
  status: 'PROCESSING',
  confirmationState: 'CONFIRMED',
  shipmentState: 'NONE',
  paymentState: 'DUE',
  recipientName: 'Mona Ali',
  items: [item('1', 'Cat bed', 2, EAN, null), item('2', 'Cat toy', 1, null, 'KOURA-12')],
  ...fields,
})

async function open(path = '/adminpack', handlers: Handlers = {}) {
  logIn(buildToken('packer'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    ordersToPack: () => ({
      adminOrders: {
        __typename: 'AdminOrderConnection',
        totalCount: 1,
        nodes: [{ __typename: 'AdminOrder', id: '48', recipientName: 'Mona Ali' }],
      },
    }),
    scannedOrders: ({ code }) => ({
      scannedOrders: ['48', '49'].includes(String(code))
        ? [{ __typename: 'AdminOrder', id: code }]
        : [],
    }),
    packableOrder: ({ id }) => ({ adminOrder: order(String(id)) }),
    packOrders: ({ ids }) => ({
      result: {
        __typename: 'OrdersPayload',
        handoverId: null,
        orders: [
          {
            __typename: 'AdminOrder',
            id: (ids as string[])[0],
            status: 'PROCESSING',
            confirmationState: 'CONFIRMED',
            shipmentState: 'PACKED',
            paymentState: 'DUE',
          },
        ],
        userErrors: [],
      },
    }),
    ...handlers,
  })
  const { user } = await renderShop({ path })
  await screen.findByRole('heading', { name: 'Pack by scanner' })
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  const scan = (text: string) => user.keyboard(`${text}{Enter}`)
  return { user, scan, ...server }
}

test('An order is scanned, then each of its items, and Enter packs it', async () => {
  const { scan, requests } = await open()
  await scan('48')
  await screen.findByText('Order #48: scan 3 items.')
  await scan(EAN)
  await screen.findByText('Cat bed: 1 of 2')
  await scan('نخعقش-12')
  await screen.findByText('Cat toy: 1 of 1')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pack' }).disabled).toBe(true)
  await scan(EAN)
  await screen.findByText(/^All items are there/)
  await scan('')
  await screen.findByText('Order #48 packed.')
  expect(requests('packOrders')).toMatchObject([{ ids: ['48'], parcelCount: 1 }])
  await screen.findByRole('button', { name: '#48 Mona Ali' })
})

test('The order that is scanned again packs it, too', async () => {
  const { scan, requests } = await open('/adminpack?order=48')
  await screen.findByText('Order #48: scan 3 items.')
  for (const code of [EAN, EAN, 'KOURA-12']) await scan(code)
  await screen.findByText(/^All items are there/)
  await scan('48')
  await waitFor(() => expect(requests('packOrders')).toHaveLength(1))
})

test('A wrong item, and one too many, are alerts; nothing is counted', async () => {
  const { scan, requests } = await open()
  await scan('48')
  await screen.findByText('Order #48: scan 3 items.')
  await scan('WRONG-1')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'WRONG ITEM: WRONG-1 is not in order #48.',
  )
  await scan('KOURA-12')
  await scan('KOURA-12')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'TOO MANY: the order has only 1 of Cat toy.',
    ),
  )
  await scan('')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('2 items of order #48 still missing.'),
  )
  await scan('49')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Order #48 is not finished.'),
  )
  expect(requests('packOrders')).toEqual([])
})

test('Without a scanner, an order is chosen and its items are counted by hand', async () => {
  const { user, requests } = await open()
  await user.click(await screen.findByRole('button', { name: '#48 Mona Ali' }))
  const box = within(await screen.findByRole('region', { name: /Mona Ali/ }))
  for (let count = 0; count < 2; count += 1)
    await user.click(box.getByRole('button', { name: 'Count one by hand: Cat bed' }))
  await user.click(box.getByRole('button', { name: 'Count one by hand: Cat toy' }))
  await user.click(box.getByRole('button', { name: 'Pack' }))
  await waitFor(() => expect(requests('packOrders')).toHaveLength(1))
})

test('An order that cannot be packed now says why', async () => {
  const { scan } = await open('/adminpack', {
    packableOrder: () => ({ adminOrder: order('48', { shipmentState: 'WITH_COURIER' }) }),
  })
  await scan('48')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Order #48 cannot be packed: /)
})
