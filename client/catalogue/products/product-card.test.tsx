import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { asPounds } from '#domain/money/units'
import { AddToCartDocument } from '../../platform/gql/add-to-cart'
import { CartCountDocument } from '../../platform/gql/cart'
import { logIn } from '../../platform/session/session'
import { buildProduct } from '../../test/products'
import { renderPage } from '../../test/render-page'
import { ProductCard } from './product-card'

const product = buildProduct(7, { name: 'Felucat Cat Food 85 g', price: 39.5 })
const variables = { productId: '7', quantity: 1, seenPrice: asPounds(39.5) }
const request = { query: AddToCartDocument, variables }

function addToCartResponse(cart: { id: string; quantity: number } | null, message?: string) {
  const userErrors = message
    ? [{ __typename: 'InputError', code: 'INVALID', message, field: 'quantity' }]
    : []
  const addToCart = {
    __typename: 'CartPayload',
    cart: cart && { __typename: 'Cart', ...cart },
    userErrors,
  }
  return { request, result: { data: { addToCart } } }
}

async function add() {
  await userEvent.click(screen.getByRole('button', { name: 'Add Felucat Cat Food 85 g to cart' }))
}

test('A card shows name and price in EGP and links to the product', () => {
  renderPage(<ProductCard product={product} />)
  const link = screen.getByRole('link', { name: 'Felucat Cat Food 85 g' })
  expect(link.getAttribute('href')).toBe('/productdetails/7')
  screen.getByText('EGP 39.50')
})

test('Weight and unit price have lines of their own', () => {
  renderPage(
    <ProductCard product={{ ...product, unitPrice: { price: asPounds(464.71), per: 'KG' } }} />,
  )
  screen.getByText('85 g')
  screen.getByText('EGP 464.71 per kg')
})

test('A card shows the price before an offer, and what is saved', () => {
  const offer = buildProduct(7, { price: 75, wasPrice: 100, percentSaved: 25 })
  renderPage(<ProductCard product={offer} />)
  const card = screen.getByRole('article')
  expect(card.textContent).toContain('Now EGP 75.00 Was EGP 100.00 Save 25%')
  expect(screen.getByText('EGP 100.00').tagName).toBe('S')
})

test('A card shows its rating, and nothing without reviews', () => {
  const { unmount } = renderPage(<ProductCard product={product} />)
  expect(screen.queryByText(/out of 5/)).toBeNull()
  unmount()
  renderPage(<ProductCard product={{ ...product, rating: { average: 4.67, count: 12 } }} />)
  screen.getByText('Rated 4.7 out of 5, 12 reviews')
  screen.getByText('(12)', { exact: false })
  // The name of the link stays the name of the product.
  screen.getByRole('link', { name: 'Felucat Cat Food 85 g' })
})

test('Visitors see one message: that it is in their cart, and where to go on', async () => {
  renderPage(<ProductCard product={product} />)
  await add()
  await screen.findByText('Saved in your cart on this device.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Visitors whose browser cannot store a cart are asked to log in, and nothing else', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  renderPage(<ProductCard product={product} />)
  await add()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('You need to log in to add items to the cart.')
  expect(screen.queryByText('Saved in your cart on this device.')).toBeNull()
})

test('An added product is announced', async () => {
  logIn('t1', 'Mona')
  renderPage(<ProductCard product={product} />, {
    responses: [addToCartResponse({ id: '1', quantity: 1 })],
  })
  await add()
  const status = await screen.findByRole('status')
  expect(status.textContent).toBe('Product added to cart successfully!')
})

test('A network error is announced without its cause', async () => {
  logIn('t1', 'Mona')
  renderPage(<ProductCard product={product} />, {
    responses: [{ request, error: new Error('connect ECONNREFUSED 10.0.0.5') }],
  })
  await add()
  expect((await screen.findByRole('alert')).textContent).toBe('Could not add product to cart.')
})

test('A user error is announced with its message', async () => {
  logIn('t1', 'Mona')
  renderPage(<ProductCard product={product} />, {
    responses: [addToCartResponse(null, 'A cart can hold at most 999 of one product.')],
  })
  await add()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Could not add product to cart. A cart can hold at most 999 of one product.',
  )
})

test('The count increases before the response arrives and reverts on an error', async () => {
  logIn('t1', 'Mona')
  const { client } = renderPage(<ProductCard product={product} />, {
    responses: [{ ...addToCartResponse(null, 'No more of these.'), delay: 50 }],
  })
  const cart = { __typename: 'Cart', id: '1', quantity: 4 }
  client.writeQuery({ query: CartCountDocument, data: { cart } })
  const count = () => client.readQuery({ query: CartCountDocument }, true)?.cart.quantity
  await add()
  expect(count()).toBe(5)
  await screen.findByRole('alert')
  expect(count()).toBe(4)
})

test('Flavour, age and size are chips, besides the name', () => {
  renderPage(<ProductCard product={{ ...product, highlights: ['Chicken', 'Seniors', '1.2 kg'] }} />)
  for (const highlight of ['Chicken', 'Seniors', '1.2 kg']) screen.getByText(highlight)
})
