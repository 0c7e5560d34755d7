import { expect, test } from 'vitest'
import { keptBrandAr } from './brand-name'
import { completeAttributes, NO_ATTRIBUTES } from './product-attributes.schema'

const ZAHRA = { brand: 'Zahra', brandAr: 'زهرة' }

test('The Arabic name stays with a brand in any spelling, not with another brand', () => {
  expect(keptBrandAr(ZAHRA, ' ZAHRA ')).toBe('زهرة')
  expect(keptBrandAr(ZAHRA, 'Nilo')).toBeNull()
  expect(keptBrandAr(ZAHRA, null)).toBeNull()
})

test('Attributes that name another brand, and no Arabic name, take none over', () => {
  const stored = { ...NO_ATTRIBUTES, ...ZAHRA }
  expect(completeAttributes({ animal: 'CAT' }, stored)).toMatchObject(ZAHRA)
  expect(completeAttributes({ brand: 'Nilo' }, stored)).toMatchObject({ brandAr: null })
  const nilo = { brand: 'Nilo', brandAr: 'نيلو' }
  expect(completeAttributes(nilo, stored)).toMatchObject(nilo)
})
