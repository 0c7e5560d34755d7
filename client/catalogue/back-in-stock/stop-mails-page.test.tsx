import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inputError, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

const stopped = (success: boolean, ...userErrors: unknown[]) => ({
  stopBackInStockMails: { __typename: 'BackInStockPayload', success, userErrors },
})

async function open(stopBackInStockMails: () => unknown) {
  const { requests } = mockServer({ stopBackInStockMails })
  const { user } = await renderShop({ path: '/stopmails' })
  const press = async () => user.click(await screen.findByRole('button', { name: 'Stop them' }))
  return { press, requests }
}

test('The link of a mail stops the mails once its button is pressed', async () => {
  const { press, requests } = await open(() => stopped(true))
  await screen.findByRole('heading', { name: 'No more emails about products' })
  expect(requests('stopBackInStockMails')).toEqual([])
  await press()
  await screen.findByText('Done. We will send you no more of these emails.')
  expect(screen.queryByRole('button', { name: 'Stop them' })).toBeNull()
})

test.each([
  [
    'a wrong link',
    () => stopped(false, inputError('This link is not valid.', 'token')),
    'This link is not valid.',
  ],
  ['a network error', networkError, 'The emails could not be stopped. Please try again.'],
])('After %s the page says so, and the button stays', async (_name, stop, message) => {
  const { press } = await open(stop)
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  screen.getByRole('button', { name: 'Stop them' })
})
