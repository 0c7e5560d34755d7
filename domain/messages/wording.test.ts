import { expect, test } from 'vitest'
import { MESSAGES } from '../messages'

/** Their texts are fixed by the specification, see docs/specification.md, sections 2 and 8. */
const SPECIFIED = ['nav.logout', 'cart.needLogin', 'cart.needLoginToAdd']

const OTHER_WORDING = /\blog(?:s|ged|ging)?[ -]?(?:in|out)\b|\bsign-(?:in|out)\b/i

test('Texts say “sign in” and “sign out”, except those of the specification', () => {
  const keys = Object.entries(MESSAGES.en)
    .filter(([, text]) => OTHER_WORDING.test(text))
    .map(([key]) => key)
  expect(keys.toSorted()).toEqual(SPECIFIED.toSorted())
})

/** Words for which the shop has another one, in every text. Within Arabic text, \b finds no edges of words. */
const OTHER_WORDS = [
  ['en', 'email', /\bmails?\b(?! server| account)/i],
  ['ar', 'البريد الإلكتروني', /إيميل/],
  ['ar', 'موبايل, or تليفون where a landline may be given', /هاتف|محمول/],
  ['ar', 'standard Arabic', /(?<=^|\s)(مش|مننا|عشان|لحد|دلوقتي|بتاع|إحنا)(?=\s|[.،]|$)/],
] as const

test.each(OTHER_WORDS)('Texts in %s say “%s”', (locale, _word, other) => {
  const keys = Object.entries(MESSAGES[locale])
    .filter(([, text]) => other.test(text))
    .map(([key]) => key)
  expect(keys).toEqual([])
})
