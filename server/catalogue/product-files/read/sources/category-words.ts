import type { CategoryKey } from '#domain/products/categories'
import { textKey } from '#domain/validation/characters'

type Animal = 'cat' | 'dog'
type Kind =
  | 'food'
  | 'dry'
  | 'wet'
  | 'treats'
  | 'toys'
  | 'bowls'
  | 'beds'
  | 'litters'
  | 'ears'
  | 'eyes'
  | 'grooming'
  | 'teeth'
  | 'fleas'
  | 'accessories'

/** Other shops' words for an animal, in both languages, as {@link wordsOf} returns them. */
const ANIMAL_WORDS: Readonly<Record<Animal, string>> = {
  cat: 'cat kitten kitty feline قط قطه قطط قطة',
  dog: 'dog puppy puppie canine كلب كلاب كلبه جرو جراء',
}

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  food: 'food طعام اكل اطعمه غذاء',
  dry: 'dry kibble دراي جاف جافه',
  wet: 'wet canned pouch pouche ويت رطب رطبه معلب معلبات باوتش',
  treats: 'treat snack مكافات مكافاه سناك سناكس تريت',
  toys: 'toy لعبه العاب لعب',
  bowls: 'bowl feeder طبق اطباق وعاء اوعيه',
  beds: 'bed سرير سراير مرتبه فرشه',
  litters: 'litter رمل رمله ليتر',
  ears: 'ear اذن اذان',
  eyes: 'eye عين عيون',
  grooming: 'grooming shampoo شامبو استحمام',
  teeth: 'dental اسنان',
  fleas: 'flea tick براغيث قراد حشرات',
  accessories:
    'accessorie accessory leash collar harnes brush crate carrier طوق اطواق مقود اكسسوارات مشط فرشاه',
}

function toTable<T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  return new Map(
    Object.entries<string>(words).flatMap(([meaning, list]) =>
      list.split(' ').map((word) => [word, meaning as T] as const),
    ),
  )
}

const ANIMALS = toTable(ANIMAL_WORDS)
const KINDS = toTable(KIND_WORDS)

/** The words of a text without endings that mean nothing here: plurals, articles, and the ways to write a letter. */
function wordsOf(text: string): readonly string[] {
  const letters = textKey(text)
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
  return letters
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [
      word.replace(/(?<=[a-z]{2})s$/, ''),
      ...(/^(?:[وبكف]?ال|لل)/.test(word) ? [word.replace(/^(?:[وبكف]?ال|لل)/, '')] : []),
    ])
}

function meaningsOf<T extends string>(
  words: readonly string[],
  table: ReadonlyMap<string, T>,
): ReadonlySet<T> {
  return new Set(words.flatMap((word) => table.get(word) ?? []))
}

const FOR_EITHER: Partial<Record<Kind, CategoryKey>> = {
  toys: 'toys',
  bowls: 'bowls',
  beds: 'beds',
  litters: 'litters',
  ears: 'earcare',
  eyes: 'eyecare',
  grooming: 'grooming',
  teeth: 'dentalCare',
  fleas: 'fleasandticks',
  accessories: 'accessories',
}

function foodOf(kinds: ReadonlySet<Kind>, animal: Animal): readonly CategoryKey[] {
  const moistures = (['dry', 'wet'] as const).filter((moisture) => kinds.has(moisture))
  // Of both, it is neither.
  const [moisture] = moistures.length === 1 ? moistures : []
  return [moisture ? `${animal}${moisture}food` : `${animal}food`]
}

/**
 * Our categories for what another shop says of a product: its type, tags and categories. The name tells the animal
 * where they do not. Empty where nothing is clear: then the rules of names decide.
 */
export function categoriesOfWords(texts: readonly string[], name: string): readonly CategoryKey[] {
  const words = texts.flatMap(wordsOf)
  const kinds = meaningsOf(words, KINDS)
  const said = meaningsOf(words, ANIMALS)
  const animals = [...(said.size > 0 ? said : meaningsOf(wordsOf(name), ANIMALS))]
  // A dental treat is a treat, a bed for the food corner none.
  if (kinds.has('treats')) {
    return animals.length === 0
      ? ['alltreats']
      : animals.map((animal) => `${animal}treats` as const)
  }
  const others = [...kinds].flatMap((kind) => FOR_EITHER[kind] ?? [])
  if (others.length > 0) return others
  const isFood = kinds.has('food') || kinds.has('dry') || kinds.has('wet')
  if (!isFood) return []
  if (animals.length > 0) return animals.flatMap((animal) => foodOf(kinds, animal))
  // Without an animal, "dry" alone may be anything.
  return kinds.has('food') ? ['allfood'] : []
}
