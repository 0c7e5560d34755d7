// How likely one word is a misspelling of another. What fingers and ears confuse costs less than what nobody does.

/** A letter missing, added or replaced. */
const ANY_LETTER = 10
const NEIGHBOUR = 8
const SWAPPED = 7
const VOWEL = 6
/** A vowel that is missing or too many. */
const EXTRA_VOWEL = 8
const SAME_SOUND = 5
const DOUBLED = 4
/** Hardly anybody gets the first letter wrong, unless it sounds the same. */
const FIRST_LETTER = 4

/** What a misspelling may cost, by the number of letters typed. */
const MAX_COSTS = [0, 0, 0, 10, 10, 15, 16, 16]
const MAX_COST = 20

const KEYBOARD: readonly string[] = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'ءؤرىةوزظ',
]
const VOWELS = 'aeiouy'
// What Egyptians hear as one sound in English, and what Arabic writes in two ways.
const SOUNDS = ['pb', 'fv', 'cks', 'kq', 'gj', 'sz', 'تطث', 'سصث', 'دضذ', 'ذزظ', 'حه', 'قك', 'جغ']

const pairKey = (one: string, other: string) => (one < other ? one + other : other + one)

const PAIRS: ReadonlyMap<string, number> = (() => {
  const pairs = new Map<string, number>()
  const add = (one: string, other: string, cost: number) => {
    const key = pairKey(one, other)
    pairs.set(key, Math.min(cost, pairs.get(key) ?? cost))
  }
  for (const [row, keys] of KEYBOARD.entries()) {
    const below = row % 3 === 2 ? '' : (KEYBOARD[row + 1] ?? '')
    for (const [at, key] of [...keys].entries()) {
      for (const near of [keys[at + 1], below[at], below[at - 1]])
        if (near) add(key, near, NEIGHBOUR)
    }
  }
  const groups = [
    [VOWELS, VOWEL] as const,
    ...SOUNDS.map((letters) => [letters, SAME_SOUND] as const),
  ]
  for (const [letters, cost] of groups) {
    for (const one of letters) for (const other of letters) if (one !== other) add(one, other, cost)
  }
  return pairs
})()

const replaced = (one: string, other: string) =>
  one === other ? 0 : (PAIRS.get(pairKey(one, other)) ?? ANY_LETTER)

const maxCostOf = ({ length }: string) => MAX_COSTS[length] ?? MAX_COST

/**
 * How far `typed` is from the word that may have been meant, in tenths of a letter: letters missing, added, replaced or swapped
 * with the next. Undefined if that is more than a word of its length may be away.
 */
export function misspellingCost(typed: string, meant: string): number | undefined {
  if (typed === meant) return 0
  const allowed = /\d/.test(typed) ? 0 : maxCostOf(typed)
  if (meant.length < 3 || Math.abs(typed.length - meant.length) * DOUBLED > allowed)
    return undefined
  /** The cost of a letter that only one of the words has. */
  const extra = (word: string, at: number) => {
    if (word[at] === word[at - 1]) return DOUBLED
    return VOWELS.includes(word[at] ?? '') ? EXTRA_VOWEL : ANY_LETTER
  }
  let beforePrevious: number[] = []
  let previous = [0]
  for (let column = 1; column <= meant.length; column += 1)
    previous.push((previous[column - 1] ?? 0) + extra(meant, column - 1))
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [(previous[0] ?? 0) + extra(typed, row - 1)]
    for (let column = 1; column <= meant.length; column += 1) {
      const [letter = '', wanted = ''] = [typed[row - 1], meant[column - 1]]
      const isSwapped = letter === meant[column - 2] && typed[row - 2] === wanted
      current[column] = Math.min(
        (previous[column] ?? 0) + extra(typed, row - 1),
        (current[column - 1] ?? 0) + extra(meant, column - 1),
        (previous[column - 1] ?? 0) + replaced(letter, wanted),
        isSwapped && letter !== wanted
          ? (beforePrevious[column - 2] ?? 0) + SWAPPED
          : Number.POSITIVE_INFINITY,
      )
    }
    beforePrevious = previous
    previous = current
  }
  const isSameStart = replaced(typed[0] ?? '', meant[0] ?? '') <= SAME_SOUND
  const cost = (previous[meant.length] ?? 0) + (isSameStart ? 0 : FIRST_LETTER)
  return cost <= allowed ? cost : undefined
}

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'

/** Longer words have too many, and share enough with what was meant to be found otherwise. */
const LONGEST = 12
const MAX_SOUNDING = 32

/** The words that sound the same with other consonants: "bubby" is "puppy". */
function soundingLike(word: string): readonly string[] {
  let found = ['']
  for (const letter of word) {
    const others = SOUNDS.filter((letters) => letters.includes(letter)).join('')
    const letters = [...new Set([letter, ...others])]
    const next = letters.flatMap((one) => found.map((start) => start + one))
    found = next.length <= MAX_SOUNDING ? next : found.map((start) => start + letter)
  }
  return found
}

/** All words that are one letter away from this one, or that sound the same. */
export function misspellingsOf(word: string): readonly string[] {
  if (word.length < 3 || word.length > LONGEST) return []
  const letters = /^[a-z]+$/.test(word) ? LATIN : /^[\u0621-\u064a]+$/.test(word) ? ARABIC : ''
  const found = new Set<string>(letters ? soundingLike(word) : [])
  for (let at = 0; at <= word.length; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)]
    if (end) found.add(start + end.slice(1))
    if (end.length > 1) found.add(`${start}${end[1]}${end[0]}${end.slice(2)}`)
    for (const letter of letters) {
      found.add(start + letter + end)
      if (end) found.add(start + letter + end.slice(1))
    }
  }
  found.delete(word)
  return [...found]
}
