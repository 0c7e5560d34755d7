import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Role } from '#domain/accounts/roles'
import { logIn } from '../platform/session/session'
import { buildAddress } from '../test/addresses'
import { buildAdminOrder, buildOrderList, ORDER_DESK_HANDLERS } from '../test/admin-orders'
import {
  createDeferred,
  graphQLError,
  type Handlers,
  inputError,
  mockServer,
  networkError,
} from '../test/mock-server'
import { buildInventory, buildProductDetails } from '../test/products'
import { renderShop } from '../test/render-shop'
import { buildToken } from '../test/tokens'

const pendingOrders = () => ({
  adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 },
})

async function open(path: string, handlers: Handlers, role: Role = 'admin') {
  logIn(buildToken(role), 'Amira')
  const server = mockServer({ pendingOrders, ...ORDER_DESK_HANDLERS, ...handlers })
  return { ...(await renderShop({ path })), ...server }
}

const product = {
  __typename: 'Product',
  id: '7',
  name: 'Nilo Toy',
  englishName: 'Nilo Toy',
  nameAr: null,
  price: 20,
  wasPrice: null,
  percentSaved: null,
  imageUrl: '/t.svg',
  imageUrls: ['/t.svg'],
  gtin: null,
  categories: [],
  quantityAvailable: null,
}

const { attributes: NO_ATTRIBUTES } = buildProductDetails(7)

const buildAdminProduct = (changes: Record<string, unknown> = {}) => ({
  __typename: 'AdminProduct',
  id: '7',
  stock: 10,
  isHidden: false,
  version: 3,
  waitingCount: 0,
  family: null,
  chosenCategories: null,
  collections: [],
  product,
  attributes: NO_ATTRIBUTES,
  inventory: buildInventory(),
  content: { __typename: 'ProductContentTexts', en: null, ar: null },
  ...changes,
})

const order = (status = 'PENDING', items: unknown[] = []) => buildAdminOrder(31, { status, items })

const adminOrders = (...nodes: unknown[]) => buildOrderList(nodes)

/** The list of orders, with one of them open. */
const OPEN_ORDER = '/adminorder?order=31'

const products = (...nodes: unknown[]) => ({
  __typename: 'AdminProductPage',
  nodes,
  totalCount: nodes.length,
})

test('A shopper is redirected to the home page', async () => {
  const { currentLocation } = await open('/adminorder', {}, 'shopper')
  await waitFor(() => expect(currentLocation().pathname).toBe('/home'))
})

test.each([OPEN_ORDER, '/adminorder/31'])('%s shows the note for the courier', async (path) => {
  const shippingAddress = buildAddress(1, { courierNote: 'Please call on arrival' })
  const noted = { ...order(), shippingAddress }
  await open(path, {
    adminOrders: () => adminOrders(noted),
    adminOrder: () => ({ adminOrder: noted }),
  })
  await screen.findByText('Please call on arrival')
})

test.each([OPEN_ORDER, '/adminorder/31'])(
  '%s shows why the shopper cancelled an order',
  async (path) => {
    const cancelled = { ...order('CANCELLED'), cancelReason: 'Ordered by mistake' }
    await open(path, {
      adminOrders: () => adminOrders(cancelled),
      adminOrder: () => ({ adminOrder: cancelled }),
    })
    await screen.findByText('Ordered by mistake')
  },
)

