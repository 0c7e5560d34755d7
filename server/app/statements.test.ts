import { describe, expect, test } from 'vitest'
import type { ProductEntity } from '../catalogue/products/product.entity'
import { createManyProducts, createShopper, placeOrder, type TestUser } from '../test/factories'
import { setUpShop } from '../test/shop'

const shop = setUpShop()

interface Fixture {
  readonly shopper: TestUser
  readonly products: readonly ProductEntity[]
}

/** Reads what each version of the catalogue needs once: the owner's search terms, and the index of the catalogue. */
async function readOnceForVersion(): Promise<void> {
  await shop.graphql('{ search(query: "a", first: 1) { isSimilar } products { nodes { id } } }')
}

/** A shopper with this many products in the cart and in an order. */
async function createFixture(size: number): Promise<Fixture> {
  const shopper = await createShopper(shop.db)
  const products = await createManyProducts(shop.db, size)
  await placeOrder(shop.db, shopper, products)
  await shop.db.query(
    'INSERT INTO cart_lines (user_id, product_id, quantity) SELECT $1, id, 1 FROM products',
    [shopper.id],
  )
  await readOnceForVersion()
  return { shopper, products }
}

/** Counts the statements of the work, which must return the expected number of products. */
async function countStatements(work: () => Promise<number>, size: number): Promise<number> {
  let returned = 0
  const statements = await shop.database.statements.during(async () => {
    returned = await work()
  })
  expect(returned).toBe(size)
  return statements.length
}

type Nodes = { nodes: { items: unknown[] }[] }

/** Operations and the statements they cost; `run` returns the number of products received. */
const READS: readonly {
  readonly name: string
  readonly statements: number
  run(fixture: Fixture): Promise<number>
}[] = [
  {
    name: 'GET /products',
    statements: 1,
    run: async () => (await shop.rest('GET', '/products')).json().length,
  },
  {
    name: 'GET /products of a category, filtered and sorted, with the total',
    statements: 1,
    run: async () => {
      const url = '/products?category=toys&sort=price-desc&animal=cat&first=100'
      return (await shop.rest('GET', url)).json().length
    },
  },
  {
    // A page that has all that matches the words.
    name: 'GET /products with words',
    statements: 1,
    run: async () => (await shop.rest('GET', '/products?query=toy%20cat&first=100')).json().length,
  },
  {
    // The viewer, and the lines.
    name: 'GET /cartpage',
    statements: 2,
    run: async ({ shopper }) =>
      (await shop.rest('GET', '/cartpage', shopper)).json().cartItems.length,
  },
  {
    // The viewer, and the orders with their items and history.
    name: 'GET /orders',
    statements: 2,
    run: async ({ shopper }) => (await shop.rest('GET', '/orders', shopper)).json()[0].items.length,
  },
  {
    name: 'a category',
    statements: 1,
    run: async () => {
      const query =
        '{ products(first: 100, category: TOYS) { nodes { id name price unitPrice { per } imageUrl } } }'
      const { data } = await shop.graphql<{ products: { nodes: unknown[] } }>(query)
      return data.products.nodes.length
    },
  },
  {
    name: 'a category, filtered and sorted, with its facets',
    statements: 1,
    run: async () => {
      const query = `{ products(first: 100, category: TOYS, sort: PRICE_DESC, filter: { animals: [CAT], minPrice: 1 })
        { nodes { id } totalCount priceRange { min } facets { values { value count } } } }`
      const { data } = await shop.graphql<{ products: { nodes: unknown[] } }>(query)
      return data.products.nodes.length
    },
  },
  {
    name: 'a category by name',
    statements: 1,
    run: async () => {
      const query =
        '{ products(first: 100, category: TOYS, sort: NAME_ASC) { nodes { id } totalCount } }'
      const { data } = await shop.graphql<{ products: { nodes: unknown[] } }>(query)
      return data.products.nodes.length
    },
  },
  {
    // One for the matches of the words, which are cached, and one for the page.
    name: 'a search, filtered, with its facets',
    statements: 2,
    run: async () => {
      const query = `{ search(query: "toy cat", first: 100, filter: { animals: [CAT] })
        { nodes { id } totalCount priceRange { min } facets { values { value count } } } }`
      const { data } = await shop.graphql<{ search: { nodes: unknown[] } }>(query)
      return data.search.nodes.length
    },
  },
  {
    name: 'a search with count, on one page',
    statements: 1,
    run: async () => {
      const query = `{ search(query: "toy cat", first: 100) { nodes { id } totalCount } }`
      const { data } = await shop.graphql<{ search: { nodes: unknown[] } }>(query)
      return data.search.nodes.length
    },
  },
  {
    name: 'products by their ids',
    statements: 1,
    run: async ({ products }) => {
      const ids = products.slice(0, 20).map(({ id }) => id)
      const query = 'query ($ids: [ID!]!) { productsByIds(ids: $ids) { id name price } }'
      const { data } = await shop.graphql<{ productsByIds: unknown[] }>(query, {
        variables: { ids },
      })
      expect(data.productsByIds).toHaveLength(ids.length)
      return products.length
    },
  },
  {
    name: 'a category with related products',
    statements: 2,
    run: async () => {
      const query = '{ products(first: 100, category: TOYS) { nodes { id related { id } } } }'
      const { data } = await shop.graphql<{ products: { nodes: unknown[] } }>(query)
      return data.products.nodes.length
    },
  },
  {
    // The viewer, and the lines, which have the columns of every list.
    name: 'the cart with offers, unit prices and ratings',
    statements: 2,
    run: async ({ shopper }) => {
      const query =
        '{ cart { lines { product { wasPrice percentSaved unitPrice { per } rating { count } } } } }'
      const { data } = await shop.graphql<{ cart: { lines: unknown[] } }>(query, shopper)
      return data.cart.lines.length
    },
  },
  {
    // The viewer, the lines, and the related products.
    name: 'the cart with related products',
    statements: 3,
    run: async ({ shopper }) => {
      const query = '{ cart { total lines { product { id related { id } } } } }'
      const { data } = await shop.graphql<{ cart: { lines: unknown[] } }>(query, shopper)
      return data.cart.lines.length
    },
  },
  {
    // The viewer, the orders, their current products, and the related products.
    name: 'orders with items, products and related products',
    statements: 4,
    run: async ({ shopper }) => {
      const query = `{ orders(first: 1) { nodes { id history { status } items { product { id related { id } } } } } }`
      const { data } = await shop.graphql<{ orders: Nodes }>(query, shopper)
      return data.orders.nodes[0]?.items.length ?? 0
    },
  },
  {
    name: 'an order with items and products',
    statements: 3,
    run: async ({ shopper }) => {
      const query = '{ order(id: 1) { history { status } items { product { id } } } }'
      const { data } = await shop.graphql<{ order: { items: unknown[] } }>(query, shopper)
      return data.order.items.length
    },
  },
]

