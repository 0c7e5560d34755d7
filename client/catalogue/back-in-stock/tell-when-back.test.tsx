import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { inputError, mockServer, networkError } from '../../test/mock-server'
import { buildProductDetails } from '../../test/products'
import { renderShop } from '../../test/render-shop'

const TELL = { name: 'Tell me when it is back' }
const STOP = { name: 'Stop waiting' }
const DONE = 'We will email you once, when it is back.'

const payload = (success: boolean, ...userErrors: unknown[]) => ({
  __typename: 'BackInStockPayload',
  success,
  userErrors,
})

type Handlers = Parameters<typeof mockServer>[0]

async function open(handlers: Handlers, quantityAvailable: number | null = 0) {
  const product = { ...buildProductDetails(7, { quantityAvailable }), related: [] }
  const { requests } = mockServer({
    productDetails: () => ({ product, deliveryRates: [] }),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/productdetails/7' })
  await screen.findByRole('heading', { name: 'Koura Cat Toy 7' })
  return { user, requests }
}

const tap = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('button', TELL))

test('A customer asks with one tap, and stops waiting with another', async () => {
  logIn('t1', 'Mona')
  const { user, requests } = await open({
    requestBackInStockMail: () => ({ requestBackInStockMail: payload(true) }),
    cancelBackInStockMail: () => ({ cancelBackInStockMail: payload(true) }),
  })
  await tap(user)
  const text = await screen.findByText(DONE)
  expect(document.activeElement).toBe(text)
  expect(requests('requestBackInStockMail')).toEqual([{ productId: '7' }])
  expect(screen.queryByRole('button', TELL)).toBeNull()
  await user.click(await screen.findByRole('button', STOP))
  expect(document.activeElement).toBe(await screen.findByRole('button', TELL))
  expect(requests('cancelBackInStockMail')).toEqual([{ productId: '7' }])
  expect(screen.queryByText(DONE)).toBeNull()
})

test('A customer who waits already sees so, without losing the focus', async () => {
  logIn('t1', 'Mona')
  await open({ isWaitingForStock: () => ({ isWaitingForStock: true }) })
  const text = await screen.findByText(DONE)
  expect(document.activeElement).not.toBe(text)
  await screen.findByRole('button', STOP)
  expect(screen.queryByRole('button', TELL)).toBeNull()
})

test('A customer can still ask if reading the request failed', async () => {
  logIn('t1', 'Mona')
  const { user } = await open({
    isWaitingForStock: networkError,
    requestBackInStockMail: () => ({ requestBackInStockMail: payload(true) }),
  })
  await tap(user)
  await screen.findByText(DONE)
})

test('After an error while stopping, the product says so, and the customer waits on', async () => {
  logIn('t1', 'Mona')
  const { user } = await open({
    isWaitingForStock: () => ({ isWaitingForStock: true }),
    cancelBackInStockMail: networkError,
  })
  await user.click(await screen.findByRole('button', STOP))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This did not work. Please try again.',
  )
  screen.getByText(DONE)
})

test('A visitor types an address, and reads what is wrong with it', async () => {
  let isKept = false
  const { user, requests } = await open({
    requestBackInStockMailTo: () => ({
      requestBackInStockMailTo: isKept
        ? payload(true)
        : payload(false, inputError('This address is not accepted.', 'email')),
    }),
  })
  expect(requests('isWaitingForStock')).toEqual([])
  await tap(user)
  const field = await screen.findByLabelText(/^Email/)
  expect(document.activeElement).toBe(field)
  await user.type(field, 'ali')
  await tap(user)
  await screen.findByText(/Enter a valid email address/)
  expect(requests('requestBackInStockMailTo')).toEqual([])
  await user.type(field, '@example.com')
  await tap(user)
  await screen.findByText('This address is not accepted.')
  isKept = true
  await tap(user)
  await screen.findByText(DONE)
  expect(requests('requestBackInStockMailTo').at(-1)).toEqual({
    productId: '7',
    email: 'ali@example.com',
  })
})

test.each([
  [
    'an error',
    () => ({ requestBackInStockMail: payload(false, inputError('It is in stock.')) }),
    'It is in stock.',
  ],
  ['a network error', networkError, 'This did not work. Please try again.'],
])('After %s the product says so, and the button stays', async (_name, handler, message) => {
  logIn('t1', 'Mona')
  const { user } = await open({ requestBackInStockMail: handler })
  await tap(user)
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  screen.getByRole('button', TELL)
})

test('A product that is in stock has no such button', async () => {
  logIn('t1', 'Mona')
  const { requests } = await open({}, null)
  expect(screen.queryByRole('button', TELL)).toBeNull()
  expect(requests('isWaitingForStock')).toEqual([])
})
