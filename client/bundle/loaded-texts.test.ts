import { expect, test } from 'vitest'
import { DECLARED_PAGES } from './declared-pages'
import { readSources } from './import-graph'
import { findMissingTexts, missingTexts, textsOfSources } from './loaded-texts'

const GROUPS = new Map([
  ['shop', ['nav.home']],
  ['listing', ['listing.sort.NEWEST']],
  ['admin', ['admin.menu']],
])

const SOURCES = new Map([...readSources(), ['new-feature/new-page.tsx', '']])
const LOADED = textsOfSources(SOURCES, DECLARED_PAGES)
const textsOf = (file: string) => LOADED.get(file)?.toSorted()

test('Every source uses only texts that are loaded with it', () => {
  expect(findMissingTexts(DECLARED_PAGES)).toEqual([])
})

test('A text that is not loaded with a source is missing', () => {
  const source = "t('admin.menu') + t('nav.home')"
  expect(missingTexts(source, [], GROUPS)).toEqual(['admin.menu'])
  expect(missingTexts(source, ['admin'], GROUPS)).toEqual([])
})

test('A text of which only the beginning is known is missing, too', () => {
  const source = 't(`listing.sort.$' + '{sort}`)'
  expect(missingTexts(source, ['admin'], GROUPS)).toEqual(['listing.sort.…'])
  expect(missingTexts(source, ['listing'], GROUPS)).toEqual([])
})

test('A page has the texts of its declaration and its layout', () => {
  expect(textsOf('office/home/home-page.tsx')).toEqual([])
  expect(textsOf('orders/cart/cart-page.tsx')).toEqual(['account', 'delivery'])
  expect(textsOf('catalogue/reviews/admin/reviews-page.tsx')).toEqual([
    'account',
    'admin',
    'delivery',
    'product',
  ])
})

test('A component has the texts that all of its pages have', () => {
  expect(textsOf('platform/ui/quantity-stepper.tsx')).toEqual(['delivery'])
  expect(textsOf('orders/orders/order-facts.tsx')).toEqual(['account', 'delivery'])
  expect(textsOf('platform/ui/icon.tsx')).toEqual([])
})

test('What is imported later has the texts that are loaded with it', () => {
  expect(textsOf('catalogue/reviews/own/own-review.tsx')).toEqual([
    'account',
    'delivery',
    'product',
    'review',
  ])
})

test('A source that no page imports has none', () => {
  expect(textsOf('new-feature/new-page.tsx')).toEqual([])
})
