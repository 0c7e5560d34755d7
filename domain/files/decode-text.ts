/** The encodings that spreadsheets write; the last one is what Excel uses on Arabic Windows. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256'

export interface DecodedText {
  readonly encoding: TextEncoding
  /** Without a byte order mark. */
  readonly text: string
}

/** Thrown for a file that is not text, or not written as it should be, with the line of the error. */
export class NotTextError extends Error {
  readonly line: number

  constructor(line: number) {
    super(`Not readable as text, line ${line}`)
    this.name = 'NotTextError'
    this.line = line
  }
}

const MARKS: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** The part of a file without a byte order mark that is searched for the zeros of UTF-16. */
const SAMPLE_BYTES = 4096
/** The part of a file that is searched for Arabic words, from its first letter that is not ASCII. */
const SEARCHED_BYTES = 256 * 1024
const LF = 10
const WORDS = /[\p{L}\p{M}]+/gu
const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u
const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]/u
const LINE_ENDS = /\r\n?|\n/g

export function countLineEnds(text: string): number {
  return text.match(LINE_ENDS)?.length ?? 0
}

/** Headings or names are often ASCII, so that in UTF-16 every second byte at the start is zero. */
function utf16Of(bytes: Uint8Array): TextEncoding | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  if (sample.length < 4 || sample.length % 2 !== 0) return undefined
  if (sample[0] !== 0 && sample[1] === 0 && sample[3] === 0) return 'utf-16le'
  if (sample[0] === 0 && sample[1] !== 0 && sample[2] === 0) return 'utf-16be'
  return undefined
}

/**
 * Whether bytes that are no UTF-8 make sense as Windows-1256: other encodings for a single byte turn into
 * words of Latin and Arabic letters.
 */
function isArabicText(text: string): boolean {
  if (CONTROL_CHARACTERS.test(text)) return false
  let arabic = 0
  let mixed = 0
  for (const [word] of text.matchAll(WORDS)) {
    if (!ARABIC.test(word)) continue
    if (LATIN.test(word)) mixed += 1
    else arabic += 1
  }
  return arabic > mixed
}

/** Undefined for bytes that are invalid in the encoding. */
function decode(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  try {
    // The decoder removes the byte order mark.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The part of the text that has the first letters that are not ASCII. */
function firstLetters(bytes: Uint8Array): string {
  const first = bytes.findIndex((byte) => byte > 0x7f)
  const start = bytes.lastIndexOf(LF, first) + 1
  return new TextDecoder('windows-1256').decode(bytes.subarray(start, first + SEARCHED_BYTES))
}

/** The first line that is not UTF-8. No character spans lines, so each can be checked alone. */
function firstBadLine(bytes: Uint8Array): number {
  let start = 0
  for (let end = 0; start < bytes.length; start = end) {
    end = bytes.indexOf(LF, start) + 1 || bytes.length
    if (decode(bytes.subarray(start, end), 'utf-8') === undefined) break
  }
  return 1 + countLineEnds(new TextDecoder('latin1').decode(bytes.subarray(0, start)))
}

/** Detects the encoding of a file of text. Throws NotTextError. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0]
  const utf16 = marked === 'utf-8' ? undefined : (marked ?? utf16Of(bytes))
  const wide = utf16 && decode(bytes, utf16)
  const encoding: TextEncoding = wide !== undefined && utf16 ? utf16 : 'utf-8'
  const text = wide ?? decode(bytes, 'utf-8')
  if (text !== undefined) {
    const zero = text.indexOf('\0')
    if (zero >= 0) throw new NotTextError(1 + countLineEnds(text.slice(0, zero)))
    return { encoding, text }
  }
  if (!marked && !bytes.includes(0) && isArabicText(firstLetters(bytes))) {
    const arabic = decode(bytes, 'windows-1256')
    if (arabic !== undefined) return { encoding: 'windows-1256', text: arabic }
  }
  throw new NotTextError(firstBadLine(bytes))
}
