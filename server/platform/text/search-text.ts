import { withoutInvisible } from '#domain/validation/characters'

// Tashkeel, tatweel, the hamza that stands alone, and accents.
const REMOVED = /\u0621|\u0640|[\u064b-\u065f]|\u0670|[\u0300-\u036f]/g
const FOLDED = 'أإآٱىئیؤةپڤچگکøłđ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫'
const FOLDED_TO = 'اااايييوهبفججكold01234567890123456789.'
const FOLDS = new Map([...FOLDED].map((letter, index) => [letter, FOLDED_TO[index] ?? '']))
const LETTERS_TO_FOLD = new RegExp(`[${FOLDED}]`, 'g')
const ARTICLE = /^(?:[وبف]?ال|لل)(?=[\u0627-\u064a]{3})/

/**
 * Text as shoppers may also write it: lower case, without accents, Arabic letters and digits in one form
 * each; `search_fold` does the same in SQL.
 */
export function foldText(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(REMOVED, '')
    .replace(LETTERS_TO_FOLD, (letter) => FOLDS.get(letter) ?? letter)
}

/** A word of {@link foldText} without the Arabic article; `name_as_words` does the same in SQL. */
export function foldWord(word: string): string {
  return foldText(word).replace(ARTICLE, '')
}

/** The words of a text as `name_words` has them: without punctuation. */
export function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(ARTICLE, ''))
}

/** Whether names have the word of a query in this form, if they have it at all. */
export function isPlainWord(word: string): boolean {
  const [only, ...others] = wordsOf(word)
  return only === word && others.length === 0
}

/**
 * A word without the usual endings of plurals, to look it up among terms. PostgreSQL's stems are for
 * names: this must only treat a term and a query alike.
 */
export function singularOf(word: string): string {
  if (/^[a-z]+$/.test(word)) {
    if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`
    if (/.(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
    return /..[^s]s$/.test(word) ? word.slice(0, -1) : word
  }
  return word.replace(/(?<=..)ه$|(?<=...)(?:ات|ين|ون)$/, '')
}
