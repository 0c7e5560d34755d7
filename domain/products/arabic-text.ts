const ARABIC = /\p{Script=Arabic}/gu
const LATIN = /\p{Script=Latin}/gu

const countOf = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0

/** Whether a name is Arabic, whatever brands and units it has in Latin letters. */
export function isArabicText(text: string): boolean {
  return countOf(text, ARABIC) > countOf(text, LATIN)
}
