import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'
import type { SearchDictionary, Term } from './search-dictionary'
import { type ParsedQuery, type QueryUnit, unitsOf } from './search-query'
import { closestTo, isLatinWord, TransliteratedWord } from './transliteration'

/** Words of all names with one skeleton, at most. */
const MAX_SAME_SKELETON = 200

const findSounds = statement({
  name: 'search.findSounds',
  sql: `SELECT skeleton, word FROM unnest($1::text[]) AS transliterated (skeleton)
    CROSS JOIN LATERAL (
      SELECT word FROM search_words
      WHERE word ~ '^[\\u0621-\\u064a]+$' AND word_skeleton(word) = skeleton
      LIMIT ${MAX_SAME_SKELETON}
    ) AS found`,
  row: z.object({ skeleton: z.string(), word: z.string() }),
  isCatalogue: true,
})

// Latin writing of words that say nothing about a product.
const STOP_WORDS = new Set(
  `el al il le li lel lil bta3 beta3 bta3et 3ayez 3ayza 3awz 3awez 3ayz fe fi fy 3ala 3la men mn ma3 ya w we
  momken momkn law dawa dawaa 3elag 3lag elag so3r se3r as3ar bekam bkam bikam`.split(/\s+/),
)

/** The Arabic words that each Latin word of a query may be, best first. */
async function findTransliterations(
  db: EntityManager,
  words: readonly string[],
  dictionary: SearchDictionary,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const transliterated = words.map((word) => ({ word, as: new TransliteratedWord(word) }))
  const skeletons = [...new Set(transliterated.flatMap(({ as }) => as.skeletons))]
  const rows = skeletons.length > 0 ? await findSounds(db, [skeletons]) : []
  return new Map(
    transliterated.map(({ word, as }) => {
      const inNames = rows.filter(({ skeleton }) => as.skeletons.includes(skeleton))
      const known = [...dictionary.soundingLike(as), ...inNames.map((row) => row.word)]
      return [word, closestTo(as, known)]
    }),
  )
}

/** The best choice for each word, unless two words next to each other have choices that form a term. */
function bestTogether(
  choices: readonly (readonly string[])[],
  dictionary: SearchDictionary,
): readonly string[] {
  const best: (string | undefined)[] = choices.map(() => undefined)
  for (const [place, starts] of choices.entries()) {
    const ends = choices[place + 1]
    if (!ends || best[place] !== undefined) continue
    const term = starts
      .flatMap((start) => ends.map((end) => [start, end] as const))
      .find((two) => dictionary.startingWith(two)?.words.length === two.length)
    if (term) [best[place], best[place + 1]] = term
  }
  return choices.map(([first = ''], place) => best[place] ?? first)
}

/**
 * A query whose Latin words are read as Arabic, such as "akl 2otat", with the Arabic text that it is read
 * as. Undefined if none of them can be.
 */
export async function transliterateQuery(
  db: EntityManager,
  { units: typed }: ParsedQuery,
  dictionary: SearchDictionary,
): Promise<ParsedQuery | undefined> {
  // A term that has several words, or that the dictionary has as it is, means what it says.
  const isUnknown = ({ words: [only = '', ...others] }: QueryUnit) =>
    others.length === 0 && isLatinWord(only) && !dictionary.startingWith([only])
  const unknown = typed.filter(isUnknown).flatMap(({ words }) => words)
  const meaningful = unknown.filter((word) => !STOP_WORDS.has(word))
  if (meaningful.length === 0) return undefined
  const transliterated = await findTransliterations(db, meaningful, dictionary)
  if ([...transliterated.values()].every((words) => words.length === 0)) return undefined
  const isStopWord = (word: string) => STOP_WORDS.has(word) && unknown.includes(word)
  const latin = typed.flatMap(({ words }) => words).filter((word) => !isStopWord(word))
  const arabic = bestTogether(
    latin.map((word) => {
      const choices = transliterated.get(word) ?? []
      return choices.length > 0 ? choices : [word]
    }),
    dictionary,
  )
  const units = unitsOf(arabic, dictionary)
  let place = 0
  const widened = units.map((unit): QueryUnit => {
    const start = place
    place += unit.words.length
    const word = latin[start] ?? ''
    const choices = transliterated.get(word) ?? []
    if (unit.words.length > 1 || choices.length === 0) return unit
    const others = choices.slice(1).flatMap((choice): readonly Term[] => {
      return dictionary.startingWith([choice])?.terms ?? [[choice]]
    })
    return { ...unit, terms: [...unit.terms, ...others, [word]] }
  })
  return { phrase: arabic, units: widened }
}
