import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { setUpDialogs } from '../../../test/dialogs'
import { inputError, mockServer } from '../../../test/mock-server'
import { buildInventory } from '../../../test/products'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

setUpDialogs()

interface Variables {
  readonly input: {
    readonly price: number
    readonly wasPrice?: number | null
    readonly stock?: number | null
    readonly hidden?: boolean
  }
  readonly expectedVersion: number
}

const adminProduct = (price: number, version: number) => ({
  __typename: 'AdminProduct',
  id: '7',
  stock: 4,
  isHidden: false,
  version,
  waitingCount: 0,
  inventory: buildInventory({ sku: 'CAT-1', marginPercent: 12.5, isLowStock: true }),
  product: {
    __typename: 'Product',
    id: '7',
    name: 'Cat Toy',
    englishName: 'Cat Toy',
    nameAr: null,
    price,
    wasPrice: null,
    percentSaved: null,
    imageUrl: '/pictures/cat-toy.svg',
    quantityAvailable: 4,
    gtin: null,
    categories: [{ __typename: 'Category', title: 'Toys' }],
  },
})

/** The product table with one product at 35.50, in a shop that counts versions. */
async function open(refusal?: ReturnType<typeof inputError>) {
  logIn(buildToken('admin'), 'Amira')
  let current = adminProduct(35.5, 1)
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    productTable: () => ({
      adminProducts: {
        __typename: 'AdminProductConnection',
        nodes: [current],
        totalCount: 1,
      },
    }),
    updateProduct: (variables) => {
      const { input, expectedVersion } = variables as unknown as Variables
      if (!refusal) current = adminProduct(input.price, expectedVersion + 1)
      return {
        updateProduct: {
          __typename: 'ProductPayload',
          adminProduct: refusal ? null : current,
          userErrors: refusal ? [refusal] : [],
        },
      }
    },
  })
  const { user } = await renderShop({ path: '/adminproducts' })
  const field = await screen.findByLabelText<HTMLInputElement>('Price of Cat Toy in EGP')
  const sent = () =>
    server.requests('updateProduct').map((variables) => {
      const { input, expectedVersion } = variables as unknown as Variables
      return [input.price, expectedVersion]
    })
  return { user, field, sent, server }
}

test('The table has the SKU, the category, the margin and a mark for a low stock', async () => {
  await open()
  const row = (await screen.findByText('CAT-1')).closest('tr')
  const cell = (name: string) => row?.querySelector(`[data-column="${name}"]`)?.textContent
  expect(['margin', 'category'].map(cell)).toEqual(['12.5%', 'Toys'])
  expect(row?.textContent).toContain('Low')
})

test('A price is not saved by leaving its field, and shows old and new until it is', async () => {
  const { user, field, sent } = await open()
  await user.clear(field)
  await user.type(field, '3550')
  await user.click(document.body)
  expect(screen.getByText('EGP 35.50 → EGP 3,550.00')).toBeTruthy()
  expect(sent()).toEqual([])
  await user.click(
    screen.getByRole('button', { name: 'Cancel the change to the price of Cat Toy' }),
  )
  expect(field.value).toBe('35.50')
  expect(sent()).toEqual([])
})

