import { expect, test } from 'vitest'
import { namedFacts, toNamedFact } from './named-facts'

test.each([
  ['Protein: 32%', 'Protein', '32%'],
  ['الوزن : 4 كجم', 'الوزن', '4 كجم'],
  ['Size: 60 x 45: folded', 'Size', '60 x 45: folded'],
])('%s has a name and a value', (fact, name, value) => {
  expect(toNamedFact(fact)).toEqual({ name, value })
})

test.each(['Grain-free', 'Feed at 8:00', ': nothing', 'Note:', `${'long '.repeat(10)}: text`])(
  '%s is a statement',
  (fact) => {
    expect(toNamedFact(fact)).toBeUndefined()
  },
)

test('Statements are no rows of a table', () => {
  expect(namedFacts(['Grain-free', 'Protein: 32%'])).toEqual([{ name: 'Protein', value: '32%' }])
})
