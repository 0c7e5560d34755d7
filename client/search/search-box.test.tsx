import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SUGGESTIONS } from '#domain/limits'
import { SuggestionsDocument } from '../gql/search'
import { buildProducts } from '../test/products'
import { renderPage } from '../test/render-page'
import { SearchBox } from './search-box'

function suggestions(query: string, count: number, paths: readonly string[] = []) {
  const categories = paths.map((path) => ({ __typename: 'Category', path }))
  const search = { __typename: 'SearchConnection', categories, nodes: buildProducts(count) }
  return {
    request: { query: SuggestionsDocument, variables: { query, first: SUGGESTIONS } },
    result: () => ({ data: { search } }),
    delay: 0,
  }
}

function setUp(...responses: ReturnType<typeof suggestions>[]) {
  const { currentLocation } = renderPage(<SearchBox initialQuery="" />, { responses })
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
  const user = userEvent.setup({ delay: 20 })
  await user.type(field, 'cat')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
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
  expect(options).toHaveLength(3)
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
