import { act, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '../../platform/session/session'
import { mockServer, networkError } from '../../test/mock-server'
import { buildProduct, buildProductDetails } from '../../test/products'
import { renderShop } from '../../test/render-shop'
import { RecentProducts } from './recent-products'

const SOLD = ['1', '2', '3', '7', '8', '9', '10', '11', '12', '13', '14']

const remembered = () => localStorage.getItem('recentlyViewed')
const remember = (ids: string) => localStorage.setItem('recentlyViewed', ids)

function startServer(handlers = {}) {
  return mockServer({
    productDetails: ({ id }) => ({ product: buildProductDetails(Number(id)), deliveryRates: [] }),
    recentProducts: ({ ids }) => ({
      productsByIds: SOLD.filter((id) => (ids as string[]).includes(id)).map((id) =>
        buildProduct(Number(id)),
      ),
    }),
    ...handlers,
  })
}

async function openProduct(id: number) {
  const shop = await renderShop({ path: `/productdetails/${id}` })
  await screen.findByRole('heading', { level: 1, name: `Koura Cat Toy ${id}` })
  return shop
}

const row = () => screen.findByRole('region', { name: 'Recently viewed' })
const shown = async () =>
  (await within(await row()).findAllByRole('article')).map(
    ({ textContent }) => /Toy (\d+)/.exec(textContent ?? '')?.[1],
  )

beforeEach(() => void startServer())

test('A product page shows the products viewed before, the latest first', async () => {
  for (const id of [1, 2, 3, 2]) (await openProduct(id)).unmount()
  expect(remembered()).toBe('2,3,1')
  await openProduct(7)
  expect(await shown()).toEqual(['2', '3', '1'])
})

test('The first product that a shopper views has no others', async () => {
  await openProduct(7)
  expect(remembered()).toBe('7')
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
})

test('At most ten are remembered', async () => {
  remember('1,2,3,8,9,10,11,12,13,14')
  await openProduct(7)
  expect(remembered()).toBe('7,1,2,3,8,9,10,11,12,13')
})

test('They can be cleared, and the focus stays in the page', async () => {
  remember('1,2')
  const { user } = await openProduct(7)
  await user.click(within(await row()).getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
  expect(remembered()).toBeNull()
})

test('Products that are no longer sold are forgotten, with one request', async () => {
  const { requests } = startServer()
  remember('1,99,3')
  await openProduct(7)
  expect(await shown()).toEqual(['1', '3'])
  expect(remembered()).toBe('7,1,3')
  expect(requests('recentProducts')).toEqual([{ ids: ['1', '99', '3'] }])
})

test('Another tab changes the list', async () => {
  remember('1,2')
  await openProduct(7)
  expect(await shown()).toEqual(['1', '2'])
  remember('3,1')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'recentlyViewed' })))
  expect(await shown()).toEqual(['3', '1'])
})

test('They are forgotten when the shopper signs out', async () => {
  logIn('t1', 'Mona')
  remember('1,2')
  await openProduct(7)
  await row()
  act(logOut)
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
  expect(remembered()).toBeNull()
})

test.each(['{"a":1}', '<script>', '-1,0,1.5,١', ','])(
  'Anything else in the storage is ignored: %s',
  async (text) => {
    const { requests } = startServer()
    remember(text)
    await openProduct(7)
    expect(remembered()).toBe('7')
    expect(requests('recentProducts')).toEqual([])
  },
)

test('A product page works where storage is blocked, and when they fail to load', async () => {
  startServer({ recentProducts: networkError })
  remember('1')
  const { unmount } = await openProduct(7)
  await vi.waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull(),
  )
  unmount()
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  await openProduct(7)
})

test('The HTML of the server is the same whatever was viewed', () => {
  remember('1,2')
  expect(renderToString(<RecentProducts productId="7" shownIds={[]} />)).toBe('')
})
