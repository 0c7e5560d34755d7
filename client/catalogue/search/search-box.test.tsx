import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SUGGESTIONS } from '#domain/limits'
import { PopularSearchesDocument, SuggestionsDocument } from '../../platform/gql/search'
import { logOut } from '../../platform/session/session'
import { buildProducts } from '../../test/products'
import { renderPage } from '../../test/render-page'
import { addRecentSearch } from './recent-searches'
import { SearchBox } from './search-box'

function suggestions(query: string, count: number, paths: readonly string[] = []) {
  const categories = paths.map((path) => ({ __typename: 'Category', path }))
  const search = {
    __typename: 'SearchConnection',
    categories,
    leftOut: [],
    nodes: buildProducts(count),
  }
  return {
    request: { query: SuggestionsDocument, variables: { query, first: SUGGESTIONS } },
    result: () => ({ data: { search } }),
    delay: 0,
  }
}

const POPULAR = [
  { __typename: 'PopularSearch', text: 'Litter', path: '/litters' },
  { __typename: 'PopularSearch', text: 'Nilo', path: '/search?query=Nilo' },
]

const popular = {
  request: { query: PopularSearchesDocument, variables: {} },
  result: () => ({ data: { popularSearches: POPULAR } }),
  maxUsageCount: Number.POSITIVE_INFINITY,
  delay: 0,
}

function setUp(...responses: ReturnType<typeof suggestions>[]) {
  const { currentLocation } = renderPage(<SearchBox initialQuery="" />, {
    responses: [...responses, popular],
  })
  return {
    currentLocation,
    user: userEvent.setup(),
    field: screen.getByRole('combobox', { name: 'Search' }),
  }
}

test('Enter opens the results, with the query encoded', async () => {
  const { currentLocation, user, field } = setUp(suggestions('dog & food', 0))
  await user.type(field, ' dog & food {Enter}')
  expect(currentLocation().pathname + currentLocation().search).toBe(
    '/search?query=dog%20%26%20food',
  )
})

test('Enter in an empty field does nothing', async () => {
  const { currentLocation, user, field } = setUp()
  await user.type(field, '   {Enter}')
  expect(currentLocation().pathname).toBe('/')
})

test('Suggestions are requested only after a pause in typing', async () => {
  const prefixes = ['c', 'ca'].map((query) => suggestions(query, 1))
  const partialResults = prefixes.map((response) => vi.spyOn(response, 'result'))
  const { field } = setUp(...prefixes, suggestions('cat', 3))
  for (const value of ['c', 'ca', 'cat']) fireEvent.change(field, { target: { value } })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
  for (const result of partialResults) expect(result).not.toHaveBeenCalled()
})

test('The arrow keys select a suggestion and Enter opens it', async () => {
  const { currentLocation, user, field } = setUp(suggestions('cat', 3))
  await user.type(field, 'cat')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(currentLocation().pathname).toBe('/productdetails/2')
})

test('Categories come before products', async () => {
  const { currentLocation, user, field } = setUp(suggestions('litter', 2, ['/litters']))
  await user.type(field, 'litter')
  const options = await screen.findAllByRole('option')
  expect(options).toHaveLength(4)
  expect(options[0]?.textContent).toContain('Litter')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(currentLocation().pathname).toBe('/litters')
})

test('Enter without a selected suggestion searches', async () => {
  const { currentLocation, user, field } = setUp(suggestions('cat', 3))
  await user.type(field, 'cat')
  await screen.findAllByRole('option')
  await user.keyboard('{Enter}')
  expect(currentLocation().search).toBe('?query=cat')
  expect(screen.queryAllByRole('option')).toHaveLength(0)
})

test('Escape closes the suggestions', async () => {
  const { user, field } = setUp(suggestions('cat', 3))
  await user.type(field, 'cat')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryAllByRole('option')).toHaveLength(0)
})

test('The last row opens all results', async () => {
  const { currentLocation, user, field } = setUp(suggestions('cat', 3))
  await user.type(field, 'cat')
  await user.click(await screen.findByRole('option', { name: 'See all results for “cat”' }))
  expect(currentLocation().search).toBe('?query=cat')
})

describe('An empty field', () => {
  const optionsOf = (group: string) =>
    within(screen.getByRole('group', { name: group })).getAllByRole('option')
  const recent = () => optionsOf('Recent searches').map(({ textContent }) => textContent)
  const rememberSearches = (...queries: readonly string[]) => {
    for (const query of queries.toReversed()) addRecentSearch(query)
  }

  test('suggests what was ordered most, which the arrow keys select', async () => {
    const { currentLocation, user, field } = setUp()
    await user.click(field)
    await screen.findByRole('group', { name: 'Popular now' })
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull()
    expect(field.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(currentLocation().pathname).toBe('/litters')
  })

  test('suggests recent searches first, the latest on top', async () => {
    rememberSearches('salmon', 'leash')
    const { currentLocation, user, field } = setUp()
    await user.click(field)
    await screen.findByRole('group', { name: 'Popular now' })
    expect(recent()).toEqual(['salmon', 'leash', 'Clear recent searches'])
    await user.click(optionsOf('Recent searches')[1] ?? field)
    expect(currentLocation().search).toBe('?query=leash')
  })

  test('forgets one recent search with its mark or the Delete key', async () => {
    rememberSearches('salmon', 'leash', 'litter')
    const { user, field } = setUp()
    await user.click(field)
    const mark = (await screen.findByText('leash')).parentElement?.querySelector('[data-remove]')
    await user.click(mark ?? field)
    expect(recent()).toEqual(['salmon', 'litter', 'Clear recent searches'])
    await user.keyboard('{ArrowUp}{Delete}')
    expect(recent()).toEqual(['litter', 'Clear recent searches'])
    expect(localStorage.getItem('recentSearches')).toBe('["litter"]')
  })

  test('forgets all recent searches', async () => {
    rememberSearches('salmon', 'leash')
    const { user, field } = setUp()
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: 'Clear recent searches' }))
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull()
    expect(localStorage.getItem('recentSearches')).toBeNull()
  })

  test('suggests no recent searches after somebody has signed out', async () => {
    rememberSearches('salmon')
    act(logOut)
    const { user, field } = setUp()
    await user.click(field)
    await screen.findByRole('group', { name: 'Popular now' })
    expect(screen.queryByText('salmon')).toBeNull()
  })
})
