import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../../platform/session/session'
import { type Handlers, mockServer } from '../../../../test/mock-server'
import { renderShop } from '../../../../test/render-shop'
import { buildToken } from '../../../../test/tokens'

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
  productId: id,
  productToPack: {
    __typename: 'ProductToPack',
    imageUrl: '/art/logo.svg',
    shelf: 'A1',
    sku,
    gtin,
  },
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
  takesBack: [],
  items: [item('1', 'Cat bed', 2, EAN, null), item('2', 'Cat toy', 1, null, 'KOURA-12')],
  ...fields,
})

const coded = (id: string, name: string) => ({
  __typename: 'AdminProduct',
  id,
  stock: 4,
  product: { __typename: 'Product', id, name, gtin: null },
  inventory: { __typename: 'ProductInventory', sku: null },
})

async function open(
  path = '/adminpack',
  handlers: Handlers = {},
  role: 'admin' | 'packer' = 'packer',
) {
  logIn(buildToken(role), 'Amira')
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
    scannedProducts: () => ({ scannedProducts: [] }),
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

const UNKNOWN = '036000291452'

test('An unknown barcode is given to an item of the order on the spot, and counts at once', async () => {
  let gtin: string | null = null
  const { user, scan, requests } = await open(
    '/adminpack?order=48',
    {
      packableOrder: () => ({
        adminOrder: order('48', {
          items: [item('1', 'Cat bed', 2, EAN, null), item('2', 'Cat toy', 1, gtin, 'KOURA-12')],
        }),
      }),
      setProductCode: ({ code }) => {
        gtin = String(code)
        return {
          setProductCode: { __typename: 'SetProductCodePayload', productId: '2', userErrors: [] },
        }
      },
    },
    'admin',
  )
  await screen.findByText('Order #48: scan 3 items.')
  await scan(EAN)
  await scan(UNKNOWN)
  const box = within(await screen.findByRole('region', { name: 'Not counted' }))
  // Further scans are not lost.
  expect(document.activeElement).toBe(screen.getByLabelText('Barcode or SKU of an item'))
  const likely = within(
    box.getByRole('list', { name: 'Which item of the order is it?' }),
  ).getAllByRole('button')
  expect(likely.map(({ textContent }) => textContent)).toEqual(['Cat toy', 'Cat bed'])
  await user.click(box.getByRole('button', { name: 'Cat toy' }))
  await screen.findByText('Cat toy: 1 of 1')
  expect(requests('setProductCode')).toEqual([{ productId: '2', code: UNKNOWN, replaces: null }])
  expect(screen.queryByRole('region', { name: 'Not counted' })).toBeNull()
  screen.getByText('1 of 2')
  expect(document.activeElement).toBe(screen.getByLabelText('Barcode or SKU of an item'))
})

test('A barcode that was given to a product of the order meanwhile counts', async () => {
  let gtin: string | null = null
  const { scan } = await open('/adminpack?order=48', {
    packableOrder: () => ({
      adminOrder: order('48', { items: [item('2', 'Cat toy', 2, gtin, null)] }),
    }),
    scannedProducts: () => {
      gtin = UNKNOWN
      return {
        scannedProducts: [
          { __typename: 'ScannedProduct', reserved: 0, product: coded('2', 'Cat toy') },
        ],
      }
    },
  })
  await screen.findByText('Order #48: scan 2 items.')
  await scan(UNKNOWN)
  await screen.findByText('Cat toy: 1 of 2')
})

test('A product that is not in the order is named, and nobody is asked whose code it is', async () => {
  const { scan } = await open(
    '/adminpack?order=48',
    {
      scannedProducts: () => ({
        scannedProducts: [
          { __typename: 'ScannedProduct', reserved: 0, product: coded('7', 'Dog bowl') },
        ],
      }),
    },
    'admin',
  )
  await screen.findByText('Order #48: scan 3 items.')
  await scan(UNKNOWN)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'WRONG ITEM: Dog bowl is not in order #48.',
  )
  expect(screen.queryByRole('region', { name: 'Not counted' })).toBeNull()
})

test('Users who may not change products see who can, and no form', async () => {
  const { scan } = await open('/adminpack?order=48')
  await screen.findByText('Order #48: scan 3 items.')
  await scan(UNKNOWN)
  const box = within(await screen.findByRole('region', { name: 'Not counted' }))
  box.getByText(`Ask the owner or a manager to give ${UNKNOWN} to a product.`)
  expect(box.queryByRole('list', { name: 'Which item of the order is it?' })).toBeNull()
  expect(box.getAllByRole('button')).toHaveLength(1)
})

test('An order that goes out in exchange says what its courier takes back', async () => {
  const takesBack = [{ __typename: 'TakenBackItem', name: 'Cat bed 60 cm', quantity: 1 }]
  await open('/adminpack?order=48', {
    packableOrder: () => ({ adminOrder: order('48', { takesBack }) }),
  })
  const note = await screen.findByText('Exchange: take back')
  expect(note.parentElement?.textContent).toBe('Exchange: take back 1 × Cat bed 60 cm')
})
