// Scanners type keys, not letters: with the PC's Arabic (101) layout switched on, the keys of KOURA-12 type نخعقش-12.

/** The characters of a keyboard's keys, in the order of {@link ENGLISH}; the lam-alef keys type two. */
const ARABIC = {
  plain:
    'ذ 1 2 3 4 5 6 7 8 9 0 - = ض ص ث ق ف غ ع ه خ ح ج د \\ ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ',
  shifted:
    'ّ ! @ # $ % ^ & * ) ( _ + َ ً ُ ٌ لإ إ ‘ ÷ × ؛ < > | ِ ٍ ] [ لأ أ ـ ، / : " ~ ْ } { لآ آ ’ , . ؟',
}

const ENGLISH = {
  plain:
    "` 1 2 3 4 5 6 7 8 9 0 - = q w e r t y u i o p [ ] \\ a s d f g h j k l ; ' z x c v b n m , . /",
  shifted:
    '~ ! @ # $ % ^ & * ( ) _ + Q W E R T Y U I O P { } | A S D F G H J K L : " Z X C V B N M < > ?',
}

function pairs(kind: 'plain' | 'shifted'): readonly (readonly [string, string])[] {
  const english = ENGLISH[kind].split(' ')
  return ARABIC[kind].split(' ').map((arabic, index) => [arabic, english[index] ?? ''] as const)
}

const KEYS = [...pairs('plain'), ...pairs('shifted')]

/** Maps each key's character in the Arabic layout to that of the English one. */
const ENGLISH_OF = new Map(KEYS.filter(([arabic]) => arabic.length === 1))

/** The keys of two letters: two other keys type the same. */
const LAM_ALEF = new Map(KEYS.filter(([arabic]) => arabic.length > 1))

/** Lam-alef as one character, as some systems type it. */
const LIGATURES: Readonly<Record<string, string>> = {
  '\ufefb': 'لا',
  '\ufef9': 'لإ',
  '\ufef7': 'لأ',
  '\ufef5': 'لآ',
}

const LIGATURE = /[\ufef5\ufef7\ufef9\ufefb]/g
const ASCII = /^[\u0020-\u007e\u241d]*$/

/** With more lam-alefs than this, all of them are read alike. */
const MAX_CHOICES = 4

function withLamAlefs(text: string): readonly (readonly string[])[] {
  const parts: (readonly string[])[] = []
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index)
    const two = text.slice(index, index + 2)
    const oneKey = LAM_ALEF.get(two)
    const first = ENGLISH_OF.get(letter)
    if (oneKey !== undefined && first !== undefined) {
      parts.push([oneKey, first + (ENGLISH_OF.get(two.charAt(1)) ?? '')])
      index += 1
    } else parts.push([first ?? letter])
  }
  return parts
}

/**
 * Converts a text typed with the Arabic layout into the characters of the same keys in English. Caps Lock does nothing
 * to Arabic, so the case may differ. Returns several texts where it has lam-alefs, which are one key (B) or two (G and
 * H); none if some of it is not on the keyboard.
 */
export function readAsEnglishKeys(text: string): readonly string[] {
  const parts = withLamAlefs(text.replace(LIGATURE, (ligature) => LIGATURES[ligature] ?? ''))
  const choices = parts.filter((part) => part.length > 1).length
  const texts =
    choices > MAX_CHOICES
      ? [0, 1].map((choice) => parts.map((part) => part[choice] ?? part[0]).join(''))
      : parts.reduce<readonly string[]>(
          (starts, part) => starts.flatMap((start) => part.map((end) => start + end)),
          [''],
        )
  return texts.filter((one) => ASCII.test(one))
}
