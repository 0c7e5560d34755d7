import { expect, test } from 'vitest'
import { findMissingTexts, missingTexts } from './loaded-texts'

const GROUPS = new Map([
  ['shop', ['nav.home']],
  ['listing', ['listing.sort.NEWEST']],
  ['admin', ['admin.menu']],
])

test('Every source uses only texts that are loaded with it', () => {
  expect(findMissingTexts()).toEqual([])
})

test('A text of the admin pages is missing on the pages of the shop', () => {
  const source = "t('admin.menu') + t('nav.home')"
  expect(missingTexts('office/home/home-page.tsx', source, GROUPS)).toEqual(['admin.menu'])
  expect(missingTexts('office/sales/dashboard-page.tsx', source, GROUPS)).toEqual([])
})

test('A text of the listing is missing in a folder that the list does not name', () => {
  const source = 't(`listing.sort.$' + '{sort}`)'
  expect(missingTexts('new-folder/page.tsx', source, GROUPS)).toEqual(['listing.sort.…'])
  expect(missingTexts('catalogue/listing/sort.tsx', source, GROUPS)).toEqual([])
})
