import { expect, test } from 'vitest'
import { changedFields } from './changed-fields'

test('Amounts are in EGP and say so, whatever table they are in', () => {
  const before = { price_piastres: 10_000, piastres: null, stock: 3 }
  const after = { price_piastres: 12_050, piastres: 500, stock: 4 }
  expect(changedFields(before, after)).toEqual([
    { field: 'price', before: '100.00', after: '120.50', isPrivate: false, isAmount: true },
    { field: 'amount', before: null, after: '5.00', isPrivate: false, isAmount: true },
    { field: 'stock', before: '3', after: '4', isPrivate: false, isAmount: false },
  ])
})
