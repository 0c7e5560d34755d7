import { expect, test } from 'vitest'
import { createAdmin, createProduct, createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

const ADD = `mutation ($terms: [String!]!) {
  addSearchTerms(input: { kind: BRAND, terms: $terms }) {
    searchTerms { id kind terms } userErrors { code field } } }`
const UPDATE = `mutation ($id: ID!, $kind: SearchTermsKind!, $terms: [String!]!) {
  updateSearchTerms(id: $id, input: { kind: $kind, terms: $terms }) {
    searchTerms { id kind terms } userErrors { code field } } }`
const DELETE =
  'mutation ($id: ID!) { deleteSearchTerms(id: $id) { searchTermsId userErrors { code } } }'
const SEARCH = '{ search(query: "زبدة") { nodes { name } } }'

async function namesFound(): Promise<readonly string[]> {
  const { data } = await shop.graphql<{ search: { nodes: { name: string }[] } }>(SEARCH)
  return data.search.nodes.map(({ name }) => name)
}

test('Search finds by terms as soon as the owner has added them, until they are deleted', async () => {
  const { token } = await createAdmin(shop.db)
  await createProduct(shop.db, { name: 'Zibda treats' })
  expect(await namesFound()).toEqual([])
  const terms = ['Zibda', ' زبدة ', 'Zibda']
  const added = await shop.graphql(ADD, { token, variables: { terms } })
  const searchTerms = { id: '1', kind: 'BRAND', terms: ['Zibda', 'زبدة'] }
  expect(added.data).toEqual({ addSearchTerms: { searchTerms, userErrors: [] } })
  expect(await namesFound()).toEqual(['Zibda treats'])
  const list = await shop.graphql('{ searchTerms { id kind terms } }', { token })
  expect(list.data).toEqual({ searchTerms: [searchTerms] })
  const deleted = await shop.graphql(DELETE, { token, variables: { id: '1' } })
  expect(deleted.data).toEqual({ deleteSearchTerms: { searchTermsId: '1', userErrors: [] } })
  expect(await namesFound()).toEqual([])
})

test.each([[['Zibda']], [['Zibda', ' Zibda ']], [['Zibda', ' ']], [['Zibda', 'ز'.repeat(61)]]])(
  'The terms %j are refused',
  async (terms) => {
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql<{
      addSearchTerms: { searchTerms: null; userErrors: { code: string }[] }
    }>(ADD, { token, variables: { terms } })
    expect(data.addSearchTerms.searchTerms).toBeNull()
    expect(data.addSearchTerms.userErrors[0]).toMatchObject({ code: 'INVALID' })
  },
)

test('A term of the owner leads to a category: to its products, and to its page', async () => {
  const { token } = await createAdmin(shop.db)
  await createProduct(shop.db, { name: 'Siwa Cat Litter' })
  await createProduct(shop.db, { name: 'River Cat Food' })
  const found = async () => {
    const { data } = await shop.graphql<{
      search: { nodes: { name: string }[]; categories: { key: string }[] }
    }>('{ search(query: "qwertz") { nodes { name } categories { key } } }')
    const { nodes, categories } = data.search
    return [nodes.map(({ name }) => name), categories.map(({ key }) => key)]
  }
  const [before] = await found()
  expect(before).toEqual([])
  const add = (category: string) =>
    shop.graphql(
      `mutation { addSearchTerms(input: { kind: SYNONYM, terms: ["Qwertz"], category: ${category} }) {
        searchTerms { terms category } userErrors { code field } } }`,
      { token },
    )
  expect((await add('null')).data).toEqual({
    addSearchTerms: { searchTerms: null, userErrors: [{ code: 'INVALID', field: 'terms' }] },
  })
  expect((await add('LITTERS')).data).toEqual({
    addSearchTerms: { searchTerms: { terms: ['Qwertz'], category: 'LITTERS' }, userErrors: [] },
  })
  expect(await found()).toEqual([['Siwa Cat Litter'], ['LITTERS']])
})

test('Search finds by the terms that replaced others', async () => {
  const { token } = await createAdmin(shop.db)
  await createProduct(shop.db, { name: 'Zibda treats' })
  await shop.graphql(ADD, { token, variables: { terms: ['Zibda', 'سمنة'] } })
  expect(await namesFound()).toEqual([])
  const terms = ['Zibda', ' زبدة ']
  const updated = await shop.graphql(UPDATE, {
    token,
    variables: { id: '1', kind: 'SYNONYM', terms },
  })
  const searchTerms = { id: '1', kind: 'SYNONYM', terms: ['Zibda', 'زبدة'] }
  expect(updated.data).toEqual({ updateSearchTerms: { searchTerms, userErrors: [] } })
  expect(await namesFound()).toEqual(['Zibda treats'])
  const list = await shop.graphql('{ searchTerms { id kind terms } }', { token })
  expect(list.data).toEqual({ searchTerms: [searchTerms] })
})

test.each([
  ['7', ['Zibda', 'زبدة'], { code: 'NOT_FOUND', field: null }],
  ['x', ['Zibda', 'زبدة'], { code: 'NOT_FOUND', field: null }],
  ['1', ['Zibda'], { code: 'INVALID', field: 'terms' }],
])('Updating the terms %s to %j is an error', async (id, terms, userError) => {
  const { token } = await createAdmin(shop.db)
  await shop.graphql(ADD, { token, variables: { terms: ['Zibda', 'سمنة'] } })
  const variables = { id, kind: 'BRAND', terms }
  const { data } = await shop.graphql(UPDATE, { token, variables })
  expect(data).toEqual({ updateSearchTerms: { searchTerms: null, userErrors: [userError] } })
})

test('Deleting unknown terms is an error', async () => {
  const { token } = await createAdmin(shop.db)
  const { data } = await shop.graphql(DELETE, { token, variables: { id: '7' } })
  expect(data).toEqual({
    deleteSearchTerms: { searchTermsId: null, userErrors: [{ code: 'NOT_FOUND' }] },
  })
})

test('Only the owner sees and changes search terms', async () => {
  const { token } = await createShopper(shop.db)
  const variables = { terms: ['a', 'b'] }
  for (const [options, code] of [
    [{}, 'UNAUTHENTICATED'],
    [{ token }, 'FORBIDDEN'],
  ] as const) {
    const reading = await shop.graphql('{ searchTerms { id } }', options)
    expect(reading.errors?.[0]?.extensions?.code).toBe(code)
    const adding = await shop.graphql(ADD, { ...options, variables })
    expect(adding.errors?.[0]?.extensions?.code).toBe(code)
  }
})

test('A search suggests categories, and the nearest when it finds nothing', async () => {
  await createProduct(shop.db, { name: 'Siwa Cat Litter' })
  const categories = async (query: string) => {
    const { data } = await shop.graphql<{
      search: { nodes: unknown[]; categories: { key: string }[] }
    }>('query ($query: String!) { search(query: $query) { nodes { id } categories { key } } }', {
      variables: { query },
    })
    return [data.search.nodes.length, ...data.search.categories.map(({ key }) => key)]
  }
  expect(await categories('رمل')).toEqual([1, 'LITTERS'])
  expect(await categories('siwa')).toEqual([1])
  // “rabbit” is left out.
  expect(await categories('rabbit litter')).toEqual([1, 'LITTERS'])
  await shop.db.query('DELETE FROM products')
  expect(await categories('rabbit litter')).toEqual([0, 'LITTERS'])
})
