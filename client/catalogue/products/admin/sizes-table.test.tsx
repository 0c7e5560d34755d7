import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { type Handlers, inputError, mockServer } from '../../../test/mock-server'
import { buildInventory, buildProductDetails } from '../../../test/products'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const added = (count: number, ...userErrors: unknown[]) => ({
  addProductSizes: {
    __typename: 'AddProductSizesPayload',
    products: Array.from({ length: count }, (_, index) => ({
      __typename: 'Product',
      id: String(index + 50),
    })),
    userErrors,
  },
})

const cell = (column: string, row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${column}, row ${row}` })

const paste = (field: HTMLElement, text: string) =>
  fireEvent.paste(field, { clipboardData: { getData: () => text } })

async function open(path = '/addproduct', handlers: Handlers = {}) {
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    addProductSizes: () => added(2),
    productFamily: () => ({
      adminProducts: { __typename: 'AdminProductPage', nodes: [] },
    }),
    ...handlers,
  })
  const shop = await renderShop({ path })
  await screen.findByLabelText('Name')
  return { ...shop, ...server }
}

/** A new product whose first size has been typed before it was said that there are several. */
async function openSizes(handlers: Handlers = {}) {
  const shop = await open('/addproduct', handlers)
  const { user } = shop
  await user.type(screen.getByLabelText('Name'), 'River')
  await user.type(screen.getByLabelText('Price in EGP'), '90')
  await user.type(screen.getByLabelText('SKU'), 'RV-400')
  await user.type(screen.getByLabelText('Picture URL'), '/art/river.svg')
  await user.click(screen.getByRole('button', { name: 'Add several sizes' }))
  return shop
}

const submit = (count: number) =>
  screen.getByRole('button', { name: count === 1 ? 'Add 1 size' : `Add ${count} sizes` })

const sizesOf = ({ requests }: Pick<ReturnType<typeof mockServer>, 'requests'>) =>
  (requests('addProductSizes').at(-1) as { input: { sizes: object[] } } | undefined)?.input.sizes

beforeEach(() => logIn(buildToken('admin'), 'Amira'))

test('What was typed for one size becomes the first row, and one size has it again', async () => {
  const { user } = await openSizes()
  expect(screen.queryByLabelText('Price in EGP')).toBeNull()
  expect(cell('Price in EGP', 1).value).toBe('90')
  expect(cell('SKU', 1).value).toBe('RV-400')
  await user.click(screen.getByRole('button', { name: 'Only one size' }))
  expect(screen.getByLabelText<HTMLInputElement>('Price in EGP').value).toBe('90')
  expect(screen.getByLabelText<HTMLInputElement>('SKU').value).toBe('RV-400')
})

test('Enter goes on to the next row, and adds one after the last', async () => {
  const { user } = await openSizes()
  cell('Size', 1).focus()
  await user.keyboard('400 g{Enter}2 kg{Enter}')
  expect(document.activeElement).toBe(cell('Size', 3))
  expect(cell('Size', 2).value).toBe('2 kg')
  expect(cell('Size in Arabic', 2).placeholder).toBe('2 كجم')
  await user.click(screen.getByRole('button', { name: 'Remove row 3' }))
  expect(screen.queryByRole('textbox', { name: 'Size, row 3' })).toBeNull()
})

test('A block from Excel fills cells, adds the rows that it needs, and is sent as numbers', async () => {
  const shop = await openSizes()
  paste(
    cell('Size', 1),
    '400 g\t\t95,50\t\t٦٠\t5\r\n2 kg\t٢ كيلو\t380\t400\t\t\r\nL\t\t12\t\t\t\t\t',
  )
  await waitFor(() => expect(cell('Size', 3).value).toBe('L'))
  await shop.user.click(submit(3))
  await waitFor(() => expect(sizesOf(shop)).toBeDefined())
  expect(sizesOf(shop)).toMatchObject([
    { size: '400 g', price: 95.5, wasPrice: null, costPrice: 60, stock: 5, sku: 'RV-400' },
    { size: '2 kg', sizeAr: '٢ كيلو', price: 380, wasPrice: 400, costPrice: null },
    { size: 'L', price: 12, sku: null },
  ])
  await screen.findByText('2 sizes added')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
})

test('Every row says what is wrong before anything is sent', async () => {
  const shop = await openSizes()
  paste(cell('Size', 1), '1 kg\t\t10\t5\n1 KG\t\tfree')
  await waitFor(() => expect(cell('Price in EGP', 2).value).toBe('free'))
  await shop.user.click(submit(2))
  const description = (column: string, row: number) =>
    document.getElementById(cell(column, row).getAttribute('aria-describedby') ?? '')?.textContent
  await waitFor(() => expect(description('Size', 2)).toBe('The same as in row 1.'))
  expect(description('Before the offer', 1)).toBe(
    'The price before the offer must be above the price.',
  )
  expect(description('Price in EGP', 2)).toMatch(/number/)
  expect(shop.requests('addProductSizes')).toEqual([])
})

test('What the server refuses is at its cell, which has the focus', async () => {
  const shop = await openSizes({
    addProductSizes: () => added(0, inputError('Another product has this SKU.', 'sizes.1.sku')),
  })
  paste(cell('Size', 1), '1 kg\n2 kg')
  paste(cell('Price in EGP', 1), '10\n20')
  await shop.user.click(submit(2))
  const problem = await screen.findByText('Another product has this SKU.')
  expect(cell('SKU', 2).getAttribute('aria-describedby')).toBe(problem.id)
  expect(document.activeElement).toBe(cell('SKU', 2))
  expect(cell('Size', 2).value).toBe('2 kg')
})

test('New sizes of a product begin with what it shares, under its name without a size', async () => {
  const adminProduct = {
    __typename: 'AdminProduct',
    id: '7',
    stock: 4,
    isHidden: false,
    version: 3,
    family: 'river',
    chosenCategories: null,
    collections: [],
    attributes: { ...buildProductDetails(7).attributes, netAmount: 2000, netUnit: 'G' },
    inventory: buildInventory({ sku: 'RV-2' }),
    content: { __typename: 'ProductContentTexts', en: null, ar: null },
    product: {
      __typename: 'Product',
      id: '7',
      name: 'River 2 kg',
      englishName: 'River 2 kg',
      nameAr: 'ريفر 2 كجم',
      price: 380,
      wasPrice: null,
      percentSaved: null,
      imageUrl: '/a',
      imageUrls: ['/a'],
      gtin: null,
      quantityAvailable: null,
    },
  }
  const shop = await open('/addproduct?sizesOf=7', { adminProduct: () => ({ adminProduct }) })
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('River')
  expect(screen.queryByRole('button', { name: 'Only one size' })).toBeNull()
  await shop.user.type(cell('Size', 1), '8 kg')
  await shop.user.type(cell('Price in EGP', 1), '1200')
  await shop.user.click(submit(1))
  await waitFor(() => expect(sizesOf(shop)).toBeDefined())
  expect(shop.requests('addProductSizes')).toMatchObject([
    {
      input: {
        name: 'River',
        nameAr: 'ريفر',
        family: 'river',
        productId: '7',
        attributes: { netAmount: null },
        sizes: [{ size: '8 kg', price: 1200, sku: null, gtin: '', stock: null }],
      },
    },
  ])
  await screen.findByText('2 sizes added')
})
