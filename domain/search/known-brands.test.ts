import { expect, test } from 'vitest'
import { brandNameIn } from './known-brands'

test.each([
  ['ar', 'Royal Canin', null, 'رويال كانين'],
  ['ar', 'ROYAL  canin', undefined, 'رويال كانين'],
  ['ar', "Hill's", null, 'هيلز'],
  ['ar', 'Royal Canin', 'رويال', 'رويال'],
  ['ar', 'Zahra', 'زهرة', 'زهرة'],
  ['ar', 'Zahra', null, 'Zahra'],
  ['en', 'Zahra', 'زهرة', 'Zahra'],
  ['en', 'Royal Canin', null, 'Royal Canin'],
] as const)('On pages in %s, %s with the Arabic name %s is %s', (locale, brand, ownAr, shown) => {
  expect(brandNameIn(locale, brand, ownAr)).toBe(shown)
})
