import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inputError, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

const confirmed = (success: boolean, ...userErrors: unknown[]) => ({
  confirmEmail: { __typename: 'ConfirmEmailPayload', success, userErrors },
})

async function open(confirmEmail: () => unknown) {
  const { requests } = mockServer({ confirmEmail })
  const { user } = await renderShop({ path: '/confirmemail' })
  const press = async () => user.click(await screen.findByRole('button', { name: 'Confirm' }))
  return { press, requests }
}

test('The link of a mail confirms the address once its button is pressed', async () => {
  const { press, requests } = await open(() => confirmed(true))
  await screen.findByRole('heading', { name: 'Confirm your email address' })
  expect(requests('confirmEmail')).toEqual([])
  await press()
  await screen.findByText('Your email address is confirmed. Thank you!')
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test.each([
  [
    'an expired link',
    () => confirmed(false, inputError('This link has expired.', 'token')),
    'This link has expired.',
  ],
  ['a network error', networkError, 'Your email address could not be confirmed. Please try again.'],
])('After %s the page says so, and the button stays', async (_name, confirmEmail, message) => {
  const { press } = await open(confirmEmail)
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  screen.getByRole('button', { name: 'Confirm' })
})
