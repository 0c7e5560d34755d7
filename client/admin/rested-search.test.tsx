import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RestedSearch } from './rested-search'

function setUp() {
  vi.useFakeTimers()
  const onRest = vi.fn<(search: string) => void>()
  const search = (value: string) => <RestedSearch label="Search" value={value} onRest={onRest} />
  const { rerender } = render(search(''))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  return {
    onRest,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    rest: () => act(() => void vi.advanceTimersByTime(250)),
    searchFor: (value: string) => rerender(search(value)),
  }
}

test('Only what was typed when the typing rests is searched for', () => {
  const { onRest, type, rest } = setUp()
  type('c')
  type('cat')
  rest()
  expect(onRest.mock.calls).toEqual([['cat']])
})

test('Whoever types on while a search begins loses no letter', () => {
  const { field, type, rest, searchFor } = setUp()
  type('cat')
  rest()
  type('cats')
  searchFor('cat')
  expect(field.value).toBe('cats')
})

test('The field follows the address back', () => {
  const { onRest, field, type, rest, searchFor } = setUp()
  type('cat')
  rest()
  searchFor('cat')
  searchFor('dog')
  expect(field.value).toBe('dog')
  rest()
  expect(onRest.mock.calls).toEqual([['cat']])
})
