import { describe, expect, test } from 'vitest'
import { asPiastres } from '../money/units'
import { problemsOf } from '../validation/test/problems'
import { areaName, DELIVERY_AREAS, deliveryAdjustment, missingForFreeDelivery } from './delivery'
import { deliveryAreasSchema, deliveryRateSchema } from './delivery.schema'

const RATE = { feePiastres: asPiastres(5000), freeFromPiastres: asPiastres(100_000) }

test('there is a rate for each of the 27 governorates, and one for elsewhere', () => {
  expect(DELIVERY_AREAS).toHaveLength(28)
  expect(areaName('SIN', 'ar')).toBe('شمال سيناء')
  expect(areaName('ELSEWHERE', 'en')).toBe('Elsewhere')
})

describe('A delivery fee', () => {
  test('is added after the items’ total', () => {
    expect(deliveryAdjustment(RATE, asPiastres(99_999))).toEqual({
      kind: 'delivery',
      label: 'Delivery',
      piastres: 5000,
      applies: 'afterItemsTotal',
    })
  })

  test('is 0 from the total that makes it free', () => {
    expect(deliveryAdjustment(RATE, asPiastres(100_000))?.piastres).toBe(0)
    expect(missingForFreeDelivery(RATE, asPiastres(100_000))).toBe(0)
    expect(missingForFreeDelivery(RATE, asPiastres(40_000))).toBe(60_000)
  })

  test('of 0 is no adjustment, so that the total is the sum of the lines', () => {
    expect(
      deliveryAdjustment({ ...RATE, feePiastres: asPiastres(0) }, asPiastres(10)),
    ).toBeUndefined()
    expect(
      missingForFreeDelivery({ ...RATE, feePiastres: asPiastres(0) }, asPiastres(10)),
    ).toBeUndefined()
    expect(
      missingForFreeDelivery({ ...RATE, freeFromPiastres: null }, asPiastres(10)),
    ).toBeUndefined()
  })
})

test('A rate is read in pounds', () => {
  const input = { fee: 50, freeFrom: 1000.5, minDays: 2, maxDays: 4, note: ' By car ', noteAr: ' ' }
  expect(deliveryRateSchema.parse(input)).toEqual({
    feePiastres: 5000,
    freeFromPiastres: 100_050,
    minDays: 2,
    maxDays: 4,
    note: 'By car',
    noteAr: null,
  })
  expect(deliveryRateSchema.parse({ fee: 0, freeFrom: 0 })).toMatchObject({
    feePiastres: 0,
    freeFromPiastres: null,
    minDays: null,
  })
})

test.each([
  [{ fee: undefined }, 'fee'],
  [{ fee: -1 }, 'fee'],
  [{ fee: 1_000_000.01 }, 'fee'],
  [{ fee: 0.001 }, 'fee'],
  [{ freeFrom: -1 }, 'freeFrom'],
  [{ minDays: 2 }, 'maxDays'],
  [{ maxDays: 2 }, 'minDays'],
  [{ minDays: 3, maxDays: 2 }, 'maxDays'],
  [{ minDays: 0, maxDays: 2 }, 'minDays'],
  [{ minDays: 1, maxDays: 61 }, 'maxDays'],
  [{ minDays: 1.5, maxDays: 2 }, 'minDays'],
  [{ note: 'n'.repeat(201) }, 'note'],
])('The rate %j is refused at %s', (fields, field) => {
  const problems = problemsOf(deliveryRateSchema, { fee: 10, ...fields })
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([field])
})

test('Areas are at least one, each once', () => {
  expect(deliveryAreasSchema.parse({ areas: ['C', 'GZ', 'C'] })).toEqual({ areas: ['C', 'GZ'] })
  for (const areas of [[], ['XX'], 'C', undefined]) {
    expect(problemsOf(deliveryAreasSchema, { areas })).toHaveLength(1)
  }
})
