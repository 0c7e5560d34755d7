import { foldWord } from './search-text'

/** A condition in SQL with its parameters. */
export interface SqlCondition {
  readonly sql: string
  readonly parameters: readonly string[]
}

/** A LIKE pattern for names that contain the text, with special characters escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** The distinct words of a query in lower case. */
export function queryWords(query: string, max: number): readonly string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, max)
}

const PLAIN = /^[a-z\d\u0627-\u064a]+$/

/** Whether a folded word is sure to be stored unchanged in `name_words`, whatever the locale of the database. */
export function isStored(word: string): boolean {
  return PLAIN.test(word)
}

/** Names that contain the word. `name_words` is faster, because ILIKE lower-cases every name again. */
export function hasWord(word: string, bind: (text: string) => string): string {
  const folded = foldWord(word)
  return isStored(folded)
    ? `name_words LIKE ${bind(containing(folded))}`
    : `name ILIKE ${bind(containing(word))}`
}

/** The condition for names that contain all words (see {@link queryWords}). Its parameters are numbered from `firstParameter`. */
export function nameCondition(words: readonly string[], firstParameter: number): SqlCondition {
  const parameters: string[] = []
  const bind = (text: string) => `$${firstParameter + parameters.push(text) - 1}`
  const conditions = words.map((word) => hasWord(word, bind))
  return { sql: conditions.join(' AND ') || 'true', parameters }
}
