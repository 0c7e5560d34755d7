import type { BrowserContext, Page } from '@playwright/test'
import { createProduct, createShopper, placeOrder } from './api'
import { addSession, expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const TABS = 8

/** The streams that the pages of a context have opened, with where each started. */
function watchStreams(context: BrowserContext): { readonly page: Page; readonly after: string }[] {
  const streams: { readonly page: Page; readonly after: string }[] = []
  context.on('request', (request) => {
    if (!request.url().endsWith('/adminorder/events')) return
    streams.push({ page: request.frame().page(), after: request.headers()['last-event-id'] ?? '' })
  })
  return streams
}

const orderRow = (page: Page, id: number) =>
  page.getByRole('checkbox', { name: `Select order #${id}`, exact: true })

/** Prepares placing orders, one after another. */
async function prepareOrders(shopUrl: string, adminToken: string): Promise<() => Promise<number>> {
  const toy = await createProduct(shopUrl, adminToken, { name: 'Cat toy', price: 20 })
  const shopper = await createShopper(shopUrl)
  return () => placeOrder(shopUrl, shopper, toy)
}

test('Eight tabs of the desk share one stream, and whichever is left goes on after the last event', async ({
  shop,
  context,
  adminToken,
}) => {
  const place = await prepareOrders(shop.url, adminToken)
  await addSession(context, adminToken, 'Shop')
  const streams = watchStreams(context)
  const first = await place()
  const tabs: Page[] = []
  for (let count = 0; count < TABS; count += 1) {
    const tab = await context.newPage()
    await visit(tab, '/adminorder')
    await expect(orderRow(tab, first)).toBeVisible()
    tabs.push(tab)
  }
  expect(streams).toHaveLength(1)

  const second = await place()
  for (const tab of tabs) await expect(orderRow(tab, second)).toBeVisible()

  const [leader, ...others] = tabs
  await leader?.close()
  const third = await place()
  for (const tab of others) await expect(orderRow(tab, third)).toBeVisible()
  expect(streams).toHaveLength(2)
  expect(streams[1]?.after).toMatch(/^\d+$/)
})

test('A visible tab takes the place of one that no longer answers', async ({
  shop,
  context,
  adminToken,
}) => {
  const place = await prepareOrders(shop.url, adminToken)
  await addSession(context, adminToken, 'Shop')
  const streams = watchStreams(context)
  const silent = await context.newPage()
  await silent.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
  })
  await visit(silent, '/adminorder')
  await expect.poll(() => streams.length).toBe(1)

  const waiting = await context.newPage()
  await waiting.clock.install()
  await visit(waiting, '/adminorder')
  await waiting.clock.fastForward(6000)
  await expect.poll(() => streams.map(({ page }) => page === waiting)).toEqual([false, true])
  const order = await place()
  await expect(orderRow(waiting, order)).toBeVisible()
  // The first one listens to it from then on, and does not open another.
  await expect(orderRow(silent, order)).toBeVisible()
  expect(streams).toHaveLength(2)
})
