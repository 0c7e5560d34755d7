import { foldedWords } from '../validation/folded-words'
import { GOVERNORATE_NAMES, GOVERNORATES, type Governorate } from './governorates'

/** Other common spellings, in addition to {@link GOVERNORATE_NAMES}. */
const OTHER_SPELLINGS: Partial<Readonly<Record<Governorate, readonly string[]>>> = {
  GZ: ['Gizah', 'Jizah'],
  KB: ['Qalubia', 'Kalyubia', 'Qalyoubia', 'Kalyoubia', 'Qaliubiya'],
  ALX: ['Alex'],
  BH: ['Behira', 'Buhayra'],
  KFS: ['Kafr Elsheikh', 'Kafr Ash Shaykh'],
  GH: ['Gharbeya', 'Gharbiya'],
  MNF: ['Menoufia', 'Monofia', 'Monoufia', 'Menofia'],
  DK: ['Daqahlia', 'Dakahliya', 'Daqahliya'],
  DT: ['Dumyat'],
  SHR: ['Sharkia', 'Sharqiya', 'Sharkeya'],
  IS: ['Ismailiya'],
  FYM: ['Fayoum', 'Fayyum'],
  BNS: ['Bani Suef', 'Beni Sweif', 'Bani Sweif'],
  MN: ['Minia', 'Menia'],
  AST: ['Assiut', 'Assyut', 'Asyout'],
  SHG: ['Suhag'],
  MT: ['Matruh'],
}

/** A name of a place in a form in which its spellings are the same. */
export const placeKey = (name: string): string => foldedWords(name).join('')

/** The governorates by their names, without spaces: people write بورسعيد and بور سعيد. */
const BY_NAME = new Map(
  GOVERNORATES.flatMap((code) =>
    [...Object.values(GOVERNORATE_NAMES[code]), ...(OTHER_SPELLINGS[code] ?? [])]
      // Within a word, an article is not recognised as one.
      .flatMap((name) => [name, name.replaceAll(' ', '')])
      .map((name) => [placeKey(name), code] as const),
  ),
)

const MAX_NAME_WORDS = 4

/**
 * The governorate that a text names in either language: as a whole, or in some of its words. The last match
 * counts, because an address goes from the street outwards.
 */
export function findGovernorate(
  text: string,
  where: 'whole' | 'anywhere' = 'anywhere',
): Governorate | undefined {
  if (where === 'whole') return BY_NAME.get(placeKey(text))
  const words = foldedWords(text)
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - MAX_NAME_WORDS); start < end; start += 1) {
      const found = BY_NAME.get(words.slice(start, end).join(''))
      if (found) return found
    }
  }
  return undefined
}
