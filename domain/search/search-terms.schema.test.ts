import { expect, test } from 'vitest'
import { searchTermsTextSchema } from './search-terms.schema'

const parse = (terms: string) => searchTermsTextSchema.safeParse({ terms })

test.each([
  ['Zibda\nزبدة', ['Zibda', 'زبدة']],
  [' Zibda , زبدة،سمنة\n\n', ['Zibda', 'زبدة', 'سمنة']],
  ['cat litter\ncat litter\nsand', ['cat litter', 'sand']],
])('The text %j holds the terms %j', (text, terms) => {
  expect(parse(text).data).toEqual({ terms, category: null })
})

test('One term is enough if it leads to a category', () => {
  const parsed = searchTermsTextSchema.safeParse({ terms: 'Zibda', category: 'litters' })
  expect(parsed.data).toEqual({ terms: ['Zibda'], category: 'litters' })
})

test.each([
  ['', 'invalid.terms|{"max":20}'],
  ['Zibda\nZibda', 'invalid.terms|{"max":20}'],
  [
    Array.from({ length: 21 }, (_, index) => `term ${index}`).join('\n'),
    'invalid.terms|{"max":20}',
  ],
  [`Zibda\n${'a'.repeat(61)}`, 'invalid.tooLong|{"max":60}'],
])('The problem of the text %j is one of its field', (text, message) => {
  const issues = parse(text).error?.issues.map(({ path, message }) => ({ path, message }))
  expect(issues).toEqual([{ path: ['terms'], message }])
})
