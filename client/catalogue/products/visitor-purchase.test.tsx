import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readWaiting } from '../../accounts/add-to-cart/waiting-items'
import { mockServer } from '../../test/mock-server'
import { buildProductDetails } from '../../test/products'
import { renderShop } from '../../test/render-shop'

async function addAsVisitor() {
  const product = { ...buildProductDetails(7), related: [] }
  mockServer({ productDetails: () => ({ product, deliveryRates: [] }) })
  const shop = await renderShop({ path: '/productdetails/7' })
  await screen.findByRole('heading', { name: 'Koura Cat Toy 7' })
  const [add] = screen.getAllByRole('button', { name: 'Add to cart' })
  if (add) await shop.user.click(add)
  return shop
}

test('A visitor who adds a product stays on its page, and is told where to go on', async () => {
  const { currentLocation } = await addAsVisitor()
  await screen.findByText('Saved in your cart on this device.')
  const hrefs = ['View cart', 'Order without signing in'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual(['/cartpage', '/checkout'])
  expect(currentLocation().pathname).toBe('/productdetails/7')
  expect(readWaiting().items).toEqual([{ productId: '7', quantity: 1, price: 249.5 }])
})

test('A visitor whose browser cannot store a cart is sent to the login page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  const { currentLocation } = await addAsVisitor()
  await waitFor(() => expect(currentLocation().pathname).toBe('/login'))
  expect(screen.queryByText('Saved in your cart on this device.')).toBeNull()
})
