import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { setUpDialogs } from '../../../test/dialogs'
import { mockServer } from '../../../test/mock-server'
import { buildInventory } from '../../../test/products'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

setUpDialogs()

const buildRow = (id: number) => ({
  __typename: 'AdminProduct',
  id: String(id),
  stock: 4,
  isHidden: false,
  version: id,
  waitingCount: 0,
  inventory: buildInventory({ sku: `S-${id}` }),
  product: {
    __typename: 'Product',
    id: String(id),
    name: `Toy ${id}`,
    englishName: `Toy ${id}`,
    nameAr: null,
    price: 10,
    wasPrice: null,
    percentSaved: null,
    imageUrl: '/pictures/toy.svg',
    quantityAvailable: 4,
    gtin: null,
    categories: [],
  },
})

/** The spreadsheet of three toys; the server refuses as many products as there are problems. */
async function open(userErrors: readonly object[] = []) {
  logIn(buildToken('admin'), 'Amira')
  const { requests } = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    productTable: () => ({
      adminProducts: {
        __typename: 'AdminProductPage',
        nodes: [1, 2, 3].map(buildRow),
        totalCount: 3,
      },
    }),
    changeProducts: () => ({
      changeProducts: {
        __typename: 'ProductChangePayload',
        productIds: [],
        batch: {
          __typename: 'ProductChangeBatch',
          id: '3',
          kind: 'VALUES',
          count: 2,
          undoneCount: 0,
          by: 'Amira',
          createdAt: '2026-11-26T10:00:00.000Z',
          isUndoable: true,
        },
        userErrors,
      },
    }),
    undoProductChange: () => ({
      undoProductChange: {
        __typename: 'ProductChangePayload',
        productIds: ['1', '2'],
        batch: null,
        userErrors: [],
      },
    }),
  })
  const { user } = await renderShop({ path: '/adminproducts' })
  await user.click(await screen.findByRole('button', { name: 'Edit in a spreadsheet' }))
  const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const paste = (name: string, text: string) => {
    fireEvent.focus(cell(name))
    fireEvent.paste(cell(name), { clipboardData: { getData: () => text } })
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }))
  return { user, cell, paste, save, requests }
}

test('A block from Excel is pasted from a cell on, saved as one change, and undone', async () => {
  const { user, cell, paste, save, requests } = await open()
  paste('Price in EGP of Toy 2', '12.50\t8\t20\r\n13\t\t٣\r\n99\t1\t1\r\n')
  expect(cell('Price in EGP of Toy 2').value).toBe('12.50')
  expect(cell('Stock of Toy 3').value).toBe('٣')
  await screen.findByText('1 pasted row has no product on this page, and was left out')
  screen.getByText('2 products changed, not saved')
  await save()
  await screen.findByText('2 products changed.')
  expect(requests('changeProducts')).toEqual([
    {
      key: expect.stringMatching(/^\w{32}$/),
      products: [
        { id: '2', expectedVersion: 2, expectedStock: 4 },
        { id: '3', expectedVersion: 3, expectedStock: 4 },
      ],
      change: {
        values: [
          { productId: '2', price: 12.5, costPrice: 8, stock: 20 },
          { productId: '3', price: 13, stock: 3 },
        ],
      },
    },
  ])
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  await waitFor(() => expect(requests('undoProductChange')).toMatchObject([{ id: '3' }]))
})

test('Every cell that stands for nothing says so at once, and nothing is sent', async () => {
  const { cell, paste, save, requests } = await open()
  paste('Barcode of Toy 1', '123\tfree\t-1\t2.5')
  screen.getByText(/4 cells to correct/)
  for (const name of [
    'Barcode of Toy 1',
    'Price in EGP of Toy 1',
    'Cost of Toy 1',
    'Stock of Toy 1',
  ])
    expect(cell(name).getAttribute('aria-invalid'), name).toBe('true')
  await save()
  expect(document.activeElement).toBe(cell('Barcode of Toy 1'))
  expect(requests('changeProducts')).toEqual([])
})

test('Ctrl+D fills a column down, Ctrl+Z undoes a step, and Enter goes down', async () => {
  const { user, cell } = await open()
  await user.clear(cell('Stock of Toy 1'))
  await user.type(cell('Stock of Toy 1'), '30')
  await user.keyboard('{Control>}d{/Control}')
  const stocks = () => [1, 2, 3].map((id) => cell(`Stock of Toy ${id}`).value)
  expect(stocks()).toEqual(['30', '30', '30'])
  await user.keyboard('{Control>}z{/Control}')
  expect(stocks()).toEqual(['30', '4', '4'])
  await user.keyboard('{Control>}z{/Control}')
  expect(stocks()).toEqual(['4', '4', '4'])
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(cell('Stock of Toy 2'))
})

test('What the server refuses stays in its cell with the reason, and the rest is saved', async () => {
  const { user, cell, save } = await open([
    {
      __typename: 'ProductProblem',
      code: 'INVALID',
      productId: '2',
      field: 'sku',
      message: 'Toy 9 has this SKU.',
    },
  ])
  for (const id of [1, 2]) await user.type(cell(`SKU of Toy ${id}`), 'X')
  await save()
  await screen.findByText('1 product was not saved')
  const refused = cell('SKU of Toy 2')
  expect([refused.value, refused.getAttribute('aria-invalid')]).toEqual(['S-2X', 'true'])
  screen.getByText('Toy 9 has this SKU.')
  screen.getByText('1 product changed, not saved')
})
