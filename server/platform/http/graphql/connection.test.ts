import { expect, test } from 'vitest'
import { createManyProducts } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

interface Connection {
  readonly nodes: readonly { readonly id: string }[]
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[]
  readonly pageInfo: Readonly<Record<string, unknown>>
}

const LISTS = {
  products: (page: string) => `list: products(${page})`,
  search: (page: string) => `list: search(query: "toy", ${page})`,
}

test.each(Object.entries(LISTS))(
  'the edges of %s have the same nodes, with cursors that start the next page',
  async (_name, field) => {
    await createManyProducts(shop.db, 5)
    const read = async (page: string) => {
      const { data } = await shop.graphql<{ list: Connection }>(
        `{ ${field(page)} { nodes { id } edges { cursor node { id } }
           pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      )
      return data.list
    }
    const all = await read('first: 5')
    expect(all.edges.map(({ node }) => node)).toEqual(all.nodes)
    expect(all.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: all.edges[0]?.cursor,
      endCursor: all.edges[4]?.cursor,
    })
    const second = await read(`first: 2, after: "${all.edges[1]?.cursor}"`)
    expect(second.edges).toEqual(all.edges.slice(2, 4))
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
    const none = await read(`first: 2, after: "${all.edges[4]?.cursor}"`)
    expect(none).toEqual({
      nodes: [],
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    })
  },
)
