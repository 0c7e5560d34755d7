import { isUtf8 } from 'node:buffer'

/** The encodings that spreadsheets write; the last one is what Excel uses on Arabic Windows. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256'

export interface DecodedCsv {
  readonly encoding: CsvEncoding
  /** In UTF-8, without a byte order mark. */
  readonly text: Buffer
}

const MARKS: readonly (readonly [CsvEncoding, Buffer])[] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
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

/** Column names are ASCII, so that in UTF-16 every second byte of the header is zero. */
function utf16Of(bytes: Buffer): CsvEncoding | undefined {
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
function decode(bytes: Buffer, encoding: CsvEncoding): Buffer | undefined {
  try {
    // The decoder removes the byte order mark.
    return Buffer.from(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** The part of the text that has the first letters that are not ASCII. */
function firstLetters(bytes: Buffer): string {
  const first = bytes.findIndex((byte) => byte > 0x7f)
  const start = bytes.lastIndexOf(LF, first) + 1
  return new TextDecoder('windows-1256').decode(bytes.subarray(start, first + SEARCHED_BYTES))
}

/** Detects the encoding; what is none of those known is returned as it is, and no UTF-8 then. */
export function decodeCsv(bytes: Buffer): DecodedCsv {
  const [marked, mark] =
    MARKS.find(([, start]) => bytes.subarray(0, start.length).equals(start)) ?? []
  if (marked === 'utf-8' && mark) return { encoding: marked, text: bytes.subarray(mark.length) }
  const utf16 = marked ?? utf16Of(bytes)
  const isArabic = () => !isUtf8(bytes) && !bytes.includes(0) && isArabicText(firstLetters(bytes))
  const encoding = utf16 ?? (isArabic() ? 'windows-1256' : undefined)
  const text = encoding && decode(bytes, encoding)
  return text ? { encoding, text } : { encoding: 'utf-8', text: bytes }
}
