import { textKey } from '../validation/characters'

const MARKS = /[\u064b-\u0652\u0640]/g
const CAMEL_CASE = /(\p{Ll})(\p{Lu})/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{L}{2})/u

function withoutEnding(word: string): string {
  return /^[a-z]{3,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** The words of a heading in either language, without articles, plurals and the ways to write a letter; without numbers. */
export function headingWords(heading: string): readonly string[] {
  return textKey(heading.replace(CAMEL_CASE, '$1 $2'))
    .replace(MARKS, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '' && !/^\d+$/.test(word))
    .map((word) => withoutEnding(word.replace(ARTICLE, '')))
}
