import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DebouncedSearchField } from './debounced-search-field'

function setUp() {
  vi.useFakeTimers()
  const onSearch = vi.fn<(search: string) => void>()
  const searchField = (value: string) => (
    <DebouncedSearchField label="Search" value={value} onSearch={onSearch} />
  )
  const { rerender } = render(searchField(''))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  return {
    onSearch,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    pause: () => act(() => void vi.advanceTimersByTime(250)),
    changeValue: (value: string) => rerender(searchField(value)),
  }
}

test('Only the text after a pause in typing is searched for', () => {
  const { onSearch, type, pause } = setUp()
  type('c')
  type('cat')
  pause()
  expect(onSearch.mock.calls).toEqual([['cat']])
})

test('Typing on while a search starts loses no letter', () => {
  const { field, type, pause, changeValue } = setUp()
  type('cat')
  pause()
  type('cats')
  changeValue('cat')
  expect(field.value).toBe('cats')
})

test('The field shows the query of the URL after going back', () => {
  const { onSearch, field, type, pause, changeValue } = setUp()
  type('cat')
  pause()
  changeValue('cat')
  changeValue('dog')
  expect(field.value).toBe('dog')
  pause()
  expect(onSearch.mock.calls).toEqual([['cat']])
})