// With one product, no related ones are read.
describe.each([2, 24, 100])('with %d products', (size) => {
  test.each(READS)('$name costs $statements statements', async ({ run, statements }) => {
    const fixture = await createFixture(size)
    expect(await countStatements(() => run(fixture), size)).toBe(statements)
  })

  test('a checkout costs 10 statements: the viewer and 9 in the transaction', async () => {
    const { shopper, products } = await createFixture(size)
    const input = {
      total: products.reduce((sum, product) => sum + product.pricePiastres, 0) / 100,
      address: '14 Nile Lane',
      city: 'Cairo',
      phone: '01012345678',
      cart_items: products.map(({ id, pricePiastres }) => ({
        product_id: id,
        quantity: 1,
        price: pricePiastres / 100,
      })),
    }
    const headers = { 'idempotency-key': 'abc' }
    const statements = await shop.database.statements.during(async () => {
      const response = await shop.rest('POST', '/checkout', { ...shopper, body: input, headers })
      expect(response.statusCode).toBe(201)
    })
    expect(statements).toHaveLength(10)
  })
})

test('a search with count and further pages costs 2 statements at first, then 1 a page', async () => {
  await createManyProducts(shop.db, 200)
  await readOnceForVersion()
  const read = (first: number) => async () => {
    const query = `{ search(query: "toy", first: ${first}) { nodes { id } totalCount } }`
    const { data } = await shop.graphql<{ search: { totalCount: number } }>(query)
    expect(data.search.totalCount).toBe(200)
  }
  expect(await shop.database.statements.during(read(24))).toHaveLength(2)
  expect(await shop.database.statements.during(read(23))).toHaveLength(1)
})

test.each([1, 5, 10])(
  'a page of %d of 200 products with count and two levels of related products costs 3 statements',
  async (size) => {
    await createManyProducts(shop.db, 200)
    await readOnceForVersion()
    const query = `{ products(first: ${size}) { nodes { id related { id related { id } } } totalCount } }`
    const read = async () => {
      const { data } = await shop.graphql<{ products: { nodes: unknown[] } }>(query)
      return data.products.nodes.length
    }
    expect(await countStatements(read, size)).toBe(3)
  },
)

test('adding to a cart costs 2 statements: the viewer and the line', async () => {
  const { shopper } = await createFixture(24)
  const add = async () => (await shop.rest('POST', '/cart/1', shopper)).json().id
  expect(await countStatements(add, 1)).toBe(2)
})
