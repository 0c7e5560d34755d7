import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asPounds } from '#domain/money/units'
import { useFormatPounds, useText } from './text'

test('Parameters are interpolated', () => {
  const { result } = renderHook(useText)
  expect(result.current('search.heading', { query: 'dog & $& food' })).toBe(
    'Search Results for dog & $& food',
  )
})

test('Prices have EGP and two decimals', () => {
  const { result } = renderHook(useFormatPounds)
  expect(result.current(asPounds(249.5))).toBe('EGP 249.50')
  expect(result.current(asPounds(1_000_000))).toBe('EGP 1,000,000.00')
})
