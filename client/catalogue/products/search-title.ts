import { textKey } from '#domain/validation/characters'

/** Whether a text has these words one after another, however they are written. */
function hasWords(text: string, words: string): boolean {
  const wordsOf = (one: string) =>
    ` ${textKey(one)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `
  return wordsOf(text).includes(wordsOf(words))
}

/** Whether a title for search engines has the name of the shop already, which is added to others. */
export function isWholeTitle(seoTitle: string | null, shopName: string): boolean {
  return seoTitle !== null && hasWords(seoTitle, shopName)
}
