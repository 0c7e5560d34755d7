import { expect, test } from 'vitest'
import { appendPage } from './paging'

const page = (ids: readonly string[], endCursor: string | null) => ({
  nodes: ids.map((id) => ({ id })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
})

test('The next page stands below the list, and its cursor is the one to go on from', () => {
  const list = appendPage(page(['1', '2'], 'a'), page(['3'], null))
  expect(list.nodes.map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(list.pageInfo).toEqual({ hasNextPage: false, endCursor: null })
})

test('A page that arrives twice is listed once', () => {
  const next = page(['3', '4'], 'b')
  const list = appendPage(appendPage(page(['1', '2'], 'a'), next), next)
  expect(list.nodes.map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
})
