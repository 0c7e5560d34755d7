import { type Category, findCategory, type NameRule } from '#domain/categories'

/** SQL on the product name with its parameters, numbered from the given one. */
export interface SqlCondition {
  readonly sql: string
  readonly parameters: readonly string[]
}

/** A LIKE pattern for names that contain the text, whatever characters it has. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function ruleCondition(rule: NameRule, bind: (text: string) => string): string {
  const contains = (text: string) => `name ILIKE ${bind(containing(text))}`
  return [
    ...(rule.all ?? []).map(contains),
    ...(rule.any ? [`(${rule.any.map(contains).join(' OR ')})`] : []),
    ...(rule.none ?? []).map((text) => `NOT ${contains(text)}`),
  ].join(' AND ')
}

/** The words of a query, without repeats. */
export function queryWords(query: string, max: number): readonly string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, max)
}

/** The condition for names in a category (by its rules) and with all the words. */
export function nameCondition(
  filter: { readonly category?: string | null; readonly words?: readonly string[] },
  firstParameter: number,
): SqlCondition {
  const parameters: string[] = []
  const bind = (text: string) => `$${firstParameter + parameters.push(text) - 1}`
  const category: Category | undefined = filter.category ? findCategory(filter.category) : undefined
  const conditions = [
    ...(category
      ? [`(${category.rules.map((rule) => `(${ruleCondition(rule, bind)})`).join(' OR ')})`]
      : []),
    ...(filter.words ?? []).map((word) => `name ILIKE ${bind(containing(word))}`),
  ]
  return { sql: conditions.join(' AND ') || 'true', parameters }
}
