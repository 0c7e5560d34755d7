// Arabic as Egyptians write it with Latin letters and digits: "akl 2otat" is "اكل قطط". A word in either script has a
// skeleton of the consonants that both write; words of one skeleton are compared letter by letter
// (docs/decisions/0027-latin-written-arabic-has-a-skeleton.md).

/** The consonants that count, in groups that writers confuse; `word_skeleton` has the same in SQL. */
const SKELETON_FROM = 'بتطثسصجغحهخدضذظزرشفكلمن'
const SKELETON_TO = 'bttttt' + 'gg' + 'hh' + 'x' + 'ddddd' + 'rcfklmn'

const SKELETON = new Map([...SKELETON_FROM].map((letter, at) => [letter, SKELETON_TO[at] ?? '']))

/** The skeleton of a folded Arabic word. Its last ه is a vowel. */
export function skeletonOfArabic(word: string): string {
  return [...word.replace(/ه$/, '')].map((letter) => SKELETON.get(letter) ?? '').join('')
}

const ARABIC_WORD = /^[\u0621-\u064a]+$/

export const isArabicWord = (word: string) => ARABIC_WORD.test(word)

/** Whether a word may be Arabic in Latin letters; a number alone is none. */
export function isLatinWord(word: string): boolean {
  return /^[a-z0-9'’]+$/.test(word) && /[a-z]/.test(word)
}

/** A sound: its possible skeletons, and the letters that it can be written with, with their costs. */
interface Sound {
  readonly skeleton: readonly string[]
  readonly letters: Readonly<Record<string, number>>
  /** The cost of leaving it unwritten; undefined if it cannot be. */
  readonly silent?: number
}

const consonant = (skeleton: string, letters: Sound['letters']): Sound => ({
  skeleton: [skeleton],
  letters,
})

const SHORT = 0.05

const SOUNDS: Readonly<Record<string, Sound>> = {
  b: consonant('b', { ب: 0 }),
  p: consonant('b', { ب: 0 }),
  t: consonant('t', { ت: 0, ط: 0, ث: 0.2, ه: 0.1 }),
  6: consonant('t', { ط: 0 }),
  th: consonant('t', { ث: 0, ت: 0.1, س: 0.2 }),
  s: consonant('t', { س: 0, ص: 0, ث: 0.1 }),
  9: consonant('t', { ص: 0 }),
  g: consonant('g', { ج: 0, غ: 0.2 }),
  j: consonant('g', { ج: 0 }),
  gh: consonant('g', { غ: 0 }),
  8: consonant('g', { غ: 0 }),
  "3'": consonant('g', { غ: 0 }),
  h: consonant('h', { ه: 0, ح: 0 }),
  7: consonant('h', { ح: 0 }),
  kh: consonant('x', { خ: 0 }),
  5: consonant('x', { خ: 0 }),
  "7'": consonant('x', { خ: 0 }),
  d: consonant('d', { د: 0, ض: 0, ذ: 0.2 }),
  dh: consonant('d', { ذ: 0, ض: 0, ظ: 0, د: 0.1 }),
  z: consonant('d', { ز: 0, ظ: 0, ذ: 0, ض: 0.2 }),
  r: consonant('r', { ر: 0 }),
  sh: consonant('c', { ش: 0 }),
  ch: consonant('c', { ش: 0 }),
  f: consonant('f', { ف: 0 }),
  v: consonant('f', { ف: 0 }),
  k: { skeleton: ['k', ''], letters: { ك: 0, ق: 0.15 } },
  c: { skeleton: ['k', 't'], letters: { ك: 0.1, س: 0.2 } },
  l: consonant('l', { ل: 0 }),
  m: consonant('m', { م: 0 }),
  n: consonant('n', { ن: 0 }),
  q: { skeleton: ['', 'k'], letters: { ق: 0, ك: 0.2 } },
  2: { skeleton: [''], letters: { ق: 0, ا: 0.1 }, silent: 0.15 },
  3: { skeleton: [''], letters: { ع: 0 } },
  w: { skeleton: [''], letters: { و: 0 } },
  y: { skeleton: [''], letters: { ي: 0 }, silent: 0.15 },
  a: { skeleton: [''], letters: { ا: 0, ه: 0, ع: 0.15, ي: 0.3 }, silent: SHORT },
  e: { skeleton: [''], letters: { ي: SHORT, ه: 0.1, ا: 0.15, ع: 0.2 }, silent: SHORT },
  i: { skeleton: [''], letters: { ي: 0, ا: 0.15, ع: 0.2 }, silent: SHORT },
  o: { skeleton: [''], letters: { و: 0, ا: 0.15, ع: 0.2 }, silent: SHORT },
  u: { skeleton: [''], letters: { و: 0, ا: 0.15, ع: 0.2 }, silent: SHORT },
}

/** The cost of a letter without a sound, such as ق in "otat" for قطط. */
const UNHEARD: Readonly<Record<string, number>> = { ا: 0.25, و: 0.25, ي: 0.25, ع: 0.3, ق: 0.25 }
const UNHEARD_ENDING = 0.1
const ENDING = 'ه'

const SOUND = /3'|7'|th|gh|kh|dh|sh|ch|[a-z2-9]/g

/** The sounds of a Latin word, a doubled letter once. */
function soundsOf(word: string): readonly string[] {
  const once = word
    .replaceAll('’', "'")
    .replaceAll('x', 'ks')
    .replace(/([a-z])\1+/g, '$1')
    // "ottah" ends with a vowel.
    .replace(/(?<=[aeo])h$/, '')
  return once.match(SOUND) ?? []
}

// Most words have one or two.
const MAX_SKELETONS = 8

function skeletonsOf(sounds: readonly string[]): readonly string[] {
  let found = ['']
  for (const sound of sounds) {
    const parts = SOUNDS[sound]?.skeleton ?? ['']
    found = found.flatMap((start) => parts.map((part) => start + part)).slice(0, MAX_SKELETONS)
  }
  // "forshet asnan": the last ه of فرشه is pronounced as t before another word.
  const [beforeLast = '', last] = sounds.slice(-2)
  const isEnding = last === 't' && /^[aei]$/.test(beforeLast)
  const all = isEnding ? [...found, ...found.map((skeleton) => skeleton.slice(0, -1))] : found
  return all.filter((skeleton) => skeleton !== '')
}

/** The cost of reading these sounds as an Arabic word; infinite if they are not those of the word. */
function costOf(sounds: readonly string[], word: string): number {
  const letters = [...word]
  const isLast = (at: number) => at === letters.length - 1
  let costs = [0]
  for (const [at, letter] of letters.entries()) {
    const unheard = letter === ENDING && isLast(at) ? UNHEARD_ENDING : UNHEARD[letter]
    costs.push((costs[at] ?? Infinity) + (unheard ?? Infinity))
  }
  for (const sound of sounds) {
    const { letters: written = {}, silent = Infinity }: Partial<Sound> = SOUNDS[sound] ?? {}
    const next = [(costs[0] ?? Infinity) + silent]
    for (const [at, letter] of letters.entries()) {
      // A ه within a word is a consonant; at the end it is a vowel, or a t before another word.
      const isPronounced = letter !== ENDING || isLast(at) === (sound !== 'h')
      const soundCost = isPronounced ? (written[letter] ?? Infinity) : Infinity
      const unheard =
        letter === ENDING && isLast(at) ? UNHEARD_ENDING : (UNHEARD[letter] ?? Infinity)
      next.push(
        Math.min(
          (costs[at] ?? Infinity) + soundCost,
          (costs[at + 1] ?? Infinity) + silent,
          (next[at] ?? Infinity) + unheard,
        ),
      )
    }
    costs = next
  }
  return costs.at(-1) ?? Infinity
}

// "el", "lel" and "bel" in front of a word are its article.
const ARTICLE = /^(?:[lbwf]?[aei]l|l[aei]l)-?(?=[a-z0-9]{3})/

const SHORTEST = 2

/** Nobody writes a word like this, not even one that is drawn out: keys were held down. */
const HELD_KEY = /([b-df-hj-np-tv-z])\1\1/

/** A Latin word as it may be transliterated: with and without the article. */
export class TransliteratedWord {
  readonly skeletons: readonly string[]
  private readonly readings: readonly (readonly string[])[]

  constructor(word: string) {
    const spellings = HELD_KEY.test(word) ? [] : [word, word.replace(ARTICLE, '')]
    const readings = [...new Set(spellings)].map(soundsOf)
    this.readings = readings.filter(({ length }) => length >= SHORTEST)
    this.skeletons = [...new Set(this.readings.flatMap(skeletonsOf))]
  }

  /** The cost of reading it as this Arabic word: 0 if each letter is written, infinite if it is another word. */
  costAs(word: string): number {
    return Math.min(...this.readings.map((sounds) => costOf(sounds, word)), Infinity)
  }
}

const MAX_COST = 0.75
const MAX_COST_PER_LETTER = 0.2
/** Words that are about as close as the closest one may be meant as well. */
const MARGIN = 0.15
const MAX_CHOICES = 4

/** The Arabic words that a Latin one is closest to, best first. */
export function closestTo(
  latin: TransliteratedWord,
  words: Iterable<string>,
  maxCost = MAX_COST,
): readonly string[] {
  const close = [...new Set(words)]
    .map((word) => ({ word, cost: latin.costAs(word) }))
    .filter(({ word, cost }) => cost <= Math.min(maxCost, MAX_COST_PER_LETTER * word.length))
    .sort((a, b) => a.cost - b.cost)
  const best = close[0]?.cost ?? 0
  return close
    .filter(({ cost }) => cost <= best + MARGIN)
    .slice(0, MAX_CHOICES)
    .map(({ word }) => word)
}
