import { describe, expect, test } from 'vitest'
import { LOCALES } from '#domain/messages/locale'
import { sampleProducts } from '../../test/sample-products'

const reviews = sampleProducts.flatMap((sample) => sample.reviews)
const ARABIC = /[ء-ي]/

describe('The sample reviews', () => {
  test('are of at least 30 products', () => {
    const reviewed = sampleProducts.filter((sample) => sample.reviews.length > 0)
    expect(reviewed.length).toBeGreaterThanOrEqual(30)
  })

  test.each(LOCALES)('are each in one language: %s', (locale) => {
    const inLanguage = reviews.filter((review) => review.locale === locale)
    expect(inLanguage.length).toBeGreaterThanOrEqual(25)
    for (const { author, text, answer } of inLanguage) {
      for (const words of [author, text, answer].filter((words) => words !== null)) {
        expect(words).toMatch(locale === 'ar' ? ARABIC : /[a-z]/)
        expect(words).not.toMatch(locale === 'ar' ? /[a-z]/i : ARABIC)
      }
    }
  })

  test('are of different authors and days for each product, and mostly good', () => {
    for (const { product, reviews: ofProduct } of sampleProducts) {
      const { name } = product
      expect(new Set(ofProduct.map(({ author }) => author)).size, name).toBe(ofProduct.length)
      expect(new Set(ofProduct.map(({ daysAgo }) => daysAgo)).size, name).toBe(ofProduct.length)
    }
    const critical = reviews.filter(({ stars }) => stars < 4)
    expect(critical.length).toBeGreaterThan(0)
    expect(critical.length).toBeLessThan(reviews.length / 4)
    expect(critical.filter(({ answer }) => answer === null)).toEqual([])
  })
})
