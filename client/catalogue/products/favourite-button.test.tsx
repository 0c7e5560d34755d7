import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { inputError, mockServer, networkError } from '../../test/mock-server'
import { buildProductDetails } from '../../test/products'
import { renderShop } from '../../test/render-shop'

const payload = (isFavourite: boolean | null, ...userErrors: unknown[]) => ({
  result: { __typename: 'FavouritePayload', isFavourite, userErrors },
})

const heart = () => screen.getByRole('button', { name: 'Favourite' })
const isPressed = () => heart().getAttribute('aria-pressed') === 'true'

async function open(handlers: Parameters<typeof mockServer>[0]) {
  const product = { ...buildProductDetails(7), related: [] }
  const { requests } = mockServer({
    productDetails: () => ({ product, deliveryRates: [] }),
    isFavourite: () => ({ isFavourite: false }),
    addFavourite: () => payload(true),
    removeFavourite: () => payload(false),
    ...handlers,
  })
  const shop = await renderShop({ path: '/productdetails/7' })
  await screen.findByRole('button', { name: 'Favourite' })
  const tap = () => shop.user.click(heart())
  return { ...shop, tap, requests }
}

test('A customer keeps a product and no longer keeps it, each with a tap', async () => {
  logIn('t1', 'Mona')
  const { tap, requests } = await open({})
  await tap()
  expect(isPressed()).toBe(true)
  await screen.findByText('Added to your favourites.')
  const link = screen.getByRole('link', { name: 'View favourites' })
  expect(link.getAttribute('href')).toBe('/favourites')
  await tap()
  expect(isPressed()).toBe(false)
  await screen.findByText('Removed from your favourites.')
  expect(screen.queryByText('Added to your favourites.')).toBeNull()
  expect(requests('addFavourite')).toEqual([{ productId: '7' }])
  expect(requests('removeFavourite')).toEqual([{ productId: '7' }])
})

test('A favourite shows that it is one', async () => {
  logIn('t1', 'Mona')
  await open({ isFavourite: () => ({ isFavourite: true }) })
  await waitFor(() => expect(isPressed()).toBe(true))
})

test('The heart fills at once, and the last of several taps counts', async () => {
  logIn('t1', 'Mona')
  const order: string[] = []
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { tap, requests } = await open({
    addFavourite: async () => {
      await isAnswered
      order.push('added')
      return payload(true)
    },
    removeFavourite: () => {
      order.push('removed')
      return payload(false)
    },
  })
  await tap()
  expect(isPressed()).toBe(true)
  await tap()
  expect(isPressed()).toBe(false)
  expect(requests('removeFavourite')).toEqual([])
  await act(async () => answer())
  await screen.findByText('Removed from your favourites.')
  expect(order).toEqual(['added', 'removed'])
  expect(isPressed()).toBe(false)
})

test.each([
  ['an error', () => payload(null, inputError('You can keep at most 200.')), /at most 200/],
  ['a network error', networkError, 'We could not save that. Please try again.'],
])('After %s the heart is empty again, and a toast says why', async (_name, handler, message) => {
  logIn('t1', 'Mona')
  const { tap } = await open({ addFavourite: handler })
  await tap()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(message)
  await waitFor(() => expect(isPressed()).toBe(false))
})

test('A visitor signs in, and comes back with the product kept', async () => {
  const { tap, requests, currentLocation, user } = await open({
    login: () => ({
      login: {
        __typename: 'LoginPayload',
        session: {
          __typename: 'Session',
          token: 't1',
          firstName: 'Mona',
          role: 'SHOPPER',
          locale: 'EN',
        },
        userErrors: [],
      },
    }),
  })
  await tap()
  await screen.findByText('Sign in, and we keep it in your favourites.')
  await waitFor(() => expect(currentLocation().pathname).toBe('/login'))
  expect(requests('isFavourite')).toEqual([])
  await user.type(screen.getByLabelText(/^Email/), 'mona@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'secret1')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText('Added to your favourites.')
  expect(currentLocation().pathname).toBe('/productdetails/7')
  expect(isPressed()).toBe(true)
  expect(requests('addFavourite')).toEqual([{ productId: '7' }])
})
