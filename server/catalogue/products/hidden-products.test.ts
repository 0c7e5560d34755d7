import { beforeEach, describe, expect, test } from 'vitest'
import { addToCart, getCart, setCartQuantity } from '../../orders/cart/cart.service'
import { checkout } from '../../orders/checkout/checkout.service'
import { expectAppError } from '../../test/expect-app-error'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { realPages } from '../../test/real-pages'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from './product.entity'

const shop = setUpShop({ pages: realPages })

const HIDDEN = 'Sakara Cat Toy Hidden'

let hidden: ProductEntity
let shown: ProductEntity
let shopper: TestUser

const setHidden = (value: boolean) =>
  shop.db.update(ProductEntity, { id: hidden.id }, { hidden: value })

beforeEach(async () => {
  shopper = await createShopper(shop.db)
  shown = await createProduct(shop.db, { name: 'Nilo Cat Toy', family: 'toys' })
  hidden = await createProduct(shop.db, { name: HIDDEN, family: 'toys', stock: 5 })
})

const LISTS: readonly (readonly [what: string, query: string])[] = [
  ['the catalogue', '{ products { nodes { id } totalCount } }'],
  ['a category', '{ products(category: TOYS) { nodes { id } totalCount } }'],
  ['a list by words', '{ products(search: "cat toy") { nodes { id } totalCount } }'],
  ['a search', '{ search(query: "toy") { nodes { id } totalCount } }'],
  ['a search by its phrase', '{ search(query: "cat toy") { nodes { id } totalCount } }'],
  ['a search with a typo', '{ search(query: "toyz") { nodes { id } totalCount } }'],
]

describe('A hidden product', () => {
  test.each(LISTS)('is neither in %s nor counted', async (_, query) => {
    const read = async () => Object.values((await shop.graphql(query)).data)[0]
    const nodes = [{ id: String(shown.id) }, { id: String(hidden.id) }]
    expect(await read()).toEqual({ nodes, totalCount: 2 })
    await setHidden(true)
    expect(await read()).toEqual({ nodes: nodes.slice(0, 1), totalCount: 1 })
    await setHidden(false)
    expect(await read()).toEqual({ nodes, totalCount: 2 })
  })

  test('is neither related nor a size of others', async () => {
    await setHidden(true)
    const { data } = await shop.graphql(
      `{ product(id: ${shown.id}) { related { id } sizes { id } } }`,
    )
    expect(data).toEqual({ product: { related: [], sizes: [{ id: String(shown.id) }] } })
  })

  test('has no page, no place in the sitemap, and is unknown to both APIs', async () => {
    const path = `/productdetails/${hidden.id}`
    const page = () => shop.rest('GET', path, { headers: { accept: 'text/html' } })
    const sitemap = async () => (await shop.rest('GET', '/sitemap.xml')).body
    expect((await page()).statusCode).toBe(200)
    expect(await sitemap()).toContain(`${path}<`)
    await setHidden(true)
    const response = await page()
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain(HIDDEN)
    expect(await sitemap()).not.toContain(`${path}<`)
    expect((await shop.rest('GET', `/products/${hidden.id}`)).statusCode).toBe(404)
    expect((await shop.rest('GET', '/products')).json()).toMatchObject([{ id: shown.id }])
    const { data } = await shop.graphql(`{ product(id: ${hidden.id}) { name } }`)
    expect(data).toEqual({ product: null })
  })

  test('cannot be added to a cart, and is not in one until it is shown again', async () => {
    await addToCart(shop.db, shopper.id, hidden.id, { quantity: 2 })
    await setHidden(true)
    expect((await getCart(shop.db, shopper.id)).lines).toEqual([])
    for (const quantity of [1, 99]) {
      const adding = addToCart(shop.db, shopper.id, hidden.id, { quantity })
      expect((await expectAppError(adding)).code).toBe('NOT_FOUND')
      const setting = setCartQuantity(shop.db, shopper.id, hidden.id, { quantity })
      expect((await expectAppError(setting)).code).toBe('NOT_FOUND')
    }
    await setHidden(false)
    expect((await getCart(shop.db, shopper.id)).lines).toMatchObject([{ quantity: 2 }])
  })

  test('cannot be ordered: the checkout has what is left', async () => {
    await setHidden(true)
    const { code, details } = await expectAppError(
      checkout(shop.db, shopper.id, checkoutOf([shown, hidden]), 'a key'),
    )
    expect(code).toBe('PRICE_CHANGED')
    expect(details.current?.lines).toMatchObject([{ id: shown.id }])
  })

  test('stays in orders, without a link to it', async () => {
    await placeOrder(shop.db, shopper, [hidden])
    await setHidden(true)
    const { data } = await shop.graphql('{ orders { nodes { items { name product { id } } } } }', {
      token: shopper.token,
    })
    expect(data).toEqual({ orders: { nodes: [{ items: [{ name: HIDDEN, product: null }] }] } })
  })

  test('is in the lists of its owner', async () => {
    await setHidden(true)
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql(
      `{ adminProducts(search: "sakara") { nodes { isHidden product { name } } totalCount }
        adminProduct(id: ${hidden.id}) { isHidden } }`,
      { token },
    )
    expect(data).toEqual({
      adminProducts: { nodes: [{ isHidden: true, product: { name: HIDDEN } }], totalCount: 1 },
      adminProduct: { isHidden: true },
    })
  })
})
