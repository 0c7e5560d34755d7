import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { VersionCache } from '../../platform/database/events/version-cache'
import { resource } from '../../platform/features/feature'
import { misspellingCost } from '../../platform/text/misspelling'
import { singularOf, wordsOf } from '../../platform/text/search-text'
import { type ListingIndex, listingIndex } from '../listing/listing-index'
import { namesOfCategory } from './category-names'
import { DEFAULT_SEARCH_TERMS, OFFER_TERMS, PROBLEM_TERMS } from './default-search-terms'
import { SearchTermsEntity } from './search-terms.entity'
import { closestTo, isArabicWord, skeletonOfArabic, TransliteratedWord } from './transliteration'

/** The words of a term. */
export type Term = readonly string[]

interface Entry {
  readonly words: Term
  /** All terms that mean the same, this one included. */
  readonly terms: readonly Term[]
}

/**
 * The maximum cost of a transliterated word that is added to a query which has other matches: only short vowels may be
 * left unwritten.
 */
const SAME_SOUND = 0.1

const keyOf = (words: Term) => words.map(singularOf).join(' ')

const NO_CATEGORIES: ReadonlySet<string> = new Set()

/** Terms that mean the products of a category. */
export interface LeadingTerms {
  readonly terms: readonly string[]
  readonly category: string
}

/** Terms that mean the same, such as a brand in two scripts, by each of them. */
export class SearchDictionary {
  private readonly entries = new Map<string, Entry>()
  /** The Arabic words of all terms by their skeletons. */
  private readonly sounds = new Map<string, string[]>()
  /** The categories that the owner's terms lead to, by each term. */
  private readonly categories = new Map<string, Set<string>>()
  private longest = 1
  private readonly digest: string

  /** The terms of a group mean the same. What is asked by a problem also means its answers, but not the other way round. */
  constructor(
    groups: readonly (readonly string[])[],
    problems: typeof PROBLEM_TERMS = [],
    leading: readonly LeadingTerms[] = [],
  ) {
    this.digest = createHash('sha256')
      .update(JSON.stringify([groups, problems, leading]))
      .digest('base64url')
    for (const group of groups) this.add(group)
    for (const [asked, answers] of problems) this.add(asked, answers)
    for (const { terms, category } of leading) this.lead(terms, category)
  }

  /** As a part of a key: equal for dictionaries with the same terms. */
  toJSON(): string {
    return this.digest
  }

  private add(group: readonly string[], answers: readonly string[] = []): void {
    const toTerms = (texts: readonly string[]) =>
      texts.map(wordsOf).filter((words) => words.length > 0)
    const terms = toTerms(group)
    const meant = [...terms, ...toTerms(answers)]
    for (const words of terms) {
      const key = keyOf(words)
      const known = this.entries.get(key)?.terms ?? []
      const all = new Map([...known, ...meant].map((term) => [term.join(' '), term]))
      this.entries.set(key, { words, terms: [...all.values()] })
      this.longest = Math.max(this.longest, words.length)
      for (const word of words.filter(isArabicWord)) this.addSound(word)
    }
  }

  private lead(terms: readonly string[], category: string): void {
    this.add(terms, namesOfCategory(category))
    for (const term of terms) {
      const key = keyOf(wordsOf(term))
      const known = this.categories.get(key) ?? new Set()
      this.categories.set(key, known.add(category))
    }
  }

  /** The keys of the categories that a term of the owner leads to. */
  categoriesOf(words: Term): ReadonlySet<string> {
    return this.categories.get(keyOf(words)) ?? NO_CATEGORIES
  }

  private addSound(word: string): void {
    const skeleton = skeletonOfArabic(word)
    const known = this.sounds.get(skeleton)
    if (!known) this.sounds.set(skeleton, [word])
    else if (!known.includes(word)) known.push(word)
  }

  /** The Arabic words of terms that may be transliterated as this one. */
  soundingLike({ skeletons }: TransliteratedWord): readonly string[] {
    return skeletons.flatMap((skeleton) => this.sounds.get(skeleton) ?? [])
  }

  /** The terms of the Arabic words that are written exactly as this Latin one: "raml" is رمل. */
  termsInLatin(word: string): readonly Term[] {
    const transliterated = new TransliteratedWord(word)
    const same = closestTo(transliterated, this.soundingLike(transliterated), SAME_SOUND)
    return same.flatMap((one) => this.startingWith([one])?.terms ?? [])
  }

  /** The terms that mean the same as the longest term at the start of these words. */
  startingWith(words: readonly string[]): Entry | undefined {
    for (let length = Math.min(this.longest, words.length); length > 0; length -= 1) {
      const start = words.slice(0, length)
      const entry = this.entries.get(keyOf(start))
      if (entry) return { words: start, terms: entry.terms }
    }
    return undefined
  }

  /** Whether these words are one term, as a whole. */
  isTerm(...words: readonly string[]): boolean {
    return this.entries.has(keyOf(words))
  }

  /** The terms of one word that it may be a misspelling of. */
  similarTo(word: string): readonly { readonly word: string; readonly cost: number }[] {
    return [...this.entries.values()].flatMap(({ words: [only = '', ...others] }) => {
      const cost = others.length === 0 ? misspellingCost(word, only) : undefined
      return cost === undefined ? [] : [{ word: only, cost }]
    })
  }
}

/** Reads the owner's terms, and adds those that every shop needs, and the Arabic names of the shop's brands. */
export async function readSearchDictionary(
  db: EntityManager,
  listing: Pick<ListingIndex, 'get'>,
): Promise<SearchDictionary> {
  const own = await db.find(SearchTermsEntity, { order: { id: 'ASC' } })
  const { arabicBrands } = await listing.get(db)
  return new SearchDictionary(
    [...DEFAULT_SEARCH_TERMS, OFFER_TERMS, ...own.map(({ terms }) => terms)],
    // One-way: the name in Latin letters does not mean other things with the same name in Arabic.
    [...PROBLEM_TERMS, ...[...arabicBrands].map(([brand, name]) => [[name], [brand]] as const)],
    own.flatMap(({ terms, category }) => (category ? [{ terms, category }] : [])),
  )
}

export const searchDictionary = resource(
  ({ catalogueVersion, get }) =>
    new VersionCache(catalogueVersion, (db) => readSearchDictionary(db, get(listingIndex))),
)
