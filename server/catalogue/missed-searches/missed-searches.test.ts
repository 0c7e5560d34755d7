import { expect, test } from 'vitest'
import { PAGE_SIZE } from '#domain/limits'
import { createAdmin, createProduct, createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { missedSearches } from './feature'
import { countedWords, MissedSearchCounter, missedSearchCounter } from './missed-search-counter'
import { addMissedSearches, pruneMissedSearches } from './missed-searches.service'

const shop = setUpShop()

const search = (query: string, first = PAGE_SIZE) =>
  shop.graphql(
    'query ($query: String!, $first: Int!) { search(query: $query, first: $first) { leftOut } }',
    {
      variables: { query, first },
    },
  )

interface Missed {
  readonly id: string
  readonly text: string
  readonly leftOut: string | null
  readonly searchCount: number
}

async function list(token: string, args = 'first: 10') {
  const { data, errors } = await shop.graphql<{
    missedSearches: {
      readonly totalCount: number
      readonly nodes: readonly Missed[]
      readonly pageInfo: { readonly endCursor: string }
    }
  }>(
    `{ missedSearches(${args}) { totalCount nodes { id text leftOut searchCount } pageInfo { endCursor } } }`,
    { token },
  )
  expect(errors).toBeUndefined()
  return data.missedSearches
}

const texts = async (token: string) => (await list(token)).nodes.map(({ text }) => text)

const write = () => shop.app.runtime.get(missedSearchCounter).write(shop.db)

test('Searches that found nothing, or not with all words, are counted; suggestions and finds are not', async () => {
  const { token } = await createAdmin(shop.db)
  await createProduct(shop.db, { name: 'Nilo Puppy Food' })
  for (const query of [
    'hamster wheel',
    'Hamster \u0000 WHEEL!',
    'puppy kibblex',
    'puppy',
    'food',
  ]) {
    await search(query)
  }
  await search('hamst', 6)
  await write()
  const { nodes, totalCount } = await list(token)
  expect(totalCount).toBe(2)
  expect(nodes).toMatchObject([
    { text: 'Hamster WHEEL!', leftOut: null, searchCount: 2 },
    { text: 'puppy kibblex', leftOut: 'kibblex', searchCount: 1 },
  ])
})

test('What may be about a person is not kept', () => {
  for (const query of [
    'mona@example.com',
    '010 1234 5678',
    'call 0101-234-5678',
    '١٢٣٤٥٦ طلب',
    '4111.1111.1111.1111',
    'x',
    '2026',
    '!?',
    'a long message that somebody has pasted into the field by mistake',
  ]) {
    expect(countedWords(query), query).toBeUndefined()
  }
  expect(countedWords('Royal Canin 10kg')).toBe('royal canin 10kg')
  expect(countedWords('الببغاء')).toBe('ببغا')
})

test('The most frequent come first, page by page, from all servers', async () => {
  const { token } = await createAdmin(shop.db)
  const servers = [new MissedSearchCounter(), new MissedSearchCounter()]
  for (const server of servers) {
    for (const text of ['parrot', 'parrot', 'horse', 'turtle']) server.add(text, [])
  }
  servers[0]?.add('turtle', [])
  await Promise.all(servers.map((server) => server.write(shop.db)))
  const first = await list(token, 'first: 1')
  expect(first.nodes).toMatchObject([{ text: 'parrot', searchCount: 4 }])
  const rest = await list(token, `first: 5, after: "${first.pageInfo.endCursor}"`)
  expect(rest.nodes).toMatchObject([
    { text: 'turtle', searchCount: 3 },
    { text: 'horse', searchCount: 2 },
  ])
})

test('Random texts fill neither the memory nor the table, and a failed write loses nothing', async () => {
  const { token } = await createAdmin(shop.db)
  const counter = new MissedSearchCounter()
  for (let number = 0; number < 600; number += 1) counter.add(`word ${number}`, [])
  await expect(
    shop.db.transaction(async (transaction) => {
      await transaction.query('SELECT 1 / 0').catch(() => undefined)
      await counter.write(transaction)
    }),
  ).rejects.toThrow()
  counter.add('word 7', [])
  await counter.write(shop.db)
  const { totalCount, nodes } = await list(token)
  expect(totalCount).toBe(500)
  expect(nodes[0]).toMatchObject({ text: 'word 7', searchCount: 2 })
  const many = Array.from({ length: 700 }, (_, number) => `other ${number}`)
  await addMissedSearches(
    shop.db,
    new Map(many.map((text) => [text, { text, leftOut: null, count: 5 }])),
  )
  await pruneMissedSearches(shop.db)
  expect(await list(token, 'first: 1')).toMatchObject({
    totalCount: 1000,
    nodes: [{ searchCount: 5 }],
  })
})

test('What nobody has searched for in 90 days is forgotten by the job', async () => {
  const { token } = await createAdmin(shop.db)
  await shop.db.query(
    `INSERT INTO missed_searches (words, text, count, last_searched_on)
     VALUES ('old', 'old', 9, current_date - 92), ('new', 'new', 1, current_date - 60)`,
  )
  const [job] = missedSearches.jobs?.(shop.app.runtime, undefined as never) ?? []
  await job?.run(() => undefined)
  expect(await texts(token)).toEqual(['new'])
})

test('Adding it to the search terms takes it off the list, and so does the owner', async () => {
  const { token } = await createAdmin(shop.db)
  const counter = new MissedSearchCounter()
  counter.add('kibblex', [])
  counter.add('Puppy Kibblex', ['Kibblex'])
  counter.add('wheel', [])
  await counter.write(shop.db)
  const { data } = await shop.graphql<{ addSearchTerms: { userErrors: unknown[] } }>(
    `mutation { addSearchTerms(input: {kind: SYNONYM, terms: ["Kibblex", "food"]}) { userErrors { message } } }`,
    { token },
  )
  expect(data.addSearchTerms.userErrors).toEqual([])
  const { nodes } = await list(token)
  expect(nodes).toMatchObject([{ text: 'wheel' }])
  const remove = () =>
    shop.graphql<{ result: { userErrors: unknown[] } }>(
      `mutation ($id: ID!) { result: deleteMissedSearch(id: $id) { missedSearchId userErrors { code } } }`,
      { token, variables: { id: nodes[0]?.id } },
    )
  expect((await remove()).data.result.userErrors).toEqual([])
  expect((await remove()).data.result.userErrors).toEqual([{ code: 'NOT_FOUND' }])
  expect(await texts(token)).toEqual([])
})

test('Shoppers do not see them', async () => {
  const { token } = await createShopper(shop.db)
  const { errors } = await shop.graphql('{ missedSearches { totalCount } }', { token })
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})
