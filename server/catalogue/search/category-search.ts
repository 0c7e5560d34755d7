import { translate } from '#domain/messages'
import {
  CATEGORIES,
  type Category,
  categoryTrail,
  topCategories,
} from '#domain/products/categories'
import { misspellingCost } from '../../platform/text/misspelling'
import { singularOf, wordsOf } from '../../platform/text/search-text'
import type { SearchDictionary, Term } from './search-dictionary'
import { parseQuery, type QueryUnit } from './search-query'

const MAX_CATEGORIES = 3
const SHORTEST_BEGINNING = 2
const TYPO_SCORE = 0.5
/** What the owner chose comes before what titles have. */
const LED_SCORE = 2

interface SearchableCategory {
  readonly category: Category
  /** The singulars of its titles in both languages, and of those above it. */
  readonly words: readonly string[]
  readonly titleLength: number
}

const SEARCHABLE: readonly SearchableCategory[] = CATEGORIES.map((category: Category) => {
  const titles = categoryTrail(category).flatMap(({ title }) => [
    translate(title),
    translate(title, {}, 'ar'),
  ])
  return {
    category,
    words: [...new Set(titles.flatMap((title) => wordsOf(title).map(singularOf)))],
    titleLength: wordsOf(translate(category.title)).length,
  }
})

/** 1 if the category has the unit, less for a typo, 0 if it has nothing like it. */
function scoreOf({ words: typed, terms }: QueryUnit, words: readonly string[]): number {
  const hasTerm = (term: Term) => term.every((word) => words.includes(singularOf(word)))
  if ([typed, ...terms].some(hasTerm)) return 1
  const [only = '', ...others] = typed
  if (others.length > 0) return 0
  const isBeginning = only.length >= SHORTEST_BEGINNING
  if (isBeginning && words.some((word) => word.startsWith(only))) return 1
  return words.some((word) => misspellingCost(only, word) !== undefined) ? TYPO_SCORE : 0
}

const ANIMALS = new Set(['cat', 'dog'])

/** Whether a unit names a kind of products: a word of a category's title that is no animal. */
export const namesKind = (unit: QueryUnit): boolean =>
  SEARCHABLE.some(({ words }) =>
    [unit.words, ...unit.terms].some((term) =>
      term.every((word) => words.includes(singularOf(word)) && !ANIMALS.has(singularOf(word))),
    ),
  )

/**
 * The categories whose titles have all words of the query, most general first. With `nearest`, those that
 * have the most of them, or else the top categories.
 */
export function findCategories(
  query: string,
  dictionary: SearchDictionary,
  { nearest }: { readonly nearest: boolean },
): readonly Category[] {
  const { units } = parseQuery(query, dictionary)
  if (units.length === 0) return []
  const scored = SEARCHABLE.map(({ category, words, titleLength }) => ({
    category,
    titleLength,
    score: units.reduce((sum, unit) => {
      const isLed = dictionary.categoriesOf(unit.words).has(category.key)
      return sum + (isLed ? LED_SCORE : scoreOf(unit, words))
    }, 0),
  }))
  const found = scored
    .filter(({ score }) => (nearest ? score > 0 : score >= units.length))
    .sort((a, b) => b.score - a.score || a.titleLength - b.titleLength)
    .map(({ category }) => category)
  return (found.length > 0 || !nearest ? found : topCategories()).slice(0, MAX_CATEGORIES)
}
