import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

const page = (title: string) => ({
  helpPage: { __typename: 'HelpPage', title, description: 'Short', html: '<h2>Fees</h2>' },
})

test('A page has its title and its text', async () => {
  const { requests } = mockServer({ helpPage: () => page('Delivery and fees') })
  await renderShop({ path: '/help/delivery' })
  await screen.findByRole('heading', { level: 1, name: 'Delivery and fees' })
  await screen.findByRole('heading', { level: 2, name: 'Fees' })
  expect(requests('helpPage')).toEqual([{ page: 'DELIVERY' }])
})

test('A page that fails to load has its name, and can be loaded again', async () => {
  let isDown = true
  mockServer({ helpPage: () => (isDown ? networkError() : page('Terms of sale')) })
  const { user } = await renderShop({ path: '/help/terms' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  screen.getByRole('heading', { level: 1, name: 'Terms' })
  isDown = false
  await user.click(retry)
  await screen.findByRole('heading', { level: 1, name: 'Terms of sale' })
})

test('An unknown page is not found', async () => {
  mockServer({})
  await renderShop({ path: '/help/nothing' })
  await screen.findByRole('heading', { name: 'Page not found' })
})
