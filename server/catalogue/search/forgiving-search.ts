import type { EntityManager } from 'typeorm'
import type { Matches } from '../listing/listing-selection'
import { finder, matchesOfRanked } from '../listing/product-matches'
import type { ListSources } from '../listing/product-page'
import { namesKind } from './category-search'
import { ANYWHERE_RANK, readExactMatches, readTextMatches } from './ranked-search'
import type { SearchDictionary } from './search-dictionary'
import type { ParsedQuery, QueryUnit } from './search-query'
import { readSimilarMatches } from './similar-search'
import { isMisspelt } from './spelling-candidates'
import { transliterateQuery } from './transliterated-query'

// What is found when no name has all words of a query: for each of its units, the products that have it are known, in their
// names or in their texts, and then combined in memory (docs/decisions/0060-a-search-forgives-a-word.md).

/** The rank of a product with a unit in its facts or description only; below those of names. */
const TEXT_RANK = ANYWHERE_RANK

/** The rank of a product with a word that sounds or is written like a unit. */
const SPELLING_RANK = TEXT_RANK + 1

const queryOf = (unit: QueryUnit): ParsedQuery => ({ phrase: unit.words, units: [unit] })

function join(...all: readonly Matches[]): Matches {
  const best = new Map<number, number>()
  for (const { ids, ranks } of all) {
    ids.forEach((id, place) => {
      const rank = ranks[place] ?? 0
      best.set(id, Math.min(rank, best.get(id) ?? rank))
    })
  }
  return matchesOfRanked([...best].map(([id, rank]) => ({ id, rank })))
}

const withRank = ({ ids }: Matches, rank: number): Matches => ({
  ids,
  ranks: new Uint8Array(ids.length).fill(rank),
})

/** The products whose names have what was looked for as a word, not only as a part of another. */
function asWords({ ids, ranks }: Matches): Matches {
  const isWord = (_: number, place: number) => (ranks[place] ?? 0) < ANYWHERE_RANK
  return { ids: ids.filter(isWord), ranks: ranks.filter((rank) => rank < ANYWHERE_RANK) }
}

/** Products that have a unit as a word of their names or texts. */
const HAVING = finder('having', async (db, unit: QueryUnit) => {
  const inNames = await readExactMatches(db, queryOf(unit))
  const inTexts = await readTextMatches(db, unit)
  return join(asWords(inNames), withRank(inTexts, TEXT_RANK))
})

interface Spelt {
  readonly unit: QueryUnit
  readonly dictionary: SearchDictionary
}

/** Products whose names have a word that sounds like a unit, or is a few typos away. */
const SPELT = finder('spelt', async (db: EntityManager, { unit, dictionary }: Spelt) => {
  const query = queryOf(unit)
  const arabic = await transliterateQuery(db, query, dictionary)
  const sounding = arabic ? [asWords(await readExactMatches(db, arabic))] : []
  const similar = await readSimilarMatches(db, query, dictionary)
  if (similar.ids.length > 0 && (await isMisspelt(db, query.units, dictionary))) {
    return withRank(similar, SPELLING_RANK)
  }
  return withRank(join(...sounding, similar), SPELLING_RANK)
})

/** The products that have all units, ranked by how. */
function havingAll(found: readonly Matches[]): Matches {
  const [first, ...others] = found
  if (!first) return matchesOfRanked([])
  let ranks = new Map(Array.from(first.ids, (id, place) => [id, first.ranks[place] ?? 0]))
  for (const { ids, ranks: more } of others) {
    const both = new Map<number, number>()
    ids.forEach((id, place) => {
      const rank = ranks.get(id)
      if (rank !== undefined) both.set(id, rank + (more[place] ?? 0))
    })
    ranks = both
  }
  return matchesOfRanked([...ranks].map(([id, rank]) => ({ id, rank })))
}

/** The products that have each unit of a query as a word of their names, or of their facts and descriptions. */
export async function findDescribed(
  { db, matches }: ListSources,
  { units }: ParsedQuery,
): Promise<Matches> {
  const found: Matches[] = []
  for (const unit of units) {
    const having = await matches.get(db, HAVING, unit)
    if (having.ids.length === 0) return having
    found.push(having)
  }
  return havingAll(found)
}

export interface Forgiven {
  readonly matches: Matches
  /** What none of them has. */
  readonly leftOut: readonly QueryUnit[]
}

/** What a query is about matters more than for whom, and this more than how it is. */
function weightOf(unit: QueryUnit): number {
  if (namesKind(unit)) return 3
  return unit.terms.length > 0 ? 2 : 1
}

/**
 * The products that have as much of a query as possible. Words that no product has are left out first, then those that
 * matter least, and of these the rarest.
 */
export async function findForgiving(
  { db, matches }: ListSources,
  { units }: ParsedQuery,
  dictionary: SearchDictionary,
): Promise<Forgiven> {
  const found: { readonly unit: QueryUnit; readonly having: Matches }[] = []
  for (const unit of units) {
    const exact = await matches.get(db, HAVING, unit)
    const having = exact.ids.length > 0 ? exact : await matches.get(db, SPELT, { unit, dictionary })
    found.push({ unit, having })
  }
  let kept = found.filter(({ having }) => having.ids.length > 0)
  let all = havingAll(kept.map(({ having }) => having))
  while (all.ids.length === 0 && kept.length > 1) {
    const [least] = kept.toSorted(
      (a, b) => weightOf(a.unit) - weightOf(b.unit) || a.having.ids.length - b.having.ids.length,
    )
    kept = kept.filter((one) => one !== least)
    all = havingAll(kept.map(({ having }) => having))
  }
  const leftOut = found.filter((one) => !kept.includes(one)).map(({ unit }) => unit)
  return { matches: all, leftOut }
}
