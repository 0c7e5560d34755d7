import { textKey } from '../validation/characters'
import { CATEGORIES, type Category, type CategoryKey, withoutImplied } from './categories'

const spaced = (text: string) => ` ${textKey(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `

/** Whether a name has a text as words of its own, in the singular or plural: "leather" has no "ear". */
const hasWords = (name: string, text: string) =>
  name.includes(` ${text} `) || name.includes(` ${text}s `)

function isNamed(name: string, { rules }: Category): boolean {
  return rules.some(
    ({ all = [], any }) =>
      all.every((text) => hasWords(name, text)) &&
      (any === undefined || any.some((text) => hasWords(name, text))),
  )
}

/**
 * What a product is, of the categories that it is in: the most specific ones, and of these those that its name has as whole
 * words, if there are any. A leather collar is listed in ear care, since the rules read parts of words, but it is an accessory.
 */
export function ownCategories(name: string, keys: ReadonlySet<string>): readonly CategoryKey[] {
  const all = CATEGORIES.map(({ key }) => key).filter((key) => keys.has(key))
  const specific = withoutImplied(all)
  const words = spaced(name)
  const named = specific.filter((key) =>
    CATEGORIES.some((category) => category.key === key && isNamed(words, category)),
  )
  return named.length > 0 ? named : specific
}
