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
