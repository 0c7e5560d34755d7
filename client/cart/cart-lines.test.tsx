import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { logIn } from '../lib/session'
import { buildCart, buildLine, keepCart } from '../test/carts'
import { renderShop } from '../test/render-shop'
import { inputError, latch, noResponse, serve } from '../test/serve'
import { Component as CartPage } from './cart-page'

async function openCart(answers: Parameters<typeof serve>[0]) {
  logIn('t1', 'Mona')
  const server = serve(answers)
  const shop = renderShop({ pages: { '/cartpage': CartPage }, path: '/cartpage' })
  await screen.findByRole('heading', { name: 'Summary' })
  return { ...shop, ...server }
}

const quantity = (id: number) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Quantity of Product ${id}` })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const increase = (id: number) => button(`Increase quantity of Product ${id}`)
const remove = (id: number) => button(`Remove Product ${id}`)

/** The pause after a click ends when the test says so, however slow the machine is. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

async function expectStatus(text: string) {
  expect((await screen.findByRole('status')).textContent).toBe(text)
}

async function expectAlert(text: string) {
  expect((await screen.findByRole('alert')).textContent).toBe(text)
}

test('Quick clicks show at once and reach the server as one request with the last value', async () => {
  const answers = keepCart(buildCart(buildLine(1, 1, 39.5)))
  const { asked } = await openCart(answers)
  holdTime()
  for (let clicks = 0; clicks < 4; clicks += 1) {
    fireEvent.click(increase(1))
    await act(() => vi.advanceTimersByTimeAsync(299))
  }
  expect(quantity(1).value).toBe('5')
  expect(screen.getAllByText('EGP 197.50')).toHaveLength(2)
  expect(asked('setCartQuantity')).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expectStatus('Item quantity updated successfully!')
  expect(asked('setCartQuantity')).toEqual([{ productId: '1', quantity: 5 }])
  expect(quantity(1).value).toBe('5')
})

test('Clicks while a request is under way are not lost', async () => {
  const answers = keepCart(buildCart(buildLine(1, 1)))
  const { open, opened } = latch()
  const { user, asked } = await openCart({
    ...answers,
    setCartQuantity: async (variables) => {
      await opened
      return answers.setCartQuantity(variables)
    },
  })
  await user.click(increase(1))
  await waitFor(() => expect(asked('setCartQuantity')).toHaveLength(1))
  await user.click(increase(1))
  await user.click(increase(1))
  await waitFor(() => expect(quantity(1).value).toBe('4'))
  open()
  await waitFor(() => expect(asked('setCartQuantity').at(-1)).toMatchObject({ quantity: 4 }))
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2))
  expect(asked('setCartQuantity')).toHaveLength(2)
  expect(quantity(1).value).toBe('4')
})

test('A line whose request is under way keeps its quantity, and the next request waits', async () => {
  const answers = keepCart(buildCart(buildLine(1, 1), buildLine(2, 1)))
  const { open, opened } = latch()
  const { user, asked } = await openCart({
    ...answers,
    setCartQuantity: async (variables) => {
      await opened
      return answers.setCartQuantity(variables)
    },
  })
  await user.click(increase(1))
  await waitFor(() => expect(asked('setCartQuantity')).toHaveLength(1))
  await user.click(increase(2))
  await user.click(remove(2))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Product 2' })).toBeNull())
  expect(quantity(1).value).toBe('2')
  expect(asked('removeFromCart')).toEqual([])
  open()
  await screen.findByText('Item removed from cart successfully!')
  expect(quantity(1).value).toBe('2')
})

test('Changes of two lines both last', async () => {
  const { user, asked } = await openCart(keepCart(buildCart(buildLine(1, 1), buildLine(2, 1))))
  await user.click(increase(1))
  await user.click(increase(2))
  await waitFor(() => expect(asked('setCartQuantity')).toHaveLength(2))
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2))
  expect([quantity(1).value, quantity(2).value]).toEqual(['2', '2'])
  screen.getByText('EGP 400.00')
})

test('A quantity that cannot be saved goes back', async () => {
  const { user } = await openCart({
    ...keepCart(buildCart(buildLine(1, 3))),
    setCartQuantity: noResponse,
  })
  await user.click(increase(1))
  await waitFor(() => expect(quantity(1).value).toBe('4'))
  await expectAlert('Failed to update quantity. Please try again.')
  await waitFor(() => expect(quantity(1).value).toBe('3'))
})

test('After a refusal the cart shows what the server has', async () => {
  let cart = buildCart(buildLine(1, 3), buildLine(2, 1))
  const refusal = inputError('Product not found', null, 'NOT_FOUND')
  const { user } = await openCart({
    cart: () => ({ cart }),
    setCartQuantity: () => ({
      setCartQuantity: { __typename: 'CartPayload', cart: null, userErrors: [refusal] },
    }),
  })
  cart = buildCart(buildLine(2, 1))
  await user.click(increase(1))
  await expectAlert('Failed to update quantity. Please try again.')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Product 1' })).toBeNull())
})

test('A quantity below 1 is not sent', async () => {
  const { user, asked } = await openCart(keepCart(buildCart(buildLine(1, 1))))
  expect(button('Decrease quantity of Product 1').disabled).toBe(true)
  for (const typed of ['0', '-3']) {
    await user.clear(quantity(1))
    await user.type(quantity(1), `${typed}{Enter}`)
    expect(quantity(1).value).toBe('1')
  }
  await user.click(increase(1))
  await expectStatus('Item quantity updated successfully!')
  expect(asked('setCartQuantity')).toEqual([{ productId: '1', quantity: 2 }])
})

test('A typed quantity is sent when the field is left', async () => {
  const { user, asked } = await openCart(keepCart(buildCart(buildLine(1, 1))))
  await user.clear(quantity(1))
  await user.type(quantity(1), '12')
  await user.tab()
  await expectStatus('Item quantity updated successfully!')
  expect(asked('setCartQuantity')).toEqual([{ productId: '1', quantity: 12 }])
})

test('A removed line goes at once and focus moves to its neighbour', async () => {
  const { user, asked } = await openCart(keepCart(buildCart(buildLine(1, 1), buildLine(2, 1))))
  await user.click(remove(1))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Product 1' })).toBeNull())
  expect(document.activeElement).toBe(remove(2))
  await expectStatus('Item removed from cart successfully!')
  expect(asked('removeFromCart')).toEqual([{ productId: '1' }])
})

test('When the last line is removed focus moves to the heading', async () => {
  const { user } = await openCart(keepCart(buildCart(buildLine(1, 1))))
  await user.click(remove(1))
  await screen.findByText('No items in your cart.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cart' }))
})

test('A line that cannot be removed comes back', async () => {
  const { open, opened } = latch()
  const { user } = await openCart({
    ...keepCart(buildCart(buildLine(1, 1), buildLine(2, 1))),
    removeFromCart: () => opened.then(noResponse),
  })
  await user.click(remove(1))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Product 1' })).toBeNull())
  open()
  await expectAlert('Failed to remove product. Please try again.')
  await screen.findByRole('link', { name: 'Product 1' })
})

test('Removing what another tab has removed is a success', async () => {
  let cart = buildCart(buildLine(1, 1), buildLine(2, 1))
  const refusal = inputError('Product not found', null, 'NOT_FOUND')
  const { user } = await openCart({
    cart: () => ({ cart }),
    removeFromCart: () => ({
      removeFromCart: { __typename: 'CartPayload', cart: null, userErrors: [refusal] },
    }),
  })
  cart = buildCart(buildLine(2, 1))
  await user.click(remove(1))
  await expectStatus('Item removed from cart successfully!')
  expect(screen.queryByRole('link', { name: 'Product 1' })).toBeNull()
})

test('A removal takes the place of a quantity that was not sent yet', async () => {
  const { asked } = await openCart(keepCart(buildCart(buildLine(1, 1), buildLine(2, 1))))
  holdTime()
  fireEvent.click(increase(1))
  fireEvent.click(remove(1))
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(asked('removeFromCart')).toEqual([{ productId: '1' }])
  expect(asked('setCartQuantity')).toEqual([])
  vi.useRealTimers()
  await expectStatus('Item removed from cart successfully!')
})

test('Leaving the page sends what is still waiting', async () => {
  const { asked } = await openCart(keepCart(buildCart(buildLine(1, 1))))
  holdTime()
  fireEvent.click(increase(1))
  expect(asked('setCartQuantity')).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(asked('setCartQuantity')).toEqual([{ productId: '1', quantity: 2 }])
})

test('What one shopper changed is never sent for the next', async () => {
  const { user, asked } = await openCart(keepCart(buildCart(buildLine(1, 1), buildLine(2, 1))))
  // At once, before the pause after the click can end.
  fireEvent.click(increase(1))
  logIn('t2', 'Omar')
  await waitFor(() => expect(asked('cart')).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Increase quantity of Product 2' }))
  await expectStatus('Item quantity updated successfully!')
  expect(asked('setCartQuantity')).toEqual([{ productId: '2', quantity: 2 }])
})
