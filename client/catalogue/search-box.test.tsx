import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SUGGESTIONS } from '#domain/limits'
import { SuggestionsDocument } from '../gql/catalogue'
import { buildProducts } from '../test/products'
import { renderPage } from '../test/render-page'
import { SearchBox } from './search-box'

function suggestions(query: string, count: number) {
  const search = { __typename: 'SearchConnection', nodes: buildProducts(count) }
  return {
    request: { query: SuggestionsDocument, variables: { query, first: SUGGESTIONS } },
    result: () => ({ data: { search } }),
    delay: 0,
  }
}

function setUp(...answers: ReturnType<typeof suggestions>[]) {
  const { router } = renderPage(<SearchBox initialQuery="" />, { answers })
  return {
    router,
    user: userEvent.setup(),
    field: screen.getByRole('combobox', { name: 'Search' }),
  }
}

test('Enter goes to the results, with the query encoded', async () => {
  const { router, user, field } = setUp(suggestions('dog & food', 0))
  await user.type(field, ' dog & food {Enter}')
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/search?query=dog%20%26%20food',
  )
})

test('Enter in an empty field goes nowhere', async () => {
  const { router, user, field } = setUp()
  await user.type(field, '   {Enter}')
  expect(router.state.location.pathname).toBe('/')
})

test('Only the words after a pause in typing are asked for', async () => {
  const letters = ['c', 'ca'].map((query) => suggestions(query, 1))
  const asked = letters.map((answer) => vi.spyOn(answer, 'result'))
  const { field } = setUp(...letters, suggestions('cat', 3))
  const user = userEvent.setup({ delay: 20 })
  await user.type(field, 'cat')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  for (const answer of asked) expect(answer).not.toHaveBeenCalled()
})

test('The arrows choose a suggestion and Enter opens it', async () => {
  const { router, user, field } = setUp(suggestions('cat', 3))
  await user.type(field, 'cat')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(router.state.location.pathname).toBe('/productdetails/2')
})

test('Enter with no suggestion chosen searches', async () => {
  const { router, user, field } = setUp(suggestions('cat', 3))
  await user.type(field, 'cat')
  await screen.findAllByRole('option')
  await user.keyboard('{Enter}')
  expect(router.state.location.search).toBe('?query=cat')
  expect(screen.queryAllByRole('option')).toHaveLength(0)
})

test('Escape closes the suggestions', async () => {
  const { user, field } = setUp(suggestions('cat', 3))
  await user.type(field, 'cat')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryAllByRole('option')).toHaveLength(0)
})
