import { describe, expect, test } from 'vitest'
import { feedingRows } from '../products/feeding-guide'
import { daysOfFood, gramsADay, isFoodFor, remindOn, runsOutOn } from './food-supply'

const rows = feedingRows('- 3 kg: 45 g\n- 4 kg: 55 g\n- 6 kg: 75 g')

describe('What an animal eats in a day', () => {
  test.each([
    [3, 45],
    [3.5, 50],
    [5, 65],
    [6, 75],
    [2, 30],
    [8, 100],
  ])(
    'is, for %d kg, %d g: between the weights of the guide, or in proportion near them',
    (kg, grams) => {
      expect(gramsADay(rows, kg)).toBeCloseTo(grams)
    },
  )

  test.each([1.4, 9.1])('is not known for %d kg, of which the guide says nothing', (kg) => {
    expect(gramsADay(rows, kg)).toBeUndefined()
  })

  test('is within the ranges of a guide, in whatever order it has them', () => {
    const ranges = feedingRows('- 5–10 kg: 95–160 g\n- 1–5 kg: 30–95 g')
    expect(gramsADay(ranges, 3)).toBeCloseTo(62.5)
    expect(gramsADay(ranges, 7.5)).toBeCloseTo(127.5)
    expect(gramsADay(feedingRows('- 4 kg: 50–60 g'), 4)).toBeCloseTo(55)
  })

  test('is not known without a guide', () => {
    expect(gramsADay([], 4)).toBeUndefined()
  })
})

describe('A bag', () => {
  test('lasts for whole days, rounded down', () => {
    expect(daysOfFood({ grams: 1500, rows, weightKg: 4 })).toBe(27)
  })

  test('that is a meal or two lasts for no days worth saying', () => {
    expect(daysOfFood({ grams: 85, rows, weightKg: 4 })).toBeUndefined()
  })

  test('runs out after its days, and the reminder comes five days before', () => {
    expect(runsOutOn('2026-11-15', 27)).toBe('2026-12-12')
    expect(remindOn('2026-12-03')).toBe('2026-11-28')
  })

  test('is for the animals that its product is for', () => {
    expect(isFoodFor('CAT', 'CAT')).toBe(true)
    expect(isFoodFor('BOTH', 'DOG')).toBe(true)
    expect(isFoodFor('CAT', 'DOG')).toBe(false)
    expect(isFoodFor(null, 'CAT')).toBe(false)
  })
})
