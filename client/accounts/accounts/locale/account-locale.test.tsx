import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CountedCartLink } from '../../../app/counted-cart-link'
import { logIn } from '../../../platform/session/session'
import { chosenLocale } from '../../../platform/texts/preferred-locale'
import { buildCart, buildLine, createCartHandlers } from '../../../test/carts'
import { type Handlers, mockServer, networkError } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'
import { rememberAccountLocale } from './account-locale'

const saved = () => ({
  setLocale: {
    __typename: 'ProfilePayload',
    user: { __typename: 'User', id: '1', locale: 'EN' },
    userErrors: [],
  },
})

/** Opens an English page and waits until the signed-in user's cart is loaded. */
async function openPage(setLocale: Handlers[string] = saved) {
  const { requests } = mockServer({
    ...createCartHandlers(buildCart(buildLine(1, 2))),
    products: networkError,
    setLocale,
  })
  const { unmount } = await renderShop({ path: '/home', header: <CountedCartLink /> })
  await screen.findByRole('link', { name: /2/ })
  return { sent: () => requests('setLocale'), unmount }
}

test('The language that a signed-in user has switched to is saved once', async () => {
  logIn(buildToken('shopper'), 'Mona')
  rememberAccountLocale('AR')
  chosenLocale.write('en')
  const first = await openPage()
  await waitFor(() => expect(first.sent()).toEqual([{ input: { locale: 'EN' } }]))
  await waitFor(() => expect(localStorage.getItem('accountLocale')).toBe('EN'))
  first.unmount()
  const second = await openPage()
  expect(second.sent()).toEqual([])
})

test('A language that could not be saved is saved on the next page', async () => {
  logIn(buildToken('shopper'), 'Mona')
  rememberAccountLocale('AR')
  chosenLocale.write('en')
  const first = await openPage(networkError)
  await waitFor(() => expect(first.sent()).toHaveLength(1))
  first.unmount()
  const second = await openPage()
  await waitFor(() => expect(second.sent()).toHaveLength(1))
})

test.each([
  ['the account has it', 'en', 'EN'],
  ['the page is in another language than the one chosen', 'ar', 'AR'],
  ['no language was chosen', undefined, 'AR'],
] as const)('Nothing is sent where %s', async (_name, chosen, accountLocale) => {
  logIn(buildToken('shopper'), 'Mona')
  rememberAccountLocale(accountLocale)
  if (chosen) chosenLocale.write(chosen)
  expect((await openPage()).sent()).toEqual([])
})
