import { describe, expect, test } from 'vitest'
import { LOCALES } from '#domain/messages/locale'
import { answerSchema, reviewSchema } from '#domain/reviews/reviews.schema'
import { SAMPLE_REVIEWS } from './describe/reviews'
import { demoProducts } from './products'

const reviews = Object.values(SAMPLE_REVIEWS).flat()
const ARABIC = /[ء-ي]/

describe('The sample reviews', () => {
  test('are of products of the sample catalogue', () => {
    const names = new Set(demoProducts.map(({ name }) => name))
    expect(Object.keys(SAMPLE_REVIEWS).filter((name) => !names.has(name))).toEqual([])
    expect(Object.keys(SAMPLE_REVIEWS).length).toBeGreaterThanOrEqual(30)
  })

  test('are what the shop accepts', () => {
    for (const { stars, text, answer } of reviews) {
      expect(reviewSchema.parse({ stars, text })).toEqual({ stars, text })
      expect(answerSchema.parse({ answer })).toEqual({ answer })
    }
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
    for (const [name, ofProduct] of Object.entries(SAMPLE_REVIEWS)) {
      expect(new Set(ofProduct.map(({ author }) => author)).size, name).toBe(ofProduct.length)
      expect(new Set(ofProduct.map(({ daysAgo }) => daysAgo)).size, name).toBe(ofProduct.length)
    }
    const critical = reviews.filter(({ stars }) => stars < 4)
    expect(critical.length).toBeGreaterThan(0)
    expect(critical.length).toBeLessThan(reviews.length / 4)
    expect(critical.filter(({ answer }) => answer === null)).toEqual([])
  })
})
