import { CATEGORIES, type Category, type NameRule } from '#domain/products/categories'

const namesOfRule = ({ all = [], any = [''] }: NameRule): readonly string[] =>
  any.map((text) => [...all, text].join(' ').trim())

/**
 * What the names of a category's products have, as search terms. A search cannot exclude: a rule with `none` counts only if
 * there is no other.
 */
export function namesOfCategory(key: string): readonly string[] {
  const rules: readonly NameRule[] =
    CATEGORIES.find((one: Category) => one.key === key)?.rules ?? []
  const including = rules.filter(({ none }) => !none)
  return (including.length > 0 ? including : rules).flatMap(namesOfRule)
}
