import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../lib/session'
import { renderShop } from '../test/render-shop'
import { inputError, noResponse, serve, serverError } from '../test/serve'
import { Component as AddProductPage } from './add-product-page'
import { Component as AdminHomePage } from './admin-home-page'
import { Component as OrdersPage } from './orders-page'
import { Component as UpdateProductPage } from './update-product-page'

const PAGES = {
  '/adminHome': AdminHomePage,
  '/adminorder': OrdersPage,
  '/addproduct': AddProductPage,
  '/updateproduct/:id': UpdateProductPage,
}

function tokenOf(role: string): string {
  return `e30.${btoa(JSON.stringify({ role }))}.x`
}

function open(path: string, answers: Parameters<typeof serve>[0], role = 'admin') {
  logIn(tokenOf(role), 'Owner')
  const server = serve(answers)
  return { ...renderShop({ pages: PAGES, path }), ...server }
}

const product = {
  __typename: 'Product',
  id: '7',
  name: 'Nilo Toy',
  price: 20,
  imageUrl: '/t.svg',
  left: null,
}

const managed = (changes: Record<string, unknown> = {}) => ({
  __typename: 'ManagedProduct',
  id: '7',
  stock: 10,
  version: 3,
  product,
  ...changes,
})

const order = (status = 'PENDING', items: unknown[] = []) => ({
  __typename: 'ManagedOrder',
  id: '31',
  createdAt: '2026-11-20T10:00:00.000Z',
  total: 20,
  address: '5 Pyramid Road',
  city: 'Giza',
  phone: '+201000000000',
  status,
  customer: { __typename: 'Customer', firstName: 'Mona', mobile: '1012345678' },
  items,
  history: [
    { __typename: 'OrderStatusChange', status: 'PENDING', changedAt: '2026-11-20T10:00:00.000Z' },
  ],
})

const managedOrders = (...nodes: unknown[]) => ({
  managedOrders: {
    __typename: 'ManagedOrderConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    totalCount: nodes.length,
  },
})

const products = (...nodes: unknown[]) => ({ __typename: 'ProductConnection', nodes })

test('A shopper is sent home', async () => {
  const { router } = open('/adminorder', {}, 'shopper')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
})

test('Without orders the page says so', async () => {
  open('/adminorder', { managedOrders: () => managedOrders() })
  await screen.findByText('No orders available')
})

test('An order tells who placed it, and that it has no items', async () => {
  open('/adminorder', { managedOrders: () => managedOrders(order()) })
  await screen.findByText('Mona, +20 1012345678')
  screen.getByText('5 Pyramid Road, Giza')
  screen.getByText('No items available')
})

test('Orders that cannot be fetched can be tried again', async () => {
  let tries = 0
  const { user } = open('/adminorder', {
    managedOrders: () => {
      tries += 1
      return tries === 1 ? noResponse() : managedOrders()
    },
  })
  await screen.findByText('Failed to fetch orders.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No orders available')
})

test('An answer of another form is said as such', async () => {
  open('/adminorder', { managedOrders: () => new Response('<h1>Hello</h1>', { status: 200 }) })
  await screen.findByText('Unexpected response structure.')
})

test('A status is sent at once and announced', async () => {
  const { user, asked } = open('/adminorder', {
    managedOrders: () => managedOrders(order()),
    setOrderStatus: () => ({
      setOrderStatus: {
        __typename: 'OrderStatusPayload',
        order: order('COMPLETED'),
        userErrors: [],
      },
    }),
  })
  await user.selectOptions(await screen.findByLabelText('Status of order #31'), 'Completed')
  await screen.findByText('Order status updated successfully!')
  expect(asked('setOrderStatus')).toEqual([{ id: '31', status: 'COMPLETED' }])
})

test('A status that cannot be stored goes back', async () => {
  const { user } = open('/adminorder', {
    managedOrders: () => managedOrders(order()),
    setOrderStatus: noResponse,
  })
  const select = await screen.findByLabelText<HTMLSelectElement>('Status of order #31')
  await user.selectOptions(select, 'Cancelled')
  await screen.findByText('Failed to update order status.')
  expect(select.value).toBe('PENDING')
})

