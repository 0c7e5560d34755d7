import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { setUpDialogs } from '../../../test/dialogs'
import { type Handlers, mockServer } from '../../../test/mock-server'
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
  inventory: null,
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

const buildState = (price: number, collections: readonly string[] = []) => ({
  __typename: 'ProductState',
  price,
  wasPrice: null,
  stock: 4,
  isHidden: false,
  brand: null,
  chosenCategories: null,
  collections,
})

const buildPreview = (id: string, problem?: string) => ({
  __typename: 'ProductChangePreview',
  id,
  displayName: `Toy ${id}`,
  version: Number(id),
  isChanged: !problem,
  before: buildState(10),
  after: problem ? null : buildState(10.5),
  userErrors: problem ? [{ __typename: 'InputError', message: problem }] : [],
})

const buildBatch = (count: number) => ({
  __typename: 'ProductChangeBatch',
  id: '3',
  kind: 'PRICE',
  count,
  undoneCount: 0,
  by: 'Amira',
  createdAt: '2026-11-26T10:00:00.000Z',
  isUndoable: true,
})

const buildPayload = (productIds: readonly string[], userErrors: readonly object[] = []) => ({
  __typename: 'ProductChangePayload',
  productIds,
  batch: buildBatch(productIds.length),
  userErrors,
})

interface ChangeVariables {
  readonly key: string
  readonly products: readonly { readonly id: string }[]
}

/** The product table with as many products, of which it shows the first two. */
async function open(total: number, handlers: Handlers = {}) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    productTable: () => ({
      adminProducts: {
        __typename: 'AdminProductPage',
        nodes: [buildRow(1), buildRow(2)],
        totalCount: total,
      },
    }),
    matchingProductIds: () => ({
      adminProducts: {
        __typename: 'AdminProductPage',
        ids: Array.from({ length: total }, (_, index) => String(index + 1)),
      },
    }),
    previewProductChange: ({ ids }) => ({
      previewProductChange: {
        __typename: 'ProductChangePreviewPayload',
        nodes: (ids as string[]).map((id) => buildPreview(id)),
        userErrors: [],
      },
    }),
    changeProducts: (variables) => {
      const { products } = variables as unknown as ChangeVariables
      return { changeProducts: buildPayload(products.map(({ id }) => id)) }
    },
    undoProductChange: () => ({ undoProductChange: buildPayload(['1', '2']) }),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/adminproducts' })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  return { user, ...server }
}

async function openPrices(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Price' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Price' }))
  await user.type(dialog.getByRole('textbox', { name: 'Per cent' }), '5')
  return dialog
}

