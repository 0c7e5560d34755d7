import { ApolloClient } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { buildProduct } from '../../test/products'
import { ListingProductsDocument, useListingProductsQuery } from '../gql/listing'
import { PageContext } from '../page/page-context'
import { createCache } from './apollo'
import { ApolloLoaderContext, createApolloLoader } from './apollo-loader'
import { queryKey } from './use-page-query'

const variables = { category: 'CAT_FOOD', first: 2, after: null } as const
const query = { query: ListingProductsDocument, variables }

function products(names: readonly string[], endCursor: string | null = null) {
  return {
    products: {
      __typename: 'ProductConnection',
      nodes: names.map((name) => buildProduct(name.charCodeAt(0), { name })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
      totalCount: 9,
      facets: [],
      priceRange: null,
    },
  }
}

function Probe() {
  const { data, failed, retry, fetchMore } = useListingProductsQuery(variables)
  const names = data?.products.nodes.map(({ name }) => name).join(' ')
  const after = data?.products.pageInfo.endCursor ?? ''
  return (
    <>
      <p>{failed ? 'failed' : (names ?? 'loading')}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
      <button type="button" onClick={() => void fetchMore({ variables: { after } })}>
        More
      </button>
    </>
  )
}

const networkFailure = { request: query, error: new Error('connect ECONNREFUSED') }

function page(names: readonly string[], after: string | null = null, endCursor?: string) {
  const request = { ...query, variables: { ...variables, after } }
  return { request, result: { data: products(names, endCursor) } }
}

interface Options {
  /** The data sent with the HTML. */
  readonly preloaded?: unknown
  readonly responses?: readonly MockLink.MockedResponse[]
  readonly failures?: number
}

function setUp({ preloaded, responses = [], failures = 0 }: Options) {
  let remainingFailures = failures
  const create = vi.fn(async () => {
    remainingFailures -= 1
    if (remainingFailures >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return new ApolloClient({ cache: createCache(), link: new MockLink([...responses]) })
  })
  const loader = createApolloLoader(create)
  const loaderData = preloaded === undefined ? undefined : { key: queryKey(query), data: preloaded }
  render(
    <ApolloLoaderContext value={loader}>
      <PageContext
        value={{
          locale: 'en',
          publicUrl: '',
          emailTopLevelDomains: '*',
          shop: { name: 'Mishmish', about: '' },
          contact: {},
          status: 200,
          loaderData,
        }}
      >
        <Probe />
      </PageContext>
    </ApolloLoaderContext>,
  )
  return { create, loader, user: userEvent.setup() }
}

test('Data sent with the HTML is shown without loading Apollo Client', () => {
  const { create } = setUp({ preloaded: products(['a']) })
  screen.getByText('a')
  expect(create).not.toHaveBeenCalled()
})

test('A client that is loaded later has the data sent with the HTML in its cache', async () => {
  const { loader } = setUp({ preloaded: products(['a']) })
  const client = await loader.load()
  await vi.waitFor(() => expect(client.readQuery(query)?.products.nodes[0]?.name).toBe('a'))
  client.writeQuery({ ...query, data: products(['b']) })
  await screen.findByText('b')
})

test('Without data in the HTML the query is sent', async () => {
  setUp({ responses: [page(['a'])] })
  screen.getByText('loading')
  await screen.findByText('a')
})

test('A failed query can be retried', async () => {
  const { user } = setUp({ responses: [networkFailure, page(['a'])] })
  await screen.findByText('failed')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('a')
})

test('A client that fails to load can be retried', async () => {
  const { user } = setUp({ responses: [page(['a'])], failures: 1 })
  await screen.findByText('failed')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('a')
})

test('Further pages are appended to the data sent with the HTML', async () => {
  const { user } = setUp({
    preloaded: products(['a', 'b'], 'B'),
    responses: [page(['c', 'd'], 'B', 'D'), page(['e'], 'D')],
  })
  await user.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByText('a b c d')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByText('a b c d e')
})
