import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { mockServer, networkError } from '../../test/mock-server'
import { buildProduct } from '../../test/products'
import { renderShop } from '../../test/render-shop'

beforeEach(() => logIn('t1', 'Mona'))

const changed = (isFavourite: boolean) => ({
  result: { __typename: 'FavouritePayload', isFavourite, userErrors: [] },
})

async function open(handlers: Parameters<typeof mockServer>[0]) {
  const products = [1, 2, 3].map((id) => buildProduct(id, { name: `Toy ${id}` }))
  const { requests } = mockServer({ favourites: () => ({ favourites: products }), ...handlers })
  const { user } = await renderShop({ path: '/favourites' })
  const names = () =>
    screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
  const remove = (name: string) =>
    user.click(screen.getByRole('button', { name: `Remove ${name} from your favourites` }))
  await screen.findByText('3 products')
  return { user, requests, names, remove }
}

test('A favourite is removed, and brought back to its place', async () => {
  const { user, requests, names, remove } = await open({
    addFavourite: () => changed(true),
    removeFavourite: () => changed(false),
  })
  await remove('Toy 2')
  expect(names()).toEqual(['Toy 1', 'Toy 3'])
  await screen.findByText('Removed from your favourites.')
  expect(document.activeElement?.textContent).toBe('2 products')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(names()).toEqual(['Toy 1', 'Toy 2', 'Toy 3']))
  expect(requests('removeFavourite')).toEqual([{ productId: '2' }])
  expect(requests('addFavourite')).toEqual([{ productId: '2' }])
})

test('Of several that are removed, the last one can be brought back', async () => {
  const { user, requests, names, remove } = await open({
    addFavourite: () => changed(true),
    removeFavourite: () => changed(false),
  })
  for (const name of ['Toy 1', 'Toy 3', 'Toy 2']) await remove(name)
  await waitFor(() => expect(requests('removeFavourite')).toHaveLength(3))
  expect(await screen.findAllByText('Removed from your favourites.')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(names()).toEqual(['Toy 2']))
  expect(requests('addFavourite')).toEqual([{ productId: '2' }])
})

test('A favourite that could not be removed is in its place again, and a toast says so', async () => {
  const { names, remove } = await open({ removeFavourite: networkError })
  await remove('Toy 2')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not save that. Please try again.',
  )
  expect(names()).toEqual(['Toy 1', 'Toy 2', 'Toy 3'])
})

test('Without favourites, the page says how to keep one, and links to the shop', async () => {
  mockServer({ favourites: () => ({ favourites: [] }) })
  await renderShop({ path: '/favourites' })
  await screen.findByText('Tap the heart on a product to keep it here.')
  const link = screen.getByRole('link', { name: 'Go to the shop' })
  expect(link.getAttribute('href')).toBe('/shop')
})