test('All fields of a new product are required', async () => {
  const { user, asked } = open('/addproduct', {})
  await user.click(await screen.findByRole('button', { name: 'Add New Product' }))
  expect((await screen.findByRole('alert')).textContent).toBe('All fields are required.')
  expect(screen.getAllByText('This field is required.')).toHaveLength(3)
  expect(asked('addProduct')).toEqual([])
})

test('A product that cannot be added keeps what was typed', async () => {
  const { user, asked } = open('/addproduct', { addProduct: noResponse })
  await user.type(await screen.findByLabelText('Name'), 'Nilo Toy')
  await user.type(screen.getByLabelText('Price in EGP'), '20.5')
  await user.type(screen.getByLabelText('Picture address'), '/t.svg')
  await user.click(screen.getByRole('button', { name: 'Add New Product' }))
  await waitFor(() =>
    expect(screen.getAllByText('Failed to add product. Please try again.')).not.toHaveLength(0),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nilo Toy')
  expect(asked('addProduct')).toEqual([
    { input: { name: 'Nilo Toy', price: 20.5, imageUrl: '/t.svg' } },
  ])
})

test('A product that cannot be fetched is said', async () => {
  open('/updateproduct/7', { adminProduct: () => serverError('Something went wrong.') })
  await screen.findByText('Failed to fetch product data.')
})

test('A product that cannot be updated is said', async () => {
  const { user } = open('/updateproduct/7', {
    adminProduct: () => ({ managedProduct: managed() }),
    updateProduct: noResponse,
  })
  await user.click(await screen.findByRole('button', { name: 'Update Product' }))
  await waitFor(() => expect(screen.getAllByText('Failed to update product.')).not.toHaveLength(0))
})

const updated = (managedProduct: unknown, ...userErrors: unknown[]) => ({
  updateProduct: { __typename: 'ProductPayload', managedProduct, userErrors },
})

test('An edit is sent with what was seen, and the stock only when it was touched', async () => {
  const { user, asked } = open('/updateproduct/7', {
    adminProduct: () => ({ managedProduct: managed() }),
    updateProduct: () => updated(managed({ version: 4 })),
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
  await waitFor(() => expect(asked('updateProduct')).toHaveLength(2))
  const input = { name: 'Nilo Toy', imageUrl: '/t.svg' }
  expect(asked('updateProduct')[0]).toEqual({
    id: '7',
    input: { ...input, price: 25 },
    seen: { version: 3, stock: 10 },
  })
  expect(asked('updateProduct')[1]).toMatchObject({ input: { stock: 12 } })
})

test('Who edits second is told, keeps what was typed, and can look at what it says now', async () => {
  let now = managed()
  const { user } = open('/updateproduct/7', {
    adminProduct: () => ({ managedProduct: now }),
    updateProduct: () => {
      now = managed({ version: 4, product: { ...product, name: 'Renamed Toy' } })
      return updated(null, inputError('Somebody else has changed this product.', null, 'CONFLICT'))
    },
  })
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  await user.clear(name)
  await user.type(name, 'My Toy')
  await user.click(screen.getByRole('button', { name: 'Update Product' }))
  await screen.findByText('Somebody else has changed this product.')
  expect(name.value).toBe('My Toy')
  await user.click(screen.getByRole('button', { name: 'Show what it says now' }))
  await screen.findByDisplayValue('Renamed Toy')
})

test('A product that cannot be deleted is said, after the question', async () => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  const { user } = open('/adminHome', {
    adminProducts: () => ({ trending: products(product), newArrivals: products() }),
    deleteProduct: noResponse,
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Product: Nilo Toy' }))
  const dialog = screen.getByRole('dialog', {
    name: 'Are you sure you want to delete this product?',
  })
  await user.click(within(dialog).getByRole('button', { name: 'Delete Product' }))
  await screen.findByText('An error occurred while deleting the product.')
})
