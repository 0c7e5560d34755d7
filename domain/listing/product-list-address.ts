import { MAX_ATTRIBUTE_LENGTH, MAX_FILTER_CHOICES, MAX_PRICE_PIASTRES } from '../limits'
import { hasAtMostTwoDecimals, toPounds } from '../money/money'
import type { Animal, LifeStage } from '../products/product-attributes.schema'
import { cleanLine } from '../validation/characters'
import { numberOrText } from '../validation/read-number'
import { isListCursor, type ListKind } from './cursor'
import type { ListSort } from './product-filter'

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

/** What a list is filtered by; at least one field, prices in pounds. */
export interface ListFilter {
  readonly animals?: Animal[] | undefined
  readonly brands?: string[] | undefined
  readonly lifeStages?: LifeStage[] | undefined
  readonly flavours?: string[] | undefined
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly inStock?: boolean | undefined
  readonly onOffer?: boolean | undefined
}

/** What a page of a list shows, as its address says. */
export interface ListAddress {
  /** Undefined is the list's own order. */
  readonly sort?: ListSort | undefined
  readonly filter?: ListFilter | undefined
  /** The cursor of the previous page. */
  readonly after?: string | undefined
}

const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}]/u

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
  const isValid =
    line !== '' && line.length <= MAX_ATTRIBUTE_LENGTH && !CONTROL_CHARACTERS.test(line)
  return isValid ? [line] : []
}

/** Different values, not too many; undefined if there are none. */
function choices<T extends string>(values: readonly T[]): T[] | undefined {
  const all = [...new Set(values)]
  return all.length > 0 && all.length <= MAX_FILTER_CHOICES ? all : undefined
}

/** The bound of a price that a text is beyond doubt, in pounds. */
export function readPriceBound(text: string): number | undefined {
  const pounds = numberOrText(text)
  const isBound =
    typeof pounds === 'number' &&
    pounds >= 0 &&
    pounds <= toPounds(MAX_PRICE_PIASTRES) &&
    hasAtMostTwoDecimals(pounds)
  // Without the sign of -0.
  return isBound ? Math.abs(pounds) : undefined
}

/** Drops the fields without a value. */
function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

/** Reads the parameters of a page's address; invalid values are ignored. */
export function readListAddress(parameters: URLSearchParams, list: ListKind): ListAddress {
  const all = (name: string) => parameters.getAll(name)
  const [sort] = keysOf(SORT_PARAMETERS, parameters.get('sort') ?? '')
  const filter: ListFilter = defined({
    animals: choices(all('animal').flatMap((text) => keysOf(ANIMAL_PARAMETERS, text))),
    brands: choices(all('brand').flatMap(validTexts)),
    lifeStages: choices(all('stage').flatMap((text) => keysOf(STAGE_PARAMETERS, text))),
    flavours: choices(all('flavour').flatMap(validTexts)),
    minPrice: readPriceBound(parameters.get('min') ?? ''),
    maxPrice: readPriceBound(parameters.get('max') ?? ''),
    inStock: parameters.get('stock') === 'in' ? true : undefined,
    onOffer: parameters.get('offer') === 'yes' ? true : undefined,
  })
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
  const append = (name: string, values: readonly string[] | undefined) => {
    for (const value of values?.toSorted() ?? []) parameters.append(name, value)
  }
  if (sort) parameters.set('sort', SORT_PARAMETERS[sort])
  append(
    'animal',
    filter.animals?.map((value) => ANIMAL_PARAMETERS[value]),
  )
  append('brand', filter.brands)
  append(
    'stage',
    filter.lifeStages?.map((value) => STAGE_PARAMETERS[value]),
  )
  append('flavour', filter.flavours)
  if (filter.minPrice !== undefined) parameters.set('min', String(filter.minPrice))
  if (filter.maxPrice !== undefined) parameters.set('max', String(filter.maxPrice))
  if (filter.inStock) parameters.set('stock', 'in')
  if (filter.onOffer) parameters.set('offer', 'yes')
  if (after !== undefined) parameters.set('after', after)
  return parameters
}
