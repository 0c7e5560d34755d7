import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'
import type { SearchDictionary } from './search-dictionary'
import { type ParsedQuery, parseWords } from './search-query'

const findWords = statement({
  name: 'search.findWords',
  sql: 'SELECT word FROM search_words WHERE word = ANY($1::text[])',
  row: z.object({ word: z.string() }),
  isCatalogue: true,
})

/** Shorter parts are words by chance, unless both are one term. */
const SHORTEST_PART = 3
const SHORTEST_OF_TERM = 2

const LETTERS = /^(?:[a-z]+|[\u0621-\u064a]+)$/

/** The ways to split a word in two. */
function splitsOf(word: string, shortest = SHORTEST_PART): readonly (readonly [string, string])[] {
  if (!LETTERS.test(word)) return []
  const count = Math.max(0, word.length - 2 * shortest + 1)
  return Array.from({ length: count }, (_, index) => {
    const at = shortest + index
    return [word.slice(0, at), word.slice(at)] as const
  })
}

/**
 * A query whose words are joined or split as names have them: "hair ball" is "hairball" there, and "litterbox" is "litter
 * box". Undefined if no word of it is written otherwise.
 */
export async function respaceQuery(
  db: EntityManager,
  { phrase }: ParsedQuery,
  dictionary: SearchDictionary,
): Promise<ParsedQuery | undefined> {
  const isTerm = (...words: string[]) =>
    dictionary.startingWith(words)?.words.length === words.length
  const pairs = phrase.slice(1).map((word, index) => `${phrase[index]}${word}`)
  const asked = [...phrase, ...pairs, ...phrase.flatMap((word) => splitsOf(word)).flat()]
  const rows = await findWords(db, [[...new Set(asked)]])
  const inNames = new Set(rows.map(({ word }) => word))
  const isKnown = (word: string) => inNames.has(word) || isTerm(word)
  const respaced: string[] = []
  for (let place = 0; place < phrase.length; place += 1) {
    const word = phrase[place] ?? ''
    const next = phrase[place + 1]
    const isSplitByMistake = next !== undefined && !(isKnown(word) && isKnown(next))
    if (isSplitByMistake && isKnown(word + next)) {
      respaced.push(word + next)
      place += 1
      continue
    }
    const parts = isKnown(word)
      ? undefined
      : (splitsOf(word, SHORTEST_OF_TERM).find((two) => isTerm(...two)) ??
        splitsOf(word).find(([start, end]) => isKnown(start) && isKnown(end)))
    respaced.push(...(parts ?? [word]))
  }
  if (respaced.join(' ') === phrase.join(' ')) return undefined
  return parseWords(respaced, dictionary)
}
