import { describe, expect, test } from 'vitest'
import type { Locale } from '#domain/messages/locale'
import { createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'

const shop = setUpShop()

const inLanguage = (locale: Locale) => ({ headers: { 'accept-language': locale } })

/** The values of the filter by brand, each with its label. */
async function brands(locale: Locale, chosen: readonly string[] = []) {
  const { data } = await shop.graphql<{
    products: { facets: [{ values: readonly { value: string; label: string }[] }] }
  }>(
    `query ($brands: [String!]) {
      products(filter: { brands: $brands }) { facets(attributes: [BRAND]) { values { value label } } } }`,
    { ...inLanguage(locale), variables: { brands: chosen } },
  )
  return data.products.facets[0].values.map(({ value, label }) => [value, label])
}

async function pageBrand(id: number, locale: Locale) {
  const { data } = await shop.graphql<{ product: { brandName: string | null } }>(
    'query ($id: ID!) { product(id: $id) { brandName } }',
    { ...inLanguage(locale), variables: { id: String(id) } },
  )
  return data.product.brandName
}

describe('The Arabic name of a brand', () => {
  test('is that of most of its products, for all of them, and filters keep the English one', async () => {
    const { id } = await createProduct(shop.db, { brand: 'Zahra' })
    await createProduct(shop.db, { brand: 'zahra', brandAr: 'زهراء' })
    await createProduct(shop.db, { brand: 'Zahra', brandAr: 'زهرة' })
    await createProduct(shop.db, { brand: 'Zahra', brandAr: 'زهرة' })
    expect(await brands('ar')).toEqual([['Zahra', 'زهرة']])
    expect(await brands('ar', ['ZAHRA'])).toEqual([['Zahra', 'زهرة']])
    expect(await brands('en')).toEqual([['Zahra', 'Zahra']])
    expect(await pageBrand(id, 'ar')).toBe('زهرة')
    expect(await pageBrand(id, 'en')).toBe('Zahra')
  })

  test('is built in for well-known brands, unless the shop has its own', async () => {
    const { id } = await createProduct(shop.db, { brand: 'royal canin' })
    expect(await brands('ar')).toEqual([['royal canin', 'رويال كانين']])
    await shop.db.update(ProductEntity, { id }, { brandAr: 'رويال' })
    expect(await brands('ar')).toEqual([['royal canin', 'رويال']])
  })

  test('is the English one where none is known, and nothing without a brand', async () => {
    const named = await createProduct(shop.db, { brand: 'Zahra' })
    const other = await createProduct(shop.db, { brand: null, brandAr: 'زهرة' })
    expect(await brands('ar')).toEqual([['Zahra', 'Zahra']])
    expect(await pageBrand(named.id, 'ar')).toBe('Zahra')
    expect(await pageBrand(other.id, 'ar')).toBeNull()
  })

  test('changes at once where it was cached, and is no longer that of a product that is hidden', async () => {
    const { id } = await createProduct(shop.db, { brand: 'Zahra', brandAr: 'زهرة' })
    const plain = await createProduct(shop.db, { brand: 'Zahra' })
    expect(await pageBrand(plain.id, 'ar')).toBe('زهرة')
    await shop.db.update(ProductEntity, { id }, { brandAr: 'الزهرة' })
    expect(await brands('ar')).toEqual([['Zahra', 'الزهرة']])
    expect(await pageBrand(plain.id, 'ar')).toBe('الزهرة')
    await shop.db.update(ProductEntity, { id }, { hidden: true })
    expect(await pageBrand(plain.id, 'ar')).toBe('Zahra')
  })

  test('takes the page of a product no statement', async () => {
    const { id } = await createProduct(shop.db, { brand: 'Zahra', brandAr: 'زهرة' })
    const read = (fields: string) =>
      shop.graphql(
        `{ product(id: ${id}) { name attributes { brand } ${fields} } }`,
        inLanguage('ar'),
      )
    // The index is read once.
    await read('brandName')
    const { statements } = shop.database
    const without = await statements.during(() => read(''))
    const withName = await statements.during(() => read('id brandName'))
    expect(withName.map(({ sql }) => sql)).toEqual(without.map(({ sql }) => sql))
  })
})

describe('A search by the Arabic name of a brand', () => {
  const names = async (query: string) => {
    const { data } = await shop.graphql<{ search: { nodes: readonly { name: string }[] } }>(
      'query ($query: String!) { search(query: $query) { nodes { name } } }',
      { variables: { query } },
    )
    return data.search.nodes.map(({ name }) => name)
  }

  test('finds the products with the English one, as soon as it is given', async () => {
    const { id } = await createProduct(shop.db, { name: 'Zahra Cat Toy', brand: 'Zahra' })
    await createProduct(shop.db, { name: 'Nilo Cat Toy', brand: 'Nilo' })
    expect(await names('بنفسج')).toEqual([])
    await shop.db.update(ProductEntity, { id }, { brandAr: 'بنفسج' })
    expect(await names('بنفسج')).toEqual(['Zahra Cat Toy'])
    expect(await names('لعبة بنفسج')).toEqual(['Zahra Cat Toy'])
  })

  test('is what Arabic shoppers are offered as a popular one', async () => {
    const { id } = await createProduct(shop.db, {
      name: 'Zahra Cat Toy',
      brand: 'Zahra',
      brandAr: 'بنفسج',
    })
    await shop.db.query('UPDATE products SET units_sold = 3 WHERE id = $1', [id])
    const { data } = await shop.graphql<{ popularSearches: readonly { text: string }[] }>(
      '{ popularSearches { text path } }',
      inLanguage('ar'),
    )
    expect(data.popularSearches.at(-1)).toEqual({
      text: 'بنفسج',
      path: `/search?query=${encodeURIComponent('بنفسج')}`,
    })
  })
})
