import { expect, test } from 'vitest'
import { isWithoutRows, toCsv } from './csv'

test('A file with headings alone has no rows', () => {
  expect([toCsv([['a', 'b']]), 'a,b\n', ''].map(isWithoutRows)).toEqual([true, true, true])
  expect([toCsv([['a'], [1]]), 'a\nb\n'].map(isWithoutRows)).toEqual([false, false])
})
