import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { mockServer } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const missed = (id: string, text: string, searchCount: number, leftOut: string | null = null) => ({
  __typename: 'MissedSearch',
  id,
  text,
  leftOut,
  searchCount,
  lastSearchedOn: '2026-11-20',
})

async function open() {
  logIn(buildToken('admin'), 'Amira')
  let nodes = [missed('1', 'parrot seeds', 12), missed('2', 'puppy kibblex', 3, 'kibblex')]
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    missedSearches: () => ({
      missedSearches: {
        __typename: 'MissedSearchConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    deleteMissedSearch: ({ id }) => {
      nodes = nodes.filter((one) => one.id !== id)
      return {
        deleteMissedSearch: {
          __typename: 'DeleteMissedSearchPayload',
          missedSearchId: id,
          userErrors: [],
        },
      }
    },
  })
  const { user } = await renderShop({ path: '/adminmissedsearches' })
  await screen.findByRole('row', { name: /parrot seeds/ })
  return { user, ...server }
}

test('The words that were not found, and not the others, are proposed as a synonym', async () => {
  await open()
  const row = screen.getByRole('row', { name: /puppy kibblex/ })
  within(row).getByText('Nothing with “kibblex”; other products were shown')
  const link = within(row).getByRole('link', { name: 'Make “kibblex” a synonym' })
  expect(link.getAttribute('href')).toBe('/adminsearchterms?term=kibblex')
})

test('A supplier is asked on WhatsApp, with how many have searched', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Ask a supplier for “parrot seeds” on WhatsApp' })
  const url = new URL(link.getAttribute('href') ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/')
  expect(url.searchParams.get('text')).toBe(
    'Hello, do you have “parrot seeds”? 12 customers have searched for it in our shop.',
  )
})

test('What does not matter is taken off the list', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Remove “parrot seeds” from the list' }))
  await screen.findByText('Removed. It comes back if somebody searches for it again.')
  expect(screen.queryByRole('row', { name: /parrot seeds/ })).toBeNull()
})