const orderEvent = (id: number) =>
  new Response(`event: orderChanged\ndata: {"id":${id}}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  })

describe('The sheet of an order', () => {
  async function openSheet(statuses: readonly string[], events?: () => Promise<Response>) {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    let reads = 0
    const opened = await open('/adminorder/31', {
      adminOrder: () => {
        const status = statuses[Math.min(reads, statuses.length - 1)]
        reads += 1
        if (!status) return networkError()
        return { adminOrder: order(status) }
      },
      ...(events && { events }),
    })
    return { ...opened, print }
  }

  const CANCELLED = 'This order was cancelled: do not hand it out, and collect nothing.'

  test('says what to collect, or that it was cancelled and cannot be printed', async () => {
    const { unmount } = await openSheet(['PENDING'])
    await screen.findByText('Cash to collect')
    expect(screen.queryByText(CANCELLED)).toBeNull()
    unmount()
    await openSheet(['CANCELLED'])
    await screen.findByText(CANCELLED)
    expect(screen.queryByText('Cash to collect')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  })

  test('of a delivered order has nothing to collect', async () => {
    await openSheet(['COMPLETED'])
    await screen.findByRole('button', { name: 'Print' })
    expect(screen.queryByText('Cash to collect')).toBeNull()
  })

  test('is printed after it was read once more', async () => {
    const { user, print, requests } = await openSheet(['PENDING', 'PROCESSING'])
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(requests('adminOrder')).toHaveLength(2)
  })

  test('that was cancelled since it was opened is not printed', async () => {
    const { user, print } = await openSheet(['PENDING', 'CANCELLED'])
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    await screen.findByText(CANCELLED)
    expect(print).not.toHaveBeenCalled()
  })

  test('that cannot be read once more is not printed', async () => {
    const { user, print } = await openSheet(['PENDING', ''])
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    await screen.findByText('Failed to fetch orders.')
    expect(print).not.toHaveBeenCalled()
    screen.getByText('Cash to collect')
  })

  test('says whether the customer was shown no fees', async () => {
    for (const hasUnseenFee of [true, false]) {
      const { unmount } = await open('/adminorder/31', {
        adminOrder: () => ({ adminOrder: { ...order(), hasUnseenFee } }),
      })
      const sheet = within(await screen.findByRole('article'))
      expect(sheet.queryByText('Fee not shown') !== null).toBe(hasUnseenFee)
      expect(sheet.queryByText(/Tell the customer the amount to pay/) !== null).toBe(hasUnseenFee)
      unmount()
    }
  })

  test('notices while it is open that the order was cancelled', async () => {
    const { promise, resolve } = createDeferred()
    await openSheet(['PENDING', 'CANCELLED'], async () => {
      await promise
      return orderEvent(31)
    })
    await screen.findByText('Cash to collect')
    resolve()
    await screen.findByText(CANCELLED)
  })
})

test('The list notices that a customer has cancelled an order, and says so', async () => {
  const { promise, resolve } = createDeferred()
  await open('/adminorder', {
    adminOrders: () => adminOrders(order()),
    adminOrder: () => ({ adminOrder: order('CANCELLED') }),
    events: async () => {
      await promise
      return orderEvent(31)
    },
  })
  const row = await screen.findByRole('row', { name: /Mona Ali/ })
  within(row).getByText('Pending')
  resolve()
  await screen.findByText('Order #31 was cancelled. Do not hand it out.')
  within(row).getByText('Cancelled')
})

test('An order of an app that shows no fees says so, others do not', async () => {
  for (const hasUnseenFee of [true, false]) {
    const shown = { ...order(), hasUnseenFee }
    const { unmount } = await open(OPEN_ORDER, {
      adminOrders: () => adminOrders(shown),
      adminOrder: () => ({ adminOrder: shown }),
    })
    const card = within(await screen.findByRole('article'))
    expect(card.queryByText('Fee not shown') !== null).toBe(hasUnseenFee)
    unmount()
  }
})

test('A page without orders shows an empty state', async () => {
  await open('/adminorder', { adminOrders: () => adminOrders() })
  await screen.findByText('No orders available')
})

test('An order without items shows its customer and address', async () => {
  await open(OPEN_ORDER, {
    adminOrders: () => adminOrders(order()),
    adminOrder: () => ({ adminOrder: order() }),
  })
  const card = within(await screen.findByRole('article'))
  card.getByText('Mona Ali')
  card.getByText('01012345678')
  card.getByText('5 Pyramid Road')
  card.getByText('Giza')
  card.getByText('No items available')
})

test('Orders that fail to load can be retried', async () => {
  let attempts = 0
  const { user } = await open('/adminorder', {
    adminOrders: () => {
      attempts += 1
      return attempts === 1 ? networkError() : adminOrders()
    },
  })
  await screen.findByText('Failed to fetch orders.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No orders available')
})

test.each([
  {
    path: '/adminorder',
    filter: 'Status',
    option: 'Processing',
    failure: 'Failed to fetch orders.',
    item: 'Mona Ali',
  },
  {
    path: '/adminproducts',
    filter: 'In the shop',
    option: 'Hidden',
    failure: 'Failed to load products. Please try again later.',
    item: 'Nilo Toy',
  },
])('$path does not show the list of another filter when one fails to load', async (page) => {
  let isDown = false
  const { user } = await open(page.path, {
    adminOrders: () => (isDown ? networkError() : adminOrders(order())),
    productTable: () =>
      isDown ? networkError() : { adminProducts: products(buildAdminProduct()) },
  })
  await screen.findByText(page.item)
  isDown = true
  await user.selectOptions(screen.getByRole('combobox', { name: page.filter }), page.option)
  await screen.findByText(page.failure)
  expect(screen.queryByText(page.item)).toBeNull()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(page.item)
})

test('An HTML response is reported as unexpected', async () => {
  await open('/adminorder', {
    adminOrders: () => new Response('<h1>Hello</h1>', { status: 200 }),
  })
  await screen.findByText('Unexpected response structure.')
})

const savedStatus = (status: string) => ({
  setOrderStatus: { __typename: 'SetOrderStatusPayload', order: order(status), userErrors: [] },
})

/** Chooses a status of the order, and returns the button that sets it. */
async function chooseStatus(user: UserEvent, status: string) {
  await user.selectOptions(await screen.findByLabelText('Status of order #31'), status)
  return screen.getByRole('button', { name: `Set to ${status}` })
}

test('A chosen status says what will follow, and is set by a button only', async () => {
  const { user, requests } = await open(OPEN_ORDER, {
    adminOrders: () => adminOrders(order()),
    adminOrder: () => ({ adminOrder: order() }),
    setOrderStatus: () => savedStatus('COMPLETED'),
  })
  await chooseStatus(user, 'Cancelled')
  screen.getByText(/gets an email that the order was cancelled/)
  screen.getByText(/go back into stock/)
  const set = await chooseStatus(user, 'Completed')
  screen.getByText('The customer gets an email that the order was delivered and paid for.')
  expect(screen.queryByText(/stock/)).toBeNull()
  expect(requests('setOrderStatus')).toEqual([])
  await user.click(set)
  await screen.findByText('Order status updated successfully!')
  expect(requests('setOrderStatus')).toEqual([
    { id: '31', status: 'COMPLETED', expected: 'PENDING' },
  ])
  expect(screen.queryByRole('button', { name: /^Set to/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Status of order #31'))
})

test('A chosen status can be left as it is', async () => {
  const { user, requests } = await open(OPEN_ORDER, {
    adminOrders: () => adminOrders(order('CANCELLED')),
    adminOrder: () => ({ adminOrder: { ...order('CANCELLED'), customer: null } }),
  })
  await chooseStatus(user, 'Pending')
  screen.getByText('Nobody gets an email: the order has no account.')
  screen.getByText(/taken out of stock again/)
  await user.click(screen.getByRole('button', { name: 'Keep Cancelled' }))
  const select = screen.getByLabelText<HTMLSelectElement>('Status of order #31')
  expect(select.value).toBe('CANCELLED')
  expect(document.activeElement).toBe(select)
  expect(requests('setOrderStatus')).toEqual([])
})

test('Who sets a status that somebody else has changed meanwhile is told, and sees the current one', async () => {
  let status = 'PENDING'
  const { user } = await open(OPEN_ORDER, {
    adminOrders: () => adminOrders(order()),
    adminOrder: () => ({ adminOrder: order(status) }),
    setOrderStatus: () => ({
      setOrderStatus: {
        __typename: 'SetOrderStatusPayload',
        order: null,
        userErrors: [
          {
            __typename: 'StatusChanged',
            message: 'This order is now “Completed”.',
            field: null,
          },
        ],
      },
    }),
  })
  const set = await chooseStatus(user, 'Cancelled')
  status = 'COMPLETED'
  await user.click(set)
  await screen.findByText('Failed to update order status. This order is now “Completed”.')
  const select = screen.getByLabelText<HTMLSelectElement>('Status of order #31')
  await waitFor(() => expect(select.value).toBe('COMPLETED'))
  expect(screen.queryByRole('button', { name: /^Set to/ })).toBeNull()
})

test('A status that fails to save stays as it was, and can be tried again', async () => {
  let isDown = true
  const { user } = await open(OPEN_ORDER, {
    adminOrders: () => adminOrders(order()),
    adminOrder: () => ({ adminOrder: order() }),
    setOrderStatus: () => (isDown ? networkError() : savedStatus('CANCELLED')),
  })
  const set = await chooseStatus(user, 'Cancelled')
  await user.click(set)
  await screen.findByText('Failed to update order status.')
  const card = screen.getByRole('article')
  expect(card.querySelector('.status-badge')?.textContent).toBe('Pending')
  isDown = false
  await user.click(set)
  await waitFor(() => expect(card.querySelector('.status-badge')?.textContent).toBe('Cancelled'))
})

test('All fields of a new product except the stock are required', async () => {
  const { user, requests } = await open('/addproduct', {})
  await user.click(await screen.findByRole('button', { name: 'Add New Product' }))
  expect((await screen.findByRole('alert')).textContent).toBe('All fields are required.')
  expect(screen.getAllByText('This field is required.')).toHaveLength(3)
  expect(requests('addProduct')).toEqual([])
})

test('The alert about missing fields disappears once they are filled in', async () => {
  const { user } = await open('/addproduct', {})
  await user.type(await screen.findByLabelText('Name'), 'Nilo Toy')
  await user.type(screen.getByLabelText('Picture URL'), '/t.svg')
  await user.click(screen.getByRole('button', { name: 'Add New Product' }))
  await screen.findByText('All fields are required.')
  await user.type(screen.getByLabelText('Price in EGP'), '2')
  expect(screen.queryByText('All fields are required.')).toBeNull()
})

test('A price before the offer that is not above the price is refused', async () => {
  const { user, requests } = await open('/updateproduct/7', {
    adminProduct: () => ({ adminProduct: buildAdminProduct() }),
    updateProduct: () => ({
      updateProduct: {
        __typename: 'ProductPayload',
        adminProduct: buildAdminProduct({ version: 4 }),
        userErrors: [],
      },
    }),
  })
  const field = await screen.findByLabelText('Price before the offer, in EGP')
  await user.type(field, '20')
  await user.click(screen.getByRole('button', { name: 'Update Product' }))
  await screen.findByText('The price before the offer must be above the price.')
  expect(requests('updateProduct')).toEqual([])
  await user.type(field, '.5')
  await user.click(screen.getByRole('button', { name: 'Update Product' }))
  await waitFor(() => expect(requests('updateProduct')).toHaveLength(1))
  expect(requests('updateProduct')[0]).toMatchObject({ input: { price: 20, wasPrice: 20.5 } })
})

test('A product that fails to be added preserves the input', async () => {
  const { user, requests } = await open('/addproduct', { addProduct: networkError })
  await user.type(await screen.findByLabelText('Name'), 'Nilo Toy')
  await user.type(screen.getByLabelText('Price in EGP'), '20.5')
  await user.type(screen.getByLabelText('Picture URL'), '/t.svg')
  await user.click(screen.getByRole('button', { name: 'Add New Product' }))
  await waitFor(() =>
    expect(screen.getAllByText('Failed to add product. Please try again.')).not.toHaveLength(0),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nilo Toy')
  expect(requests('addProduct')).toEqual([
    { input: { name: 'Nilo Toy', nameAr: '', price: 20.5, imageUrl: '/t.svg' } },
  ])
})

test('A product that fails to load shows an error', async () => {
  await open('/updateproduct/7', { adminProduct: () => graphQLError('Something went wrong.') })
  await screen.findByText('Failed to fetch product data.')
})

test('An unknown product shows an error with a link to the products', async () => {
  await open('/updateproduct/999999', { adminProduct: () => ({ adminProduct: null }) })
  const failure = (await screen.findByText('Failed to fetch product data.')).parentElement
  const link = within(failure as HTMLElement).getByRole('link', { name: 'Products' })
  expect(link.getAttribute('href')).toBe('/adminproducts')
})

test('A product that fails to be updated shows an error', async () => {
  const { user } = await open('/updateproduct/7', {
    adminProduct: () => ({ adminProduct: buildAdminProduct() }),
    updateProduct: networkError,
  })
  await user.click(await screen.findByRole('button', { name: 'Update Product' }))
  await waitFor(() => expect(screen.getAllByText('Failed to update product.')).not.toHaveLength(0))
})

const updated = (adminProduct: unknown, ...userErrors: unknown[]) => ({
  updateProduct: { __typename: 'ProductPayload', adminProduct, userErrors },
})

test('An edit is sent with the loaded version, and with the stock only if it was changed', async () => {
  const { user, requests } = await open('/updateproduct/7', {
    adminProduct: () => ({ adminProduct: buildAdminProduct() }),
    updateProduct: () => updated(buildAdminProduct({ version: 4 })),
  })
  const price = await screen.findByLabelText('Price in EGP')
  await user.clear(price)
  await user.type(price, '25')
  await user.click(screen.getByRole('button', { name: 'Update Product' }))
  await screen.findByText('Product updated successfully!')
  const stock = await screen.findByLabelText('Stock')
  await user.clear(stock)
  await user.type(stock, '12')
  await user.click(screen.getByRole('button', { name: 'Update Product' }))
  await waitFor(() => expect(requests('updateProduct')).toHaveLength(2))
  const input = { name: 'Nilo Toy', nameAr: null, imageUrl: '/t.svg' }
  expect(requests('updateProduct')[0]).toEqual({
    id: '7',
    input: { ...input, price: 25 },
    expectedVersion: 3,
    expectedStock: 10,
  })
  expect(requests('updateProduct')[1]).toMatchObject({ input: { stock: 12 } })
})

test('An edit on an Arabic page keeps the English name', async () => {
  const { user, requests } = await open('/updateproduct/7', {
    adminProduct: () => ({
      adminProduct: buildAdminProduct({ product: { ...product, name: 'لعبة نيلو' } }),
    }),
    updateProduct: () => updated(buildAdminProduct({ version: 4 })),
  })
  await screen.findByDisplayValue('Nilo Toy')
  await user.click(screen.getByRole('button', { name: 'Update Product' }))
  await screen.findByText('Product updated successfully!')
  expect(requests('updateProduct')[0]).toMatchObject({ input: { name: 'Nilo Toy' } })
})

test('A price edited in the table of an Arabic page keeps the English name', async () => {
  const row = buildAdminProduct({ product: { ...product, name: 'لعبة نيلو' } })
  const { user, requests } = await open('/adminproducts', {
    productTable: () => ({
      adminProducts: products(row),
    }),
    updateProduct: () => updated(buildAdminProduct({ version: 4 })),
  })
  const price = await screen.findByLabelText('Price of لعبة نيلو in EGP')
  await user.clear(price)
  await user.type(price, '25{Enter}')
  await screen.findByText('Product updated successfully!')
  expect(requests('updateProduct')[0]).toMatchObject({ input: { name: 'Nilo Toy', price: 25 } })
})

test('The table says how many customers wait for a sold-out product', async () => {
  const soldOut = buildAdminProduct({ stock: 0, waitingCount: 3 })
  const back = buildAdminProduct({
    id: '8',
    stock: 5,
    waitingCount: 1,
    product: { ...product, id: '8', name: 'Nilo Bed' },
  })
  await open('/adminproducts', { productTable: () => ({ adminProducts: products(soldOut, back) }) })
  const row = await screen.findByRole('row', { name: /Nilo Toy/ })
  within(row).getByText('3 customers are waiting for it')
  expect(screen.getAllByText(/waiting for it/)).toHaveLength(1)
})

test('Hidden products are marked on the home page and in the table, which can show only them', async () => {
  const hidden = buildAdminProduct({ isHidden: true })
  const shown = buildAdminProduct({ id: '8', product: { ...product, id: '8', name: 'Nilo Bed' } })
  const { requests, unmount } = await open('/adminHome', {
    adminProducts: () => ({ trending: products(hidden, shown), newArrivals: products() }),
  })
  const card = await screen.findByRole('article', { name: 'Nilo Toy' })
  within(card).getByText('Hidden')
  expect(within(screen.getByRole('article', { name: 'Nilo Bed' })).queryByText('Hidden')).toBeNull()
  expect(requests('adminProducts')).toEqual([{ slider: 10, newArrivalsPage: 3 }])
  unmount()

  const table = await open('/adminproducts', {
    productTable: () => ({ adminProducts: products(hidden, shown) }),
  })
  within(await screen.findByRole('row', { name: /Nilo Toy/ })).getByText('Hidden')
  expect(within(screen.getByRole('row', { name: /Nilo Bed/ })).queryByText('Hidden')).toBeNull()
  const select = screen.getByRole('combobox', { name: 'In the shop' })
  for (const [option, search, sent] of [
    ['Hidden', '?visibility=hidden', true],
    ['Shown', '?visibility=shown', false],
    ['All', '', null],
  ] as const) {
    await table.user.selectOptions(select, option)
    await waitFor(() => expect(table.currentLocation().search).toBe(search))
    await waitFor(() =>
      expect(table.requests('productTable').at(-1)).toMatchObject({ isHidden: sent }),
    )
  }
})

test('A conflicting edit shows an error, preserves the input and can load the latest version', async () => {
  let current = buildAdminProduct()
  const { user } = await open('/updateproduct/7', {
    adminProduct: () => ({ adminProduct: current }),
    updateProduct: () => {
      current = buildAdminProduct({
        version: 4,
        product: { ...product, englishName: 'Renamed Toy' },
      })
      return updated(null, inputError('Someone else has changed this product.', null, 'CONFLICT'))
    },
  })
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  await user.clear(name)
  await user.type(name, 'My Toy')
  await user.click(screen.getByRole('button', { name: 'Update Product' }))
  await screen.findByText('Someone else has changed this product.')
  expect(name.value).toBe('My Toy')
  await user.click(screen.getByRole('button', { name: 'Load the latest version' }))
  await screen.findByDisplayValue('Renamed Toy')
})

test('A product that fails to be deleted shows an error after the confirmation', async () => {
  // jsdom does not support modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  const { user } = await open('/adminHome', {
    adminProducts: () => ({ trending: products(buildAdminProduct()), newArrivals: products() }),
    deleteProduct: networkError,
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Product: Nilo Toy' }))
  const dialog = screen.getByRole('dialog', {
    name: 'Are you sure you want to delete this product?',
  })
  await user.click(within(dialog).getByRole('button', { name: 'Delete Product' }))
  await screen.findByText('An error occurred while deleting the product.')
})

test('The failure to edit a product that does not exist is an alert', async () => {
  await open('/updateproduct/7', { adminProduct: () => ({ adminProduct: null }) })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch product data.')
})

test('The menu of the admin pages is beside their content, not in it', async () => {
  await open('/updateproduct/7', { adminProduct: () => ({ adminProduct: null }) })
  const menu = await screen.findByRole('navigation', { name: 'Shop management' })
  expect(menu.closest('main')).toBeNull()
  expect(screen.getByRole('main').textContent).toContain('Failed to fetch product data.')
})
