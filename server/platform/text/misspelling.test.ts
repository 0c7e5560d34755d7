import { describe, expect, test } from 'vitest'
import { misspellingCost, misspellingsOf } from './misspelling'

test.each([
  ['salmon', 'salmon', 0],
  // Swapped, doubled, a vowel for another, a vowel too few.
  ['samlon', 'salmon', 7],
  ['dgo', 'dog', 7],
  ['shampooo', 'shampoo', 4],
  ['fod', 'food', 4],
  ['leesh', 'leash', 6],
  ['cet', 'cat', 6],
  ['shmpoo', 'shampoo', 8],
  // What sounds the same, even at the start.
  ['bubby', 'puppy', 15],
  ['kolar', 'collar', 9],
  // The next key, and one far away.
  ['bpwl', 'bowl', 8],
  ['scraching', 'scratching', 10],
  ['stirilsed', 'sterilised', 14],
  ['بالسملون', 'بالسلمون', 7],
  ['توق', 'طوق', 5],
  ['fop', 'food', undefined],
  ['mop', 'cat', undefined],
  ['scraxxing', 'scratching', undefined],
  ['lanb', 'mint', undefined],
  ['at', 'cat', undefined],
  ['1501', '1500', undefined],
])('%s is %s at a cost of %s', (typed, meant, cost) => {
  expect(misspellingCost(typed, meant)).toBe(cost)
})

describe('the words that are a letter away', () => {
  test.each([
    ['dgo', 'dog'],
    ['cst', 'cat'],
    ['fod', 'food'],
    ['catt', 'cat'],
    ['bubby', 'puppy'],
    ['طبك', 'طبق'],
  ])('of %s have %s', (typed, meant) => {
    expect(misspellingsOf(typed)).toContain(meant)
  })

  test('are few enough to look up, and none for very short or long ones', () => {
    expect(misspellingsOf('toothbrushes').length).toBeLessThan(800)
    expect(misspellingsOf('at')).toEqual([])
    expect(misspellingsOf('a'.repeat(300))).toEqual([])
  })
})
