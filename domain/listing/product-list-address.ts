import { MAX_ATTRIBUTE_LENGTH } from '../limits'
import { hasAtMostTwoDecimals, toPiastres } from '../money/money'
import { asPounds, isAmount, type Pounds } from '../money/units'
import type { Animal, LifeStage } from '../products/product-attributes'
import { cleanLine, hasControlCharacters } from '../validation/characters'
import { numberOrText } from '../validation/read-number'
import { isListCursor, type ListKind } from './cursor'
import { areFewChoices } from './filter-rules'
import type { ListSort, ProductFilterInput } from './product-filter'

// Without a schema: what reads addresses is loaded by every list of products.

/** The values of `sort` in addresses and in REST, as all values below. */
export const SORT_PARAMETERS: Readonly<Record<ListSort, string>> = {
  OLDEST: 'oldest',
  NEWEST: 'newest',
  PRICE_ASC: 'price-asc',
  PRICE_DESC: 'price-desc',
  UNIT_PRICE_ASC: 'unit-price',
  BEST_SELLING: 'best-selling',
  BIGGEST_SAVING: 'saving',
  TOP_RATED: 'top-rated',
  NAME_ASC: 'name',
}

export const ANIMAL_PARAMETERS: Readonly<Record<Animal, string>> = {
  CAT: 'cat',
  DOG: 'dog',
  BOTH: 'both',
}

export const STAGE_PARAMETERS: Readonly<Record<LifeStage, string>> = {
  JUNIOR: 'junior',
  ADULT: 'adult',
  SENIOR: 'senior',
  ALL: 'all',
}

type FilterValue<Value> = [NonNullable<Value>] extends [number] ? Pounds : NonNullable<Value>

/**
 * A {@link ProductFilterInput} as an address says it, which has no nulls and at least one field. The only
 * numbers are prices.
 */
export type ListFilter = {
  readonly [Field in keyof ProductFilterInput]: FilterValue<ProductFilterInput[Field]> | undefined
}

/** Query of a list page's URL, before the server validates it. */
export interface ListAddress {
  /** Undefined is the list's own order. */
  readonly sort?: ListSort | undefined
  readonly filter?: ListFilter | undefined
  /** The cursor of the previous page. */
  readonly after?: string | undefined
}

/** The keys whose parameter is the text, in any case; at most one. */
export function keysOf<T extends string>(
  parameters: Readonly<Record<T, string>>,
  text: string,
): T[] {
  const keys = Object.keys(parameters) as T[]
  return keys.filter((key) => parameters[key] === text.toLowerCase())
}

function validTexts(text: string): string[] {
  const line = cleanLine(text)
  const isValid = line !== '' && line.length <= MAX_ATTRIBUTE_LENGTH && !hasControlCharacters(line)
  return isValid ? [line] : []
}

/** The bound of a price that a text is beyond doubt. */
export function readPriceBound(text: string): Pounds | undefined {
  const number = numberOrText(text)
  if (typeof number !== 'number' || !hasAtMostTwoDecimals(number)) return undefined
  // Without the sign of -0.
  const pounds = asPounds(number || 0)
  return isAmount(toPiastres(pounds)) ? pounds : undefined
}

/** How a filter stands in addresses. */
interface FilterParameter<T> {
  readonly name: string
  /** Undefined if none of the texts is valid. */
  read(texts: readonly string[]): T | undefined
  write(value: T): readonly string[]
}

/** A filter with several values, each a parameter of its own. */
function choices<T extends string>(
  name: string,
  read: (text: string) => readonly T[],
  write: (value: T) => string,
): FilterParameter<T[]> {
  return {
    name,
    read(texts) {
      const values = texts.flatMap(read)
      return values.length > 0 && areFewChoices(values) ? [...new Set(values)] : undefined
    },
    write: (values) => values.map(write).sort(),
  }
}

function words<T extends string>(name: string, parameters: Readonly<Record<T, string>>) {
  return choices<T>(
    name,
    (text) => keysOf(parameters, text),
    (key) => parameters[key],
  )
}

const texts = (name: string) => choices(name, validTexts, (text) => text)

const bound = (name: string): FilterParameter<Pounds> => ({
  name,
  read: ([text = '']) => readPriceBound(text),
  write: (pounds) => [String(pounds)],
})

const flag = (name: string, word: string): FilterParameter<boolean> => ({
  name,
  read: ([text]) => (text === word ? true : undefined),
  write: (isOn) => (isOn ? [word] : []),
})

/** In the canonical order of addresses. */
const FILTER_PARAMETERS: {
  readonly [Field in keyof ListFilter]-?: FilterParameter<NonNullable<ListFilter[Field]>>
} = {
  animals: words('animal', ANIMAL_PARAMETERS),
  brands: texts('brand'),
  lifeStages: words('stage', STAGE_PARAMETERS),
  flavours: texts('flavour'),
  minPrice: bound('min'),
  maxPrice: bound('max'),
  inStock: flag('stock', 'in'),
  onOffer: flag('offer', 'yes'),
}

const FILTERS = Object.entries(FILTER_PARAMETERS) as readonly (readonly [
  keyof ListFilter,
  FilterParameter<unknown>,
])[]

/** The names of all parameters that {@link readListAddress} reads. */
export const LIST_ADDRESS_PARAMETERS: readonly string[] = [
  'sort',
  'after',
  ...FILTERS.map(([, { name }]) => name),
]

/** Drops the fields without a value. */
function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

/** Reads the parameters of a page's address; invalid values are ignored. */
export function readListAddress(parameters: URLSearchParams, list: ListKind): ListAddress {
  const [sort] = keysOf(SORT_PARAMETERS, parameters.get('sort') ?? '')
  const filter: ListFilter = defined(
    Object.fromEntries(
      FILTERS.map(([field, { name, read }]) => [field, read(parameters.getAll(name))]),
    ),
  )
  const after = parameters.get('after')
  return defined({
    sort,
    filter: Object.keys(filter).length > 0 ? filter : undefined,
    after: after !== null && isListCursor(after, list, sort) ? after : undefined,
  })
}

/** The parameters of a list's address, in canonical order: equal lists have equal addresses. */
export function listAddressParameters({ sort, filter = {}, after }: ListAddress): URLSearchParams {
  const parameters = new URLSearchParams()
  if (sort) parameters.set('sort', SORT_PARAMETERS[sort])
  for (const [field, { name, write }] of FILTERS) {
    const value = filter[field]
    if (value === undefined) continue
    for (const text of write(value)) parameters.append(name, text)
  }
  if (after !== undefined) parameters.set('after', after)
  return parameters
}
