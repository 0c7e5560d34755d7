import { expect, test } from 'vitest'
import { createProducts } from '../../../test/factories'
import { realPages, shopPagePaths } from '../../../test/real-pages'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop({ pages: realPages })

const open = (url: string) =>
  shop.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })

/** How many responses came from the cache so far. */
async function hits(): Promise<number> {
  const { body } = await shop.rest('GET', '/metrics')
  return Number(/^http_cache_lookups_total\{result="hit"\} (\d+)$/m.exec(body)?.[1] ?? 0)
}

const CAMPAIGN = [
  'fbclid=IwAR0xyz',
  'gclid=Cj0KCQ',
  'utm_source=instagram&utm_campaign=ramadan',
  'x=1&__proto__=2&%zz=3&=4&&',
  'token=hyacinth',
]

test('A link of a campaign gets the page that is in the cache, without its parameters', async () => {
  await createProducts(shop.db, Array<string>(30).fill('Cat food'))
  for (const path of ['/', '/ar', '/catfood', '/ar/shop', '/productdetails/1', '/help/about']) {
    const { body, statusCode } = await open(path)
    expect([path, statusCode]).toEqual([path, 200])
    for (const parameters of CAMPAIGN) {
      const before = await hits()
      const page = await open(`${path}?${parameters}`)
      expect(page.body).toBe(body)
      expect([path, parameters, await hits()]).toEqual([path, parameters, before + 1])
    }
  }
})

test('What a page reads of its address distinguishes it, and is the same among other parameters', async () => {
  await createProducts(shop.db, Array<string>(30).fill('Cat food'))
  for (const [one, other] of [
    ['/search?query=food', '/search?query=toy'],
    ['/catfood?sort=newest', '/catfood?sort=price-asc'],
    ['/shop?animal=cat', '/shop?animal=dog'],
    ['/shop?brand=Nilo', '/shop?brand=Nilo&brand=Mau'],
    ['/shop?min=1', '/shop?max=1'],
  ] as const) {
    const { body } = await open(one)
    expect((await open(other)).body).not.toBe(body)
    for (const parameters of CAMPAIGN) {
      const [path, query] = one.split('?')
      const before = await hits()
      expect((await open(`${path}?${parameters}&${query}&utm_id=7`)).body).toBe(body)
      expect(await hits()).toBe(before + 1)
    }
  }
})

test('No page of the shop shows parameters that it does not read', async () => {
  const paths = (await shopPagePaths()).filter((path) => path !== '*')
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) {
    const url = path.replaceAll(/:\w+/g, '1')
    const { body } = await open(url)
    const page = await open(`${url}?fbclid=hyacinth&utm_source=hyacinth`)
    expect(page.body, url).toBe(body)
    expect(page.body, url).not.toContain('hyacinth')
  }
})

test('The parameters of a REST path that is also a page belong to its responses', async () => {
  await createProducts(shop.db, Array<string>(30).fill('Cat food'))
  const first = await shop.rest('GET', '/search?query=food')
  const other = await shop.rest('GET', '/search?query=food&page=2')
  expect(other.statusCode).toBeGreaterThanOrEqual(200)
  expect((await shop.rest('GET', '/search?query=food')).body).toBe(first.body)
})
