import { foldedWords } from '../validation/folded-words'
import { AREA_NAMES } from './area-names'
import { findGovernorate, placeKey } from './find-governorate'
import { GOVERNORATES, type Governorate } from './governorates'

type ByName = ReadonlyMap<string, Governorate>

const AREAS = GOVERNORATES.flatMap((code) =>
  AREA_NAMES[code].flatMap((names) => names.split('|').map((name) => ({ name, code }))),
)

const byName = (areas: typeof AREAS): ByName =>
  new Map(areas.map(({ name, code }) => [placeKey(name), code]))

/** The governorates by the names of their districts and cities. */
const BY_AREA = byName(AREAS)

/** Those whose name has that of another governorate in it, such as Gesr El Suez in Cairo. */
const MISLEADING = byName(
  AREAS.filter(({ name, code }) => (findGovernorate(name) ?? code) !== code),
)

const MAX_NAME_WORDS = 4

/** The last area that the words name; of two that end there, the longer one. */
function findIn(areas: ByName, words: readonly string[]): Governorate | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - MAX_NAME_WORDS); start < end; start += 1) {
      const found = areas.get(words.slice(start, end).join(''))
      if (found) return found
    }
  }
  return undefined
}

/**
 * The governorate of a city as people write it: the one that it names, or the one of a district or city that it names. A
 * governorate counts before an area.
 */
export function findGovernorateOfCity(city: string): Governorate | undefined {
  const words = foldedWords(city)
  return (
    BY_AREA.get(placeKey(city)) ??
    findIn(MISLEADING, words) ??
    findGovernorate(city) ??
    findIn(BY_AREA, words)
  )
}
