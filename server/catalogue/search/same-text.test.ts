import { expect, test } from 'vitest'
import { createAdmin, createProduct } from '../../test/factories'
import { overGraphQL, overRest } from '../../test/list-faces'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'

const shop = setUpShop()

const TOY = { price: 120, image_url: '/pictures/cat-toy.svg' }

async function addProduct(name: string) {
  const { token } = await createAdmin(shop.db)
  const response = await shop.rest('POST', '/addproduct', { token, body: { ...TOY, name } })
  expect(response.statusCode).toBe(201)
  return response.json<{ id: number; name: string }>()
}

test.each([
  ['Pâté de Saumon', 'pate saumon'],
  ['Pate de Saumon', 'PÂTÉ saumon'],
  ['Pa\u0302te\u0301 de Saumon', 'pâté'],
  ['Nilo Cat Food', '\u200fcat\u00a0food\u200f'],
  ['Nilo Ｃａｔ Food', 'cat food'],
  ['Crème Brûlée', 'creme'],
  ['می\u200cخواهم', 'ميخواهم'],
])('the product %s is found by %s', async (name, words) => {
  const { id } = await createProduct(shop.db, { name })
  await createProduct(shop.db, { name: 'Sakara Bed' })
  expect((await overGraphQL(shop, { words })).ids).toEqual([id])
  expect((await overRest(shop, { words })).ids).toEqual([id])
})

test('a name with a no-break space, double spaces and marks is in its category, and shown without', async () => {
  const { id, name } = await addProduct('\u200fNilo Cat\u00a0  Food\u200b')
  expect(name).toBe('Nilo Cat Food')
  const response = await shop.rest('GET', '/products?category=catfood')
  expect(response.json()).toEqual([{ ...TOY, id, name: 'Nilo Cat Food' }])
})

test('a name of nothing that can be seen is missing', async () => {
  const { token } = await createAdmin(shop.db)
  for (const name of ['\u3164', '\u200b \u2066\u2069', '\ufe0f\u{e0041}', '\u2800']) {
    const response = await shop.rest('POST', '/addproduct', { token, body: { ...TOY, name } })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ field: 'name', message: 'This field is required.' }])
  }
  expect(await shop.db.count(ProductEntity)).toBe(0)
})

test('the spellings of one brand and one flavour are one, in lists, filters and addresses', async () => {
  const spellings = ['Royal Canin', 'royal\u00a0canin', 'ROYAL  CANIN', 'Ｒoyal Canin']
  const ids: number[] = []
  for (const brand of spellings) {
    ids.push((await createProduct(shop.db, { brand, flavour: brand })).id)
  }
  await createProduct(shop.db, { brand: 'Nilo', flavour: 'Nilo' })
  for (const spelling of spellings) {
    for (const filter of [{ brands: [spelling] }, { flavours: [spelling] }]) {
      const page = await overGraphQL(shop, { filter })
      expect(page.ids).toEqual(ids)
      expect((await overRest(shop, { filter })).ids).toEqual(ids)
      const [facet] = page.facets.filter(
        ({ attribute }) => attribute === ('brands' in filter ? 'BRAND' : 'FLAVOUR'),
      )
      expect(facet?.values.filter(({ isSelected }) => isSelected)).toEqual([
        { value: 'Royal Canin', count: 4, isSelected: true },
      ])
    }
  }
})
