import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'
import { misspellingCost, misspellingsOf } from '../../platform/text/misspelling'
import { singularOf } from '../../platform/text/search-text'
import type { SearchDictionary, Term } from './search-dictionary'
import type { QueryUnit } from './search-query'
import { isArabicWord } from './transliteration'

/** A word that the shopper may have meant, and how far it is from what was typed. */
export interface SpellingCandidate {
  readonly word: string
  readonly cost: number
  /** Synonyms of the unit; undefined if they are to be looked up for the word. */
  readonly terms?: readonly Term[]
}

const findWords = statement({
  name: 'search.findWords',
  sql: 'SELECT word FROM search_words WHERE word = ANY($1::text[])',
  row: z.object({ word: z.string() }),
  isCatalogue: true,
})

/** Those of the words that names have. */
export async function wordsOfNames(
  db: EntityManager,
  words: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const rows = await findWords(db, [[...new Set(words)]])
  return new Set(rows.map(({ word }) => word))
}

/** The words of names that are one letter away from each of these, which trigrams of short words do not tell. */
export async function findOneLetterAway(
  db: EntityManager,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const misspellings = new Map(words.map((word) => [word, misspellingsOf(word)]))
  const inNames = await wordsOfNames(db, [...misspellings.values()].flat())
  return new Map(
    [...misspellings].map(([word, all]) => [word, all.filter((one) => inNames.has(one))]),
  )
}

/** Of two words that are as far, the one that pet shops use is meant. */
const TERM_BONUS = 2
/** What a plural costs that the word in the name is not. */
const PLURAL_COST = 1

/** The words that may have been meant, of those that names have and of the terms, closest first. */
export function closestSpellings(
  typed: string,
  inNames: readonly string[],
  dictionary: SearchDictionary,
): readonly SpellingCandidate[] {
  const singular = singularOf(typed)
  const costOf = (word: string) => {
    if (word.startsWith(typed)) return 0
    const cost = misspellingCost(typed, word)
    if (singular === typed) return cost
    const ofSingular = misspellingCost(singular, word)
    if (ofSingular === undefined) return cost
    return Math.min(cost ?? Number.POSITIVE_INFINITY, ofSingular + PLURAL_COST)
  }
  const found = new Map<string, number>()
  const add = (word: string, cost: number | undefined) => {
    // The first letter of an Arabic word makes another word of it: مهدئة (soothing) is no هدية (gift).
    if (cost === undefined || (isArabicWord(typed) && word[0] !== typed[0])) return
    const bonus = cost > TERM_BONUS && dictionary.isTerm(word) ? TERM_BONUS : 0
    found.set(word, Math.min(cost - bonus, found.get(word) ?? Number.POSITIVE_INFINITY))
  }
  for (const word of inNames) add(word, costOf(word))
  for (const { word, cost } of dictionary.similarTo(typed)) add(word, cost)
  return [...found].map(([word, cost]) => ({ word, cost })).sort((a, b) => a.cost - b.cost)
}

/** How far a word may be so that what is spelt like it comes before what sounds like it. */
const CLOSE = 10
/** The same for words of three letters, which many others are close to. */
const CLOSE_SHORT = 7

/**
 * Whether the Latin words of a query that nobody knows are each a letter away from one of a name, so that they are
 * misspelt English rather than Arabic in Latin letters.
 */
export async function isMisspelt(
  db: EntityManager,
  units: readonly QueryUnit[],
  dictionary: SearchDictionary,
): Promise<boolean> {
  const words = units.filter(({ isMeasure }) => !isMeasure).flatMap((unit) => unit.words)
  if (!words.every((word) => /^[a-z]+$/.test(word))) return false
  const inNames = await wordsOfNames(
    db,
    words.flatMap((word) => [word, singularOf(word)]),
  )
  const isKnown = (word: string) =>
    inNames.has(word) || inNames.has(singularOf(word)) || dictionary.isTerm(word)
  const unknown = words.filter((word) => !isKnown(word))
  if (unknown.length === 0) return false
  const near = await findOneLetterAway(db, unknown)
  return unknown.every((word) => {
    const [closest] = closestSpellings(word, near.get(word) ?? [], dictionary)
    if (closest === undefined || isArabicWord(closest.word)) return false
    return closest.cost <= (word.length > 3 ? CLOSE : CLOSE_SHORT)
  })
}
