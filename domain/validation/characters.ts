// Without schemas, because every list of products loads this file to read its URL.

/** Arabic-Indic and Persian digits; the last four bits are their value. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Replaces Arabic-Indic and Persian digits by Western ones. */
export function withWesternDigits(text: string): string {
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
}

/**
 * Invisible characters: direction marks, isolates, zero-width spaces and joiners, fillers, variation
 * selectors, tags, soft hyphens, the byte-order mark, annotations and the empty Braille cell.
 */
const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\u2800]'
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu')

/** Removes all invisible characters: for numbers, codes and anything that is compared. */
export function withoutInvisible(text: string): string {
  return text.replace(ALL_INVISIBLE, '')
}

/** Raised and circled digits, and fractions. */
const BUT_OTHER_NUMBERS = /\P{No}+/gu

/** The text of a number with Western digits, full-width ones included. Raised digits stay: 45² is 45 with a footnote. */
export function withPlainDigits(text: string): string {
  const plain = withoutInvisible(text).replace(BUT_OTHER_NUMBERS, (part) => part.normalize('NFKC'))
  return withWesternDigits(plain)
}

const PICTURE = '\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\ufe0e\\ufe0f]?'
const FLAG = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}'
const KEYCAP = '[0-9#*]\\ufe0f?\\u20e3'
const ARABIC_LETTER = '[\\u0620-\\u06ff\\u0750-\\u077f]'

/** Sequences that need their invisible characters, or else single invisible characters. */
const KEPT_OR_INVISIBLE = new RegExp(
  `(${FLAG}|${PICTURE}(?:\\u200d${PICTURE})*|${KEYCAP}|${ARABIC_LETTER}\\u200c(?=${ARABIC_LETTER}))|${INVISIBLE}`,
  'gu',
)

/**
 * Normalizes a text from outside for storage: composed (NFC), without invisible characters. Emoji stay whole,
 * and so does the zero-width non-joiner between two Arabic letters, which Persian spelling needs. Joiners
 * between letters are removed: in Arabic and Persian words they have no visible effect, and the shop has no
 * other script that needs them.
 */
export function cleanText(text: string): string {
  return text.replace(KEPT_OR_INVISIBLE, (_, kept: string | undefined) => kept ?? '').normalize()
}

/** {@link cleanText} on one line: trimmed, with single spaces. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/\p{Z}+/gu, ' ')
    .trim()
}

const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}]/u

/** PostgreSQL can store neither NUL nor half of a surrogate pair, and no line needs the other control characters. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL_CHARACTERS.test(text)
}

/** A key that all spellings of one text share: `text_key` does the same in SQL. */
export function textKey(text: string): string {
  return withoutInvisible(text).normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase()
}

/** Without the first half of a surrogate pair at the end. */
const withoutHalfCharacter = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '')

/** The start of a text, at most `max` code units, cut between two characters as people see them. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  // Firefox has it since version 125.
  if (!('Segmenter' in Intl)) return withoutHalfCharacter(text.slice(0, max))
  let end = 0
  // The last of them may reach beyond the limit.
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, max + 100))) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
