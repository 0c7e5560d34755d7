import { expect, test } from 'vitest'
import { distinctParts } from './distinct-parts'

test.each([
  [
    ['Leather Dog Collar, Small', 'Leather Dog Collar, Extra Large'],
    ['Small', 'Extra Large'],
  ],
  [
    ['سكة طوق جلد للكلاب، مقاس صغير', 'سكة طوق جلد للكلاب، مقاس كبير جدًا'],
    ['صغير', 'كبير جدًا'],
  ],
  [
    ['Small Dog Coat', 'Large Dog Coat'],
    ['Small', 'Large'],
  ],
  [
    ['Coat, red, for dogs', 'Coat, dark blue, for dogs'],
    ['red', 'dark blue'],
  ],
  [
    ['Collar, Small', 'Collar, Small', 'Collar, Large'],
    ['Small', 'Small', 'Large'],
  ],
])('Names are distinguished by the parts that they do not share: %j', (names, parts) => {
  expect(distinctParts(names)).toEqual(parts)
})

test.each([
  [['Dog Collar', 'Dog Collar']],
  [['Dog Collar', 'Dog Collar Large']],
  [['طوق كلاب', 'طوق كلاب كبير']],
  [['Collar', 'Leather Collar']],
  [['Red Collar', 'Red Red Collar']],
  [['Leash', 'Harness']],
  [['Dog Collar']],
  [[]],
])(
  'Names that would be left empty, or have nothing in common, are whole: %j',
  (names: string[]) => {
    expect(distinctParts(names)).toEqual(names)
  },
)
