import { MAX_QUERY_WORDS } from '#domain/limits'
import { foldText, foldWord, wordsOf } from '../../platform/text/search-text'
import type { SearchDictionary, Term } from './search-dictionary'
import { isLatinWord } from './transliteration'

// Words that say nothing about a product, unless a query has no others.
const STOP_WORDS = new Set(
  [
    'a an and any anti best buy care for from i in is it me my need of on or price product products',
    'some the to want with your pet pets animal animals medicine medication remedy treatment',
    'من في على عن مع الى و او يا عايز عاوز اريد محتاج انواع سعر اسعار افضل احسن منتج منتجات بتاع',
    'بتاعة لـ ل علاج دوا دواء ادوية ضد مضاد عناية العناية حيوان حيوانات اليف اليفة',
  ]
    .join(' ')
    .split(' ')
    .flatMap((word) => [...wordsOf(word)]),
)

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** A number that is written together with its unit. */
const MEASURE =
  /^(\d+(?:\.\d+)?)(kgs?|kilos?|gm?|litre|liter|litr|l|ml|cm|pcs|كجم|كيلو|جم|جرام|لتر|مل|سم)$/
const PUNCTUATION = /^[!-/:-@[-`{-~،؛؟×]+$/

/** One thing that a query asks for: a word, or words that form a term. */
export interface QueryUnit {
  /** As typed, folded. */
  readonly words: readonly string[]
  /** Synonyms; a product matches one of them if it has all of its words. */
  readonly terms: readonly Term[]
  /** A number with its unit: the beginning of another number is not it. */
  readonly isMeasure?: boolean
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

const MEASURES: readonly { readonly names: readonly string[]; readonly thousandth?: string }[] = [
  { names: ['kg', 'kilo', 'kilos', 'kgs', 'كجم', 'كيلو', 'ك'], thousandth: 'g' },
  { names: ['g', 'gm', 'gram', 'grams', 'جم', 'جرام'] },
  { names: ['l', 'litre', 'liter', 'litres', 'liters', 'litr', 'لتر'], thousandth: 'ml' },
  { names: ['ml', 'مل', 'مللي'] },
]

const NUMBER = /^\d{1,6}(?:\.\d{1,3})?$/

/** A number and its unit at the start of these words, as it is written in either unit: 1.5 kg is 1500 g. */
function measureUnit([number = '', unit = '']: readonly string[]): QueryUnit | undefined {
  if (!NUMBER.test(number)) return undefined
  const measure = MEASURES.find(({ names }) => names.includes(unit))
  if (!measure) return undefined
  const whole = MEASURES.find(({ thousandth }) => measure.names.includes(thousandth ?? ''))
  const part = MEASURES.find(({ names }) => names.includes(measure.thousandth ?? ''))
  const amounts = [
    ...measure.names.map((name) => [number, name]),
    ...(part?.names ?? []).map((name) => [String(Math.round(Number(number) * 1000)), name]),
    ...(whole?.names ?? []).map((name) => [String(Number(number) / 1000), name]),
  ]
  return { words: [number, unit], terms: amounts, isMeasure: true }
}

const unknownUnit = (word: string, dictionary: SearchDictionary): QueryUnit => ({
  words: [word],
  terms: isLatinWord(word) ? dictionary.termsInLatin(word) : [],
})

/** Splits words into terms of the dictionary, the longest first, and other words. */
export function unitsOf(words: readonly string[], dictionary: SearchDictionary): QueryUnit[] {
  const units: QueryUnit[] = []
  let rest = words
  while (rest.length > 0) {
    const found =
      measureUnit(rest) ?? dictionary.startingWith(rest) ?? unknownUnit(rest[0] ?? '', dictionary)
    units.push({ ...found })
    rest = rest.slice(found.words.length)
  }
  return units
}

/** What words, in their order, ask for. */
export function parseWords(phrase: readonly string[], dictionary: SearchDictionary): ParsedQuery {
  const meaningful = phrase.filter((word) => !isStopWord(word))
  return { phrase, units: unitsOf(meaningful.length > 0 ? meaningful : phrase, dictionary) }
}

/** Splits a query into what it asks for. No units mean that it asks for nothing. */
export function parseQuery(query: string, dictionary: SearchDictionary): ParsedQuery {
  return parseWords(splitWords(query), dictionary)
}

/** The words of a text as it has them, of which a query has those in folded form. */
export function asTyped(text: string, folded: readonly string[]): readonly string[] {
  return text.split(/\s+/).filter((word) => splitWords(word).some((one) => folded.includes(one)))
}

/** A text search query, in the syntax of to_tsquery, for names that have all words of one of the terms. */
export function toTsQuery(terms: readonly Term[]): string {
  const alternatives = terms.map((words) => words.flatMap((word) => [...wordsOf(word)]))
  const texts = alternatives.filter((words) => words.length > 0).map((words) => words.join(' & '))
  return [...new Set(texts)].map((text) => `(${text})`).join(' | ')
}
