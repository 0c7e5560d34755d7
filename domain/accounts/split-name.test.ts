import { expect, test } from 'vitest'
import { splitName } from './split-name'

test.each([
  ['Mona', 'Mona', ''],
  ['Mona Ali', 'Mona', 'Ali'],
  ['منى أحمد علي', 'منى', 'أحمد علي'],
  ['عبد الرحمن محمد', 'عبد الرحمن', 'محمد'],
  ['Abdel Rahman', 'Abdel Rahman', ''],
])('%s is split', (name, first, second) => {
  expect(splitName(name)).toEqual({ first, second })
})