test.each([
  ['Enter', (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('{Enter}')],
  [
    'its button',
    (user: Awaited<ReturnType<typeof open>>['user']) =>
      user.click(screen.getByRole('button', { name: 'Save the price of Cat Toy' })),
  ],
])('%s saves a price, which can then be undone', async (_name, save) => {
  const { user, field, sent } = await open()
  await user.clear(field)
  await user.type(field, '3550')
  await save(user)
  await screen.findByText('Was EGP 35.50')
  expect(field.value).toBe('3550.00')
  await user.click(screen.getByRole('button', { name: 'Undo the change to the price of Cat Toy' }))
  await waitFor(() => expect(field.value).toBe('35.50'))
  expect(sent()).toEqual([
    [3550, 1],
    [35.5, 2],
  ])
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('Escape discards a price that is not saved', async () => {
  const { user, field, sent } = await open()
  await user.clear(field)
  await user.type(field, '3550{Escape}{Enter}')
  expect(field.value).toBe('35.50')
  expect(sent()).toEqual([])
})

test('The wheel and the arrow keys change no price', async () => {
  const { user, field } = await open()
  await user.click(field)
  for (let tick = 0; tick < 6; tick += 1) fireEvent.wheel(field, { deltaY: 100 })
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(field.value).toBe('35.50')
  // Browsers do so in fields for numbers, which jsdom does not imitate.
  expect(field.type).toBe('text')
})

test('The second of two editors is told, and sees the price of the first', async () => {
  const { user, field, sent, server } = await open(
    inputError('Somebody has changed this product.', null, 'CONFLICT'),
  )
  const loaded = server.requests('productTable').length
  await user.clear(field)
  await user.type(field, '40{Enter}')
  await screen.findByText('Somebody has changed this product.')
  expect(sent()).toEqual([[40, 1]])
  await waitFor(() => expect(server.requests('productTable').length).toBeGreaterThan(loaded))
  expect(field.value).toBe('35.50')
})

/** Two products, whose edits all succeed. */
async function openTwo() {
  logIn(buildToken('admin'), 'Amira')
  const rows = [7, 8].map((id) => ({
    ...adminProduct(35.5, 1),
    id: String(id),
    product: { ...adminProduct(35.5, 1).product, id: String(id), name: `Toy ${id}` },
  }))
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    productTable: () => ({
      adminProducts: { __typename: 'AdminProductConnection', nodes: rows, totalCount: 2 },
    }),
    updateProduct: ({ id, ...variables }) => {
      const { input } = variables as unknown as Variables
      const row = rows.find((one) => one.id === id) ?? adminProduct(35.5, 1)
      const { price, wasPrice = row.product.wasPrice, hidden = row.isHidden, ...rest } = input
      return {
        updateProduct: {
          __typename: 'ProductPayload',
          adminProduct: {
            ...row,
            ...rest,
            isHidden: hidden,
            version: 2,
            product: { ...row.product, price, wasPrice },
          },
          userErrors: [],
        },
      }
    },
  })
  const { user } = await renderShop({ path: '/adminproducts' })
  const find = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
  const sent = () =>
    server.requests('updateProduct').map((variables) => (variables as unknown as Variables).input)
  return { user, find, sent, requests: server.requests }
}

test('Enter saves a stock and goes to that of the next product, and Tab goes on in the row', async () => {
  const { user, find, sent, requests } = await openTwo()
  const field = await find('Stock of Toy 7')
  await user.clear(field)
  await user.type(field, '9{Enter}')
  expect(document.activeElement).toBe(await find('Stock of Toy 8'))
  await screen.findByText('Was 4')
  expect(sent()).toMatchObject([{ stock: 9 }])
  // The stock that was shown: what is sold in the meantime stays sold.
  expect(requests('updateProduct')).toMatchObject([
    { id: '7', expectedVersion: 1, expectedStock: 4 },
  ])
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(field)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(await find('Show Toy 7 in the shop'))
})

test('A price before the offer is set and removed in its cell', async () => {
  const { user, find, sent } = await openTwo()
  const field = await find('Price of Toy 7 before the offer, in EGP')
  await user.type(field, '50{Enter}')
  await screen.findByText('Was No offer')
  await user.clear(field)
  await user.type(field, '{Enter}')
  await screen.findByText('Was EGP 50.00')
  expect(sent().map(({ wasPrice }) => wasPrice)).toEqual([50, null])
})

test('A product is hidden and shown again with one click each', async () => {
  const { user, find, sent } = await openTwo()
  const box = await find('Show Toy 8 in the shop')
  expect(box.checked).toBe(true)
  await user.click(box)
  await waitFor(() => expect(box.checked).toBe(false))
  expect(sent()).toMatchObject([{ hidden: true, price: 35.5 }])
})

test('A stock that is no whole number is not saved, and the focus stays', async () => {
  const { user, find, sent } = await openTwo()
  const field = await find('Stock of Toy 7')
  await user.clear(field)
  await user.type(field, '2.5{Enter}')
  await screen.findByText(/^Stock must be a whole number/)
  expect(document.activeElement).toBe(field)
  expect(sent()).toEqual([])
})

test('Deleting is in the menu of a row, which Escape and another choice close', async () => {
  await openTwo()
  const menu = await screen.findByLabelText('Actions: Toy 7')
  const details = menu.closest('details')
  fireEvent.click(menu)
  await waitFor(() => expect(details?.open).toBe(true))
  fireEvent.keyDown(menu, { key: 'Escape' })
  expect(details?.open).toBe(false)
  fireEvent.click(menu)
  fireEvent.click(screen.getByRole('button', { name: 'Delete Product: Toy 7' }))
  expect(details?.open).toBe(false)
  await screen.findByRole('dialog', { name: 'Are you sure you want to delete this product?' })
})
