import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { logIn } from '../../platform/session/session'
import { mockServer } from '../../test/mock-server'
import { buildProduct, buildProductDetails } from '../../test/products'
import { renderShop } from '../../test/render-shop'

const bar = () => screen.getByRole('region', { name: 'Buy' })

async function openProduct(
  changes: Parameters<typeof buildProductDetails>[1] = {},
  lists: {
    readonly related?: readonly ReturnType<typeof buildProduct>[]
    readonly alternatives?: readonly ReturnType<typeof buildProduct>[]
  } = {},
) {
  logIn('t1', 'Mona')
  const product = { ...buildProductDetails(7, changes), ...lists }
  const cart = { __typename: 'Cart', id: '1', quantity: 2 }
  const server = mockServer({
    productDetails: () => ({ product, deliveryRates: [] }),
    addToCart: () => ({ addToCart: { __typename: 'CartPayload', cart, userErrors: [] } }),
  })
  const shop = await renderShop({ path: '/productdetails/7' })
  await screen.findByRole('heading', { name: 'Koura Cat Toy 7' })
  return { ...shop, ...server }
}

test('The bar shows the price and adds the quantity that was chosen in the form', async () => {
  const { user, requests } = await openProduct()
  expect(bar().textContent).toBe('Koura Cat Toy 7EGP 249.50Order now')
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }))
  within(bar()).getByText('Quantity: 2')
  await user.click(within(bar()).getByRole('button', { name: 'Add to cart' }))
  await screen.findByText('Item added to cart successfully!')
  expect(requests('addToCart')).toEqual([{ productId: '7', quantity: 2, seenPrice: 249.5 }])
})

test('A sold-out product cannot be added, and both places say so', async () => {
  await openProduct({ quantityAvailable: 0 })
  expect(screen.getAllByText('Out of stock')).toHaveLength(2)
  expect(within(bar()).queryByRole('button')).toBeNull()
  for (const name of ['Add to cart', 'Order now', 'Increase quantity']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  }
})

test('The bar is hidden while the button of the form is in view', async () => {
  let report: (ratio: number) => void = () => {}
  class FakeObserver {
    constructor(callback: (entries: readonly { intersectionRatio: number }[]) => void) {
      report = (intersectionRatio) => callback([{ intersectionRatio }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  await openProduct()
  expect(bar().dataset.shown).toBe('true')
  act(() => report(1))
  expect(bar().dataset.shown).toBeUndefined()
  act(() => report(0.5))
  expect(bar().dataset.shown).toBe('true')
})

test('Beside a sold-out product are three alternatives, and the next ones below: none twice, and nothing at random', async () => {
  const alternatives = [1, 2, 3, 4, 5].map((id) => buildProduct(id))
  await openProduct({ quantityAvailable: 0 }, { alternatives, related: [buildProduct(9)] })
  const links = within(screen.getByRole('region', { name: 'In stock instead' })).getAllByRole(
    'link',
  )
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3].map((id) => `/productdetails/${id}`),
  )
  const below = screen.getAllByRole('article').map((card) => card.textContent)
  expect(below.map((text) => /Toy (\d)/.exec(text ?? '')?.[1])).toEqual(['4', '5'])
})

test('A product that can be bought has no alternatives beside it', async () => {
  await openProduct({}, { related: [buildProduct(1)] })
  expect(screen.queryByRole('region', { name: 'In stock instead' })).toBeNull()
})
