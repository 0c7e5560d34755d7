// Tashkeel and tatweel.
const REMOVED = /[\u0640\u064b-\u065f\u0670]/g
const FOLDED: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
}

/** The words of a text in lower case, without the article, and with interchangeable letters unified. */
export function foldedWords(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(REMOVED, '')
    .replace(/[أإآٱىیئؤةک]/g, (letter) => FOLDED[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=.{3})/, ''))
    .filter((word) => word !== '' && word !== 'el' && word !== 'al')
}
