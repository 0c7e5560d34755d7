import { MAX_QUERY_WORDS } from '#domain/limits'
import { foldText, foldWord, wordsOf } from '../products/search-text'
import type { SearchDictionary, Term } from './search-dictionary'

// Words that say nothing about a product, unless a query has no others.
const STOP_WORDS = new Set(
  [
    'a an and any anti best buy care for from i in is it me my need of on or price product products',
    'some the to want with your',
    'من في على عن مع الى و او يا عايز عاوز اريد محتاج انواع سعر اسعار افضل احسن منتج منتجات بتاع',
    'بتاعة لـ ل علاج ضد مضاد عناية العناية',
  ]
    .join(' ')
    .split(' ')
    .flatMap((word) => [...wordsOf(word)]),
)

/** A number that is written together with its unit. */
const MEASURE = /^(\d+(?:\.\d+)?)(kg|g|l|ml|cm|pcs|كجم|كيلو|جم|جرام|لتر|مل|سم)$/
const PUNCTUATION = /^[!-/:-@[-`{-~،؛؟×]+$/

/** One thing that a query asks for: a word, or words that form a term. */
export interface QueryUnit {
  /** As typed, folded. */
  readonly words: readonly string[]
  /** What also means it; a product has it if it has all words of one of these. */
  readonly terms: readonly Term[]
}

export interface ParsedQuery {
  /** All words in their order, stop words included. */
  readonly phrase: readonly string[]
  readonly units: readonly QueryUnit[]
}

function splitWords(query: string): readonly string[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => MEASURE.exec(word)?.slice(1) ?? [foldWord(word)])
  const meaningful = words.filter((word) => !PUNCTUATION.test(word))
  return [...new Set(meaningful.length > 0 ? meaningful : words)].slice(0, MAX_QUERY_WORDS)
}

/** Splits a query into what it asks for. No units mean that it asks for nothing. */
export function parseQuery(query: string, dictionary: SearchDictionary): ParsedQuery {
  const phrase = splitWords(query)
  const meaningful = phrase.filter((word) => !STOP_WORDS.has(word))
  let rest = meaningful.length > 0 ? meaningful : phrase
  const units: QueryUnit[] = []
  while (rest.length > 0) {
    const { words, terms } = dictionary.startingWith(rest) ?? { words: rest.slice(0, 1), terms: [] }
    units.push({ words, terms })
    rest = rest.slice(words.length)
  }
  return { phrase, units }
}

/** A text search query, in the syntax of to_tsquery, for names that have all words of one of the terms. */
export function toTsQuery(terms: readonly Term[]): string {
  const alternatives = terms.map((words) => words.flatMap((word) => [...wordsOf(word)]))
  const texts = alternatives.filter((words) => words.length > 0).map((words) => words.join(' & '))
  return [...new Set(texts)].map((text) => `(${text})`).join(' | ')
}
