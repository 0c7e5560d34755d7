import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { logIn } from '../../platform/session/session'
import { buildCart, buildLine, createCartHandlers } from '../../test/carts'
import {
  createDeferred,
  type Handlers,
  inputError,
  mockServer,
  networkError,
} from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

async function openCart(handlers: Handlers) {
  logIn('t1', 'Mona')
  const server = mockServer(handlers)
  const shop = await renderShop({ path: '/cartpage' })
  await screen.findByRole('heading', { name: 'Summary' })
  return { ...shop, ...server }
}

const quantity = (id: number) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Quantity of Product ${id}` })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const increase = (id: number) => button(`Increase quantity of Product ${id}`)
const remove = (id: number) => button(`Remove Product ${id}`)

/** The test controls when the pause after a click ends, however slow the machine is. */
function useFakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

async function expectStatus(text: string) {
  expect((await screen.findByRole('status')).textContent).toBe(text)
}

async function expectAlert(text: string) {
  expect((await screen.findByRole('alert')).textContent).toBe(text)
}

test('Quick clicks show immediately and send one request with the last value', async () => {
  const handlers = createCartHandlers(buildCart(buildLine(1, 1, 39.5)))
  const { requests } = await openCart(handlers)
  useFakeTimeouts()
  for (let clicks = 0; clicks < 4; clicks += 1) {
    fireEvent.click(increase(1))
    await act(() => vi.advanceTimersByTimeAsync(299))
  }
  expect(quantity(1).value).toBe('5')
  expect(screen.getAllByText('EGP 197.50')).toHaveLength(2)
  expect(requests('setCartQuantity')).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expectStatus('Item quantity updated successfully!')
  expect(requests('setCartQuantity')).toEqual([{ productId: '1', quantity: 5 }])
  expect(quantity(1).value).toBe('5')
})

test('Clicks during a pending request are not lost', async () => {
  const handlers = createCartHandlers(buildCart(buildLine(1, 1)))
  const { promise, resolve } = createDeferred()
  const { user, requests } = await openCart({
    ...handlers,
    setCartQuantity: async (variables) => {
      await promise
      return handlers.setCartQuantity(variables)
    },
  })
  await user.click(increase(1))
  await waitFor(() => expect(requests('setCartQuantity')).toHaveLength(1))
  await user.click(increase(1))
  await user.click(increase(1))
  await waitFor(() => expect(quantity(1).value).toBe('4'))
  resolve()
  await waitFor(() => expect(requests('setCartQuantity').at(-1)).toMatchObject({ quantity: 4 }))
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2))
  expect(requests('setCartQuantity')).toHaveLength(2)
  expect(quantity(1).value).toBe('4')
})

test('A line keeps its quantity during its request, and the next request waits for it', async () => {
  const handlers = createCartHandlers(buildCart(buildLine(1, 1), buildLine(2, 1)))
  const { promise, resolve } = createDeferred()
  const { user, requests } = await openCart({
    ...handlers,
    setCartQuantity: async (variables) => {
      await promise
      return handlers.setCartQuantity(variables)
    },
  })
  await user.click(increase(1))
  await waitFor(() => expect(requests('setCartQuantity')).toHaveLength(1))
  await user.click(increase(2))
  await user.click(remove(2))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Product 2' })).toBeNull())
  expect(quantity(1).value).toBe('2')
  expect(requests('removeFromCart')).toEqual([])
  resolve()
  await screen.findByText('Item removed from cart successfully!')
  expect(quantity(1).value).toBe('2')
})

test('Changes to two lines are both saved', async () => {
  const { user, requests } = await openCart(
    createCartHandlers(buildCart(buildLine(1, 1), buildLine(2, 1))),
  )
  await user.click(increase(1))
  await user.click(increase(2))
  await waitFor(() => expect(requests('setCartQuantity')).toHaveLength(2))
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2))
  expect([quantity(1).value, quantity(2).value]).toEqual(['2', '2'])
  screen.getByText('EGP 400.00')
})

test('A quantity that fails to save is reverted', async () => {
  const { user } = await openCart({
    ...createCartHandlers(buildCart(buildLine(1, 3))),
    setCartQuantity: networkError,
  })
  await user.click(increase(1))
  await waitFor(() => expect(quantity(1).value).toBe('4'))
  await expectAlert('Failed to update quantity. Please try again.')
  await waitFor(() => expect(quantity(1).value).toBe('3'))
})

test('After a user error the cart is fetched again', async () => {
  let cart = buildCart(buildLine(1, 3), buildLine(2, 1))
  const notFound = inputError('Product not found', null, 'NOT_FOUND')
  const { user } = await openCart({
    cart: () => ({ cart }),
    setCartQuantity: () => ({
      setCartQuantity: { __typename: 'CartPayload', cart: null, userErrors: [notFound] },
    }),
  })
  cart = buildCart(buildLine(2, 1))
  await user.click(increase(1))
  await expectAlert('Failed to update quantity. Please try again.')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Product 1' })).toBeNull())
})

test('A quantity below 1 is not sent', async () => {
  const { user, requests } = await openCart(createCartHandlers(buildCart(buildLine(1, 1))))
  expect(button('Decrease quantity of Product 1').disabled).toBe(true)
  for (const typed of ['0', '-3']) {
    await user.clear(quantity(1))
    await user.type(quantity(1), `${typed}{Enter}`)
    expect(quantity(1).value).toBe('1')
  }
  await user.click(increase(1))
  await expectStatus('Item quantity updated successfully!')
  expect(requests('setCartQuantity')).toEqual([{ productId: '1', quantity: 2 }])
})

test('A typed quantity is sent on blur', async () => {
  const { user, requests } = await openCart(createCartHandlers(buildCart(buildLine(1, 1))))
  await user.clear(quantity(1))
  await user.type(quantity(1), '12')
  await user.tab()
  await expectStatus('Item quantity updated successfully!')
  expect(requests('setCartQuantity')).toEqual([{ productId: '1', quantity: 12 }])
})

test('A removed line disappears immediately and focus moves to its neighbour', async () => {
  const { user, requests } = await openCart(
    createCartHandlers(buildCart(buildLine(1, 1), buildLine(2, 1))),
  )
  await user.click(remove(1))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Product 1' })).toBeNull())
  expect(document.activeElement).toBe(remove(2))
  await expectStatus('Item removed from cart successfully!')
  expect(requests('removeFromCart')).toEqual([{ productId: '1' }])
})

test('When the last line is removed focus moves to the heading', async () => {
  const { user } = await openCart(createCartHandlers(buildCart(buildLine(1, 1))))
  await user.click(remove(1))
  await screen.findByText('No items in your cart.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cart' }))
})

test('A line that fails to be removed reappears', async () => {
  const { promise, resolve } = createDeferred()
  const { user } = await openCart({
    ...createCartHandlers(buildCart(buildLine(1, 1), buildLine(2, 1))),
    removeFromCart: () => promise.then(networkError),
  })
  await user.click(remove(1))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Product 1' })).toBeNull())
  resolve()
  await expectAlert('Failed to remove product. Please try again.')
  await screen.findByRole('link', { name: 'Product 1' })
})

test('Removing a line that another tab has removed succeeds', async () => {
  let cart = buildCart(buildLine(1, 1), buildLine(2, 1))
  const notFound = inputError('Product not found', null, 'NOT_FOUND')
  const { user } = await openCart({
    cart: () => ({ cart }),
    removeFromCart: () => ({
      removeFromCart: { __typename: 'CartPayload', cart: null, userErrors: [notFound] },
    }),
  })
  cart = buildCart(buildLine(2, 1))
  await user.click(remove(1))
  await expectStatus('Item removed from cart successfully!')
  expect(screen.queryByRole('link', { name: 'Product 1' })).toBeNull()
})

test('A removal replaces a quantity that has not been sent yet', async () => {
  const { requests } = await openCart(
    createCartHandlers(buildCart(buildLine(1, 1), buildLine(2, 1))),
  )
  useFakeTimeouts()
  fireEvent.click(increase(1))
  fireEvent.click(remove(1))
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(requests('removeFromCart')).toEqual([{ productId: '1' }])
  expect(requests('setCartQuantity')).toEqual([])
  vi.useRealTimers()
  await expectStatus('Item removed from cart successfully!')
})

test('Leaving the page sends the queued changes', async () => {
  const { requests } = await openCart(createCartHandlers(buildCart(buildLine(1, 1))))
  useFakeTimeouts()
  fireEvent.click(increase(1))
  expect(requests('setCartQuantity')).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(requests('setCartQuantity')).toEqual([{ productId: '1', quantity: 2 }])
})

test('A change is never sent with the session of another shopper', async () => {
  const { user, requests } = await openCart(
    createCartHandlers(buildCart(buildLine(1, 1), buildLine(2, 1))),
  )
  // Synchronously, before the pause after the click can end.
  fireEvent.click(increase(1))
  logIn('t2', 'Omar')
  await waitFor(() => expect(requests('cart')).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Increase quantity of Product 2' }))
  await expectStatus('Item quantity updated successfully!')
  expect(requests('setCartQuantity')).toEqual([{ productId: '2', quantity: 2 }])
})
