import type { KnownBrand } from '#domain/search/known-brands'
import { ANYWHERE_RANK } from './ranked-search'

/**
 * How a query can be read: as it was typed, as similar names, with its Latin words as Arabic, with words joined or split, with
 * words that descriptions have, or without some of its words. The place in this list is the third number of a cursor by
 * relevance, so that the next page continues with the same reading.
 */
export const READINGS = [
  'typed',
  'similar',
  'transliterated',
  'respaced',
  'described',
  'forgiven',
] as const
export type Reading = (typeof READINGS)[number]

/** The ranks of what a reading finds. */
type Ranks = Iterable<number>

/** Whether some have each word as it is, not only as a part of another, as "potato" has "otat". */
const isStrong = (ranks: Ranks) => [...ranks].some((rank) => rank < ANYWHERE_RANK)

const isEmpty = (ranks: Ranks) => [...ranks].length === 0

interface Finders extends Readonly<Record<Reading, () => Promise<Ranks>>> {
  /** Whether its words are misspelt English rather than Arabic in Latin letters. */
  readonly isMisspelt: () => Promise<boolean>
  /** A brand that the query names, of which the shop has nothing. */
  readonly missingBrand: () => Promise<KnownBrand | undefined>
}

export interface ChosenReading {
  readonly reading: Reading
  readonly missingBrand?: KnownBrand | undefined
}

/**
 * How the first page of a query reads it. A finder is asked only if those before it have not decided: what names or texts have
 * as it was typed comes before what sounds like it, and both before what is a part of a word or a typo away.
 */
export async function chooseReading(find: Finders): Promise<ChosenReading> {
  const typed = await find.typed()
  if (isStrong(typed)) return { reading: 'typed' }
  const respaced = await find.respaced()
  if (isStrong(respaced)) return { reading: 'respaced' }
  if (!isEmpty(await find.described())) return { reading: 'described' }
  if ((await find.isMisspelt()) && !isEmpty(await find.similar())) return { reading: 'similar' }
  const transliterated = await find.transliterated()
  if (isStrong(transliterated)) return { reading: 'transliterated' }
  if (!isEmpty(typed)) return { reading: 'typed' }
  if (!isEmpty(transliterated)) return { reading: 'transliterated' }
  const missingBrand = await find.missingBrand()
  if (missingBrand) return { reading: 'typed', missingBrand }
  return { reading: isEmpty(await find.similar()) ? 'forgiven' : 'similar' }
}
