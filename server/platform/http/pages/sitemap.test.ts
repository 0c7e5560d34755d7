import { describe, expect, test } from 'vitest'
import { LOCALES } from '#domain/messages/locale'
import { HELP_PAGES } from '#domain/pages/help-pages'
import { CATEGORIES } from '#domain/products/categories'
import { createManyProducts, createProduct } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'

const URL = 'https://shop.example.com'
/** The home page, all products, categories, two animals and the pages about the shop. */
const LISTS = CATEGORIES.length + 4 + HELP_PAGES.length
/** Pages in a file. */
const PAGES = 40

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

describe('A sitemap with more addresses than a file may have', () => {
  const shop = setUpShop({ maxSitemapAddresses: PAGES * LOCALES.length })
  const read = async (url: string) => (await shop.rest('GET', url)).body

  test('is an index of files that list every page once, in both languages', async () => {
    await createManyProducts(shop.db, 85)
    const index = await read('/sitemap.xml')
    expect(index).toContain('<sitemapindex ')
    expect(index.match(/<lastmod>/g)).toHaveLength(4)
    const files = locations(index)
    expect(files).toEqual(
      ['pages=all', 'from=1', 'from=41', 'from=81'].map((file) => `${URL}/sitemap.xml?${file}`),
    )
    const pages = await Promise.all(files.map((file) => read(file.slice(URL.length))))
    const perFile = pages.map((xml) => locations(xml).length / LOCALES.length)
    expect(perFile).toEqual([LISTS, 40, 40, 5])
    const all = pages.flatMap(locations)
    expect(new Set(all).size).toBe(all.length)
    for (const path of ['/productdetails/1', '/productdetails/85', '/catfood']) {
      expect(all).toEqual(expect.arrayContaining([URL + path, `${URL}/ar${path}`]))
    }
  })

  test('is a single file if it has few', async () => {
    await createManyProducts(shop.db, PAGES - LISTS)
    const xml = await read('/sitemap.xml')
    expect(xml).toContain('<urlset ')
    expect(locations(xml)).toHaveLength(PAGES * LOCALES.length)
  })
})

describe('The sitemap', () => {
  const shop = setUpShop()

  test('lists a page for each visible brand, and says when pages last changed', async () => {
    await createProduct(shop.db, { brand: 'Cats & Co' })
    await createProduct(shop.db, { brand: 'Hidden', hidden: true })
    const { body } = await shop.rest('GET', '/sitemap.xml')
    expect(locations(body)).toContain(`${URL}/shop?brand=Cats+%26+Co`)
    expect(locations(body)).toContain(`${URL}/ar/shop?brand=Cats+%26+Co`)
    expect(body).not.toContain('Hidden')
    expect(body).toMatch(/catfood<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    expect(body).toMatch(/productdetails\/1<\/loc><lastmod>\d{4}-/)
  })
})
