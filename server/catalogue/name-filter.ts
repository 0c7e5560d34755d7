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

/** The words of a query in lower case, without repeats. */
export function queryWords(query: string, max: number): readonly string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, max)
}

/** Words that are nothing but these are the same in `name_words`, whatever the database takes for letters. */
const PLAIN = /^[a-z\d]+$/

/** Names with the word, in lower case, somewhere: ILIKE takes each name to lower case anew. */
function hasWord(word: string, bind: (text: string) => string): string {
  const pattern = bind(containing(word))
  return PLAIN.test(word) ? `name_words LIKE ${pattern}` : `name ILIKE ${pattern}`
}

/** The condition for names in a category (by its rules) and with all the words, as `queryWords` gives them. */
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
    ...(filter.words ?? []).map((word) => hasWord(word, bind)),
  ]
  return { sql: conditions.join(' AND ') || 'true', parameters }
}
