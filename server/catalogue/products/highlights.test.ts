import { expect, test } from 'vitest'
import { highlightsOf } from './highlights'

const food = {
  name: 'River Cat Dry Salmon Cat Food 1.5 kg',
  nameAr: 'ريفر دراي فود قطط سالمون 1.5 كجم',
  lifeStage: 'JUNIOR',
  flavour: 'Salmon',
  flavourAr: 'سالمون',
  netAmount: 1500,
  netUnit: 'G',
} as const

test('Flavour, age and size stand in the language of the shopper', () => {
  expect(highlightsOf(food, 'en')).toEqual(['Salmon', 'Kittens and puppies', '1.5 kg'])
  expect(highlightsOf(food, 'ar')).toEqual(['سالمون', expect.any(String), '1.5 كجم'])
})

test('A size that the name does not have is the net content', () => {
  const plain = {
    ...food,
    name: 'Salmon Oil',
    nameAr: null,
    netAmount: 250,
    netUnit: 'ML',
  } as const
  expect(highlightsOf(plain, 'en').at(-1)).toBe('250 ml')
})

test('What is unknown, or for all ages, has no highlight', () => {
  const nothing = { flavour: null, flavourAr: null, netAmount: null, netUnit: null } as const
  const rope = { ...food, ...nothing, name: 'Rope', nameAr: null, lifeStage: 'ALL' } as const
  expect(highlightsOf(rope, 'en')).toEqual([])
})
