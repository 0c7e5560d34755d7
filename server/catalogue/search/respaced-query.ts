import type { EntityManager } from 'typeorm'
import { singularOf } from '../../platform/text/search-text'
import type { SearchDictionary } from './search-dictionary'
import { isStopWord, type ParsedQuery, parseWords } from './search-query'
import { wordsOfNames } from './spelling-candidates'

/** Shorter parts are words by chance, unless both are one term. */
const SHORTEST_PART = 3
const SHORTEST_OF_TERM = 2
const MAX_PARTS = 4
/** Longer words are no words that were written together. */
const MAX_LENGTH = 30

const LETTERS = /^(?:[a-z]+|[\u0621-\u064a]+)$/

/** Everything that may be a part of the word. */
function partsOf(word: string): readonly string[] {
  if (!LETTERS.test(word) || word.length > MAX_LENGTH) return []
  const parts: string[] = []
  for (let start = 0; start + SHORTEST_PART <= word.length; start += 1) {
    for (let end = start + SHORTEST_PART; end <= word.length; end += 1) {
      parts.push(word.slice(start, end))
    }
  }
  return parts
}

const splitsInTwo = (word: string) =>
  LETTERS.test(word)
    ? Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_OF_TERM + 1) }, (_, index) => {
        const at = SHORTEST_OF_TERM + index
        return [word.slice(0, at), word.slice(at)] as const
      })
    : []

/** The fewest parts that a word consists of; of as many, those with the longest first. */
function splitIntoKnown(
  word: string,
  isKnown: (part: string) => boolean,
): readonly string[] | undefined {
  if (!LETTERS.test(word) || word.length > MAX_LENGTH) return undefined
  /** The best split of each beginning. */
  const best: (readonly string[] | undefined)[] = [[]]
  for (let end = SHORTEST_PART; end <= word.length; end += 1) {
    for (let start = 0; start + SHORTEST_PART <= end; start += 1) {
      const before = best[start]
      if (!before || before.length >= MAX_PARTS || !isKnown(word.slice(start, end))) continue
      const known = best[end]
      if (!known || before.length + 1 <= known.length)
        best[end] = [...before, word.slice(start, end)]
    }
  }
  return best[word.length]
}

/** How far the misspelt one of two joined terms may be. */
const CLOSE = 10

/** A term and a misspelt one that were written together: "catfod". */
function splitMisspelt(word: string, dictionary: SearchDictionary): readonly string[] | undefined {
  for (const parts of splitsInTwo(word)) {
    if (parts.some(({ length }) => length < SHORTEST_PART)) continue
    const misspelt = parts.findIndex((part) => !dictionary.isTerm(part))
    const other = parts[misspelt === 0 ? 1 : 0]
    if (misspelt < 0 || !dictionary.isTerm(other)) continue
    const [closest] = dictionary
      .similarTo(parts[misspelt] ?? '')
      .toSorted((a, b) => a.cost - b.cost)
    if (closest && closest.cost <= CLOSE)
      return parts.map((part) => (part === other ? part : closest.word))
  }
  return undefined
}

/**
 * A query whose words are joined or split as names have them: "hair ball" is "hairball" there, "litterbox" is "litter box",
 * and "drycatfood" is three words. Undefined if no word of it is written otherwise.
 */
export async function respaceQuery(
  db: EntityManager,
  { phrase }: ParsedQuery,
  dictionary: SearchDictionary,
): Promise<ParsedQuery | undefined> {
  const pairs = phrase.slice(1).map((word, index) => `${phrase[index]}${word}`)
  const asked = [...phrase, ...pairs, ...phrase.flatMap(partsOf)]
  const inNames = await wordsOfNames(
    db,
    asked.flatMap((word) => [word, singularOf(word)]),
  )
  const isKnown = (word: string) =>
    inNames.has(word) || inNames.has(singularOf(word)) || dictionary.isTerm(word)
  const isPart = (word: string) => isKnown(word) || isStopWord(word)
  const respaced: string[] = []
  for (let place = 0; place < phrase.length; place += 1) {
    const word = phrase[place] ?? ''
    const next = phrase[place + 1]
    if (next !== undefined && isKnown(word + next)) {
      respaced.push(word + next)
      place += 1
      continue
    }
    const parts = isKnown(word)
      ? undefined
      : (splitsInTwo(word).find((two) => dictionary.isTerm(...two)) ??
        splitIntoKnown(word, isPart) ??
        splitMisspelt(word, dictionary))
    respaced.push(...(parts ?? [word]))
  }
  if (respaced.join(' ') === phrase.join(' ')) return undefined
  return parseWords(respaced, dictionary)
}