test('Prices change after a preview of old and new, and one click undoes it', async () => {
  const { user, requests } = await open(2)
  const dialog = await openPrices(user)
  const submit = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Change 2 prices' })
  dialog.getByText('2 of 2 will change.')
  dialog.getByRole('row', { name: /Toy 1 EGP 10\.00 EGP 10\.50/ })
  await user.click(submit)
  await screen.findByText('2 products changed.')
  expect(screen.queryByRole('dialog')).toBeNull()
  const change = { price: { percent: 5, rounding: 'EXACT', wasPrice: 'KEEP' } }
  expect(requests('changeProducts')).toEqual([
    {
      key: expect.stringMatching(/^\w{32}$/),
      products: [
        { id: '1', expectedVersion: 1, expectedStock: 4 },
        { id: '2', expectedVersion: 2, expectedStock: 4 },
      ],
      change,
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone for 2 products.')
  expect(requests('undoProductChange')).toEqual([{ id: '3' }])
})

test('All that match are changed in parts, which are one change', async () => {
  const { user, requests } = await open(120)
  await user.click(screen.getByRole('button', { name: 'Select all 120 that match' }))
  await screen.findAllByText('120 selected')
  const dialog = await openPrices(user)
  await user.click(await dialog.findByRole('button', { name: 'Change 120 prices' }))
  await screen.findByText(/products changed/)
  const sent = requests('changeProducts') as unknown as readonly ChangeVariables[]
  expect(sent.map(({ products }) => products.length)).toEqual([50, 50, 20])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('Products that cannot be changed are named before, and those that failed afterwards', async () => {
  const { user, requests } = await open(3, {
    previewProductChange: () => ({
      previewProductChange: {
        __typename: 'ProductChangePreviewPayload',
        nodes: [
          buildPreview('1'),
          buildPreview('2', 'The price would be below 0.01 EGP.'),
          buildPreview('3'),
        ],
        userErrors: [],
      },
    }),
    changeProducts: () => ({
      changeProducts: buildPayload(
        ['1'],
        [
          {
            __typename: 'ProductProblem',
            code: 'CONFLICT',
            productId: '3',
            field: null,
            message: 'Someone else has changed this product.',
          },
        ],
      ),
    }),
  })
  const dialog = await openPrices(user)
  await dialog.findByText('2 of 2 will change. 1 cannot be changed.')
  dialog.getByRole('row', { name: /Toy 2 EGP 10\.00 The price would be below/ })
  await user.click(dialog.getByRole('button', { name: 'Change 2 prices' }))
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain('Toy 3 Someone else has changed this product.')
  const [sent] = requests('changeProducts') as unknown as readonly ChangeVariables[]
  expect(sent?.products.map(({ id }) => id)).toEqual(['1', '3'])
})

test('A change that cannot be previewed says why, and cannot be made', async () => {
  const { user, requests } = await open(2, {
    previewProductChange: () => ({
      previewProductChange: {
        __typename: 'ProductChangePreviewPayload',
        nodes: [],
        userErrors: [
          { __typename: 'InputError', message: 'Too much.', field: 'change.price.percent' },
        ],
      },
    }),
  })
  const dialog = await openPrices(user)
  expect((await dialog.findByRole('alert')).textContent).toBe('Too much.')
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Change 0 prices' })
  expect(submit.disabled).toBe(true)
  expect(requests('changeProducts')).toEqual([])
})

test('Hiding needs no more than a look at the preview', async () => {
  const { user, requests } = await open(2)
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Hide' }))
  await user.click(await dialog.findByRole('button', { name: 'Hide 2 products' }))
  await screen.findByText('2 products changed.')
  expect(requests('changeProducts')).toMatchObject([{ change: { hidden: true } }])
})

test('Another filter leaves nothing selected, another page does', async () => {
  const { user } = await open(60)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findAllByText('2 selected')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'Low')
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
})

test('Recent changes are listed, and can be undone', async () => {
  const { user, requests } = await open(2, {
    productChanges: () => ({ productChanges: [buildBatch(2)] }),
  })
  await user.click(screen.getByText('Recent changes of several products'))
  await user.click(await screen.findByRole('button', { name: 'Undo: Price, 2 products' }))
  await screen.findByText('Undone for 2 products.')
  expect(requests('undoProductChange')).toEqual([{ id: '3' }])
})

const COLLECTIONS = [
  ['birds', null],
  ['cages', 'birds'],
].map(([slug, parent], id) => ({
  __typename: 'AdminCollection',
  id: String(id),
  slug,
  title: slug,
  titleAr: null,
  parent,
}))

test('Products are put into collections after a preview of both', async () => {
  const { user, requests } = await open(2, {
    collectionChoices: () => ({ adminCollections: COLLECTIONS }),
    previewProductChange: () => ({
      previewProductChange: {
        __typename: 'ProductChangePreviewPayload',
        nodes: [{ ...buildPreview('1'), after: buildState(10, ['cages']) }],
        userErrors: [],
      },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Collections' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Collections' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'birds › cages' }))
  await dialog.findByRole('row', { name: 'Toy 1 No collection birds › cages' })
  await user.click(dialog.getByRole('button', { name: 'Change 1 product' }))
  await waitFor(() =>
    expect(requests('changeProducts')).toMatchObject([
      { change: { collections: { add: ['cages'], remove: [] } } },
    ]),
  )
})

test('A shop without collections says so', async () => {
  const { user } = await open(2)
  await user.click(screen.getByRole('button', { name: 'Collections' }))
  await screen.findByText('There are no collections yet. Add one under Collections first.')
})
