import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useShownData } from './use-shown-data'

const error = new Error('Failed')
const loaded = (status: string) => ({ variables: { status }, data: [status] })
const loading = (status: string) => ({ variables: { status }, data: undefined, error: undefined })
const failed = (status: string) => ({ variables: { status }, data: undefined, error })

test.each([
  ['nothing before the first data', [loading('new')], undefined],
  ['the data once they are loaded', [loading('new'), loaded('new')], ['new']],
  ['the data before while others load', [loaded('new'), loading('sent')], ['new']],
  ['none of the data before when others fail to load', [loaded('new'), failed('sent')], undefined],
  ['the same data when they fail to load again', [loaded('new'), failed('new')], ['new']],
  [
    'the data before while others are loaded again after a failure',
    [loaded('new'), failed('sent'), loading('sent')],
    ['new'],
  ],
  ['the data of the variables before', [loaded('new'), failed('sent'), loaded('new')], ['new']],
  ['nothing after a failure of the first data', [loading('new'), failed('new')], undefined],
])('A list shows %s', (_name, [first, ...others], shown) => {
  const { result, rerender } = renderHook(useShownData<string[]>, { initialProps: first })
  for (const other of others) rerender(other)
  expect(result.current).toEqual(shown)
})
