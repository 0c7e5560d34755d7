import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { buildAddress } from '../../test/addresses'
import { buildCart, buildLine, createCartHandlers } from '../../test/carts'
import { mockServer, networkError } from '../../test/mock-server'
import {
  buildCheckoutDefaults,
  openCheckout,
  orderPlaced,
  orderRejected,
  placeOrder,
} from '../../test/open-checkout'
import { buildProduct, buildProductDetails } from '../../test/products'
import { renderShop } from '../../test/render-shop'

const cart = buildCart(buildLine(7, 1, 39.5), buildLine(8, 1, 10))
const product = buildProduct(7, { name: 'Ball', price: 39.5 })
const handlers = {
  ...createCartHandlers(cart),
  productDetails: () => ({
    product: buildProductDetails(7, { name: 'Ball', price: 39.5 }),
    deliveryRates: [],
  }),
  productToOrder: () => ({ cart: { __typename: 'Cart', id: '1' }, product }),
  checkoutDefaults: () => buildCheckoutDefaults({ addresses: [buildAddress(1)] }),
  placeOrder: orderPlaced,
}
const PATH = '/checkout?product=7&quantity=3'

/** The button of the form; the bar on phones has another one. */
function orderNow(): HTMLElement {
  const [button] = screen.getAllByRole('button', { name: 'Order now' })
  if (!button) throw new Error('The product cannot be ordered')
  return button
}

test('A double click orders the product alone, at the chosen quantity, and leaves the cart alone', async () => {
  logIn('t1', 'Mona')
  const { requests } = mockServer(handlers)
  const shop = await renderShop({ path: '/productdetails/7', next: ['/checkout'] })
  const more = await screen.findByRole('button', { name: 'Increase quantity' })
  await shop.user.dblClick(more)
  await shop.user.dblClick(orderNow())
  await screen.findByText('3 × EGP 39.50')
  expect(shop.currentLocation()).toMatchObject({
    pathname: '/checkout',
    search: '?product=7&quantity=3',
  })
  expect(screen.queryByText('Product 8')).toBeNull()
  await shop.user.dblClick(screen.getByRole('button', { name: 'Place order' }))
  await screen.findByText('Order placed successfully!')
  expect(requests('addToCart')).toEqual([])
  expect(requests('placeOrder')).toMatchObject([
    {
      input: {
        keepCart: true,
        total: 118.5,
        amountDue: 118.5,
        lines: [{ productId: '7', quantity: 3, price: 39.5 }],
      },
    },
  ])
})

test('A visitor orders it without leaving the page', async () => {
  mockServer({ ...handlers, visitorProducts: () => ({ productsByIds: [product] }) })
  const shop = await renderShop({ path: '/productdetails/7', next: ['/checkout'] })
  await screen.findByRole('button', { name: 'Increase quantity' })
  await shop.user.click(orderNow())
  await screen.findByText('1 × EGP 39.50')
  expect(shop.currentLocation().pathname).toBe('/checkout')
  screen.getByLabelText('Recipient’s name')
  expect(localStorage.getItem('waitingItems')).toBeNull()
})

test.each(['0', '1000', '2.5', 'x', ''])(
  'A quantity of “%s” in the address is one',
  async (text) => {
    await openCheckout(handlers, `/checkout?product=7&quantity=${text}`)
    await screen.findByText('1 × EGP 39.50')
  },
)

test('Less stock than ordered is shown as in the checkout of the cart', async () => {
  const outOfStock = {
    __typename: 'OutOfStock',
    code: 'OUT_OF_STOCK',
    message: 'Left: 2.',
    field: null,
    total: 79,
    lines: [{ ...buildLine(7, 2, 39.5), id: 'today:7' }],
  }
  let isRefused = true
  const shop = await openCheckout(
    {
      ...handlers,
      placeOrder: () => {
        if (!isRefused) return orderPlaced()
        isRefused = false
        return orderRejected(outOfStock)
      },
    },
    PATH,
  )
  await screen.findByText('3 × EGP 39.50')
  await placeOrder(shop)
  await screen.findByText('Left: 2.')
  screen.getByText('2 × EGP 39.50')
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[1]).toMatchObject({
    input: { keepCart: true, lines: [{ quantity: 2 }] },
  })
})

test('A product that is no longer sold cannot be ordered', async () => {
  await openCheckout(
    { ...handlers, productToOrder: () => ({ ...handlers.productToOrder(), product: null }) },
    PATH,
  )
  await screen.findByText('This product is no longer sold.')
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
})

test('A discount code is looked up for the product, and does not get into the cart’s order', async () => {
  const discount = {
    __typename: 'Discount',
    code: 'TEN',
    kind: 'PERCENT',
    percent: 10,
    amount: null,
    minItems: 0,
  }
  const shop = await openCheckout(
    {
      ...handlers,
      previewDiscount: () => ({
        previewDiscount: { __typename: 'PreviewDiscountPayload', discount, userErrors: [] },
      }),
    },
    PATH,
  )
  await shop.user.click(await screen.findByRole('button', { name: /discount code/i }))
  await shop.user.type(screen.getByRole('textbox', { name: /discount code/i }), 'ten{Enter}')
  await screen.findByText('EGP 106.65')
  expect(shop.requests('previewDiscount')).toEqual([
    { code: 'ten', area: 'GZ', lines: [{ productId: '7', quantity: 3 }] },
  ])
  shop.unmount()
  await openCheckout(handlers)
  await screen.findByText('Product 8')
  expect(screen.queryByText(/TEN/)).toBeNull()
})

test('An unanswered order of the cart is settled before the product is ordered', async () => {
  const before = await openCheckout({ ...handlers, placeOrder: networkError })
  await screen.findByText('Product 8')
  await placeOrder(before)
  await screen.findByText('We do not know yet whether your order was placed.')
  before.unmount()
  const shop = await openCheckout(
    {
      ...handlers,
      placeOrder: () =>
        orderRejected({
          __typename: 'PriceChanged',
          code: 'PRICE_CHANGED',
          message: 'Changed.',
          field: null,
          total: 10,
          lines: [{ ...buildLine(8, 1, 10), id: 'today:8' }],
        }),
    },
    PATH,
  )
  await screen.findByText('Your earlier order was not placed.')
  screen.getByText('3 × EGP 39.50')
  expect(shop.requests('placeOrder')).toHaveLength(1)
  expect(shop.requests('placeOrder')[0]).toEqual(before.requests('placeOrder')[0])
})
