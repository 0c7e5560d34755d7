import type { EntityManager } from 'typeorm'
import { readQuery } from '#domain/validation/read-query'
import { resource } from '../../platform/features/feature'
import { wordsOf } from '../../platform/text/search-text'
import { addMissedSearches, type MissedCount } from './missed-searches.service'

/** Further texts are not counted until these are written: whoever sends random ones fills no memory. */
const MAX_TEXTS = 500

/** Longer ones are pasted, such as a message. */
const MAX_LENGTH = 60

/** Digits of a phone number, of an order or of a card, however they are grouped: words have spaces between them alone. */
const LONG_NUMBER = /(?:\d ?){6}/

/**
 * The words under which a search is counted, as search folds them. Undefined for what may be about a person, such as an address or
 * a number, and for what is no word.
 */
export function countedWords(query: string): string | undefined {
  if (query.includes('@') || query.length > MAX_LENGTH) return undefined
  const words = wordsOf(query).join(' ')
  const isCounted = words.length >= 2 && /\p{L}/u.test(words) && !LONG_NUMBER.test(words)
  return isCounted ? words : undefined
}

/** Counts searches in memory: a statement for each would let a search write. What was not written when a server stops is lost. */
export class MissedSearchCounter {
  private counted = new Map<string, MissedCount>()

  /** Counts a search that found nothing, or only products without some of its words. */
  add(query: string, leftOut: readonly string[]): void {
    const words = countedWords(query)
    if (words === undefined) return
    const known = this.counted.get(words)
    if (!known && this.counted.size >= MAX_TEXTS) return
    this.counted.set(words, {
      text: readQuery(query).replace(/\s+/g, ' '),
      leftOut: leftOut.length > 0 ? leftOut.join(' ') : null,
      count: (known?.count ?? 0) + 1,
    })
  }

  /** Writes what was counted, which stays counted if that fails. */
  async write(db: EntityManager): Promise<void> {
    const counted = this.counted
    this.counted = new Map()
    try {
      await addMissedSearches(db, counted)
    } catch (error) {
      for (const [words, one] of this.counted) {
        counted.set(words, { ...one, count: one.count + (counted.get(words)?.count ?? 0) })
      }
      this.counted = counted
      throw error
    }
  }
}

/** One per server. */
export const missedSearchCounter = resource(() => new MissedSearchCounter())
