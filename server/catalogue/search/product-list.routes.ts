import { AppError } from '#domain/errors'
import { MAX_FILTER_CHOICES, MAX_PAGE_SIZE, PAGE_SIZE } from '#domain/limits'
import { sortedCursorText } from '#domain/listing/cursor'
import type { ProductFilterInput } from '#domain/listing/product-filter'
import type { ProductsInput, SearchInput } from '#domain/listing/product-list.schema'
import {
  ANIMAL_PARAMETERS,
  keysOf,
  SORT_PARAMETERS,
  STAGE_PARAMETERS,
} from '#domain/listing/product-list-address'
import { MAX_PRICE_POUNDS } from '#domain/money/units'
import { CATEGORIES } from '#domain/products/categories'
import { numberOrText } from '#domain/validation/read-number'
import { invalid, type Unchecked } from '#domain/validation/validate'
import { z } from '#domain/validation/zod'
import { encodeText } from '../../platform/database/statements/cursor'
import type { Context } from '../../platform/features/context'
import type { RestDocs } from '../../platform/http/rest/rest-docs'
import { toRestName } from '../../platform/http/rest/rest-names'
import { toTime, UPDATED_SINCE_PARAMETER } from '../../platform/http/rest/updated-since'
import { listProducts } from '../listing/product-list.service'
import { listSources, type ProductPage } from '../listing/product-page'
import { type ChangedProductsPage, listChangedProducts } from '../products/changed-products.service'
import { searchProducts } from './search.service'
import { searchDictionary } from './search-dictionary'

/** The query of a URL, in which each parameter may be repeated. */
export type RestQuery = Readonly<Record<string, string | readonly string[] | undefined>>

const wordsOf = (words: Readonly<Record<string, string>>) => z.enum(Object.values(words))
const severalOf = (value: z.ZodType) => z.array(value).max(MAX_FILTER_CHOICES).optional()

const price = z.number().min(0).max(MAX_PRICE_POUNDS).multipleOf(0.01).optional()

/** The parameters that make GET /products a page of a list; one may say `animal` more than once. */
export const LIST_PARAMETERS = {
  category: {
    description: 'Only products of this category: the path of its page.',
    schema: z.enum(CATEGORIES.map(({ key }) => key)).optional(),
    example: 'catfood',
  },
  query: {
    description:
      'Only products whose names, in English or Arabic, have all of these words; if there are none, descriptions that have them, similar names, or names with most of them. Best matches first, unless they are sorted.',
    schema: z.string().optional(),
    example: 'salmon',
  },
  sort: {
    description: 'The order.',
    schema: wordsOf(SORT_PARAMETERS).optional(),
    example: 'price-asc',
  },
  animal: {
    description: 'For any of these.',
    schema: severalOf(wordsOf(ANIMAL_PARAMETERS)),
    example: ['cat'],
  },
  brand: {
    description: 'Of any of these brands.',
    schema: severalOf(z.string()),
    example: ['Nilo'],
  },
  life_stage: {
    description: 'For any of these ages.',
    schema: severalOf(wordsOf(STAGE_PARAMETERS)),
    example: ['adult'],
  },
  flavour: {
    description: 'With any of these flavours, in English.',
    schema: severalOf(z.string()),
    example: ['Salmon'],
  },
  min_price: { description: 'The lowest price, in EGP.', schema: price, example: 50 },
  max_price: { description: 'The highest price, in EGP.', schema: price, example: 500.5 },
  in_stock: {
    description: 'Whether only products in stock.',
    schema: z.boolean().optional(),
    example: true,
  },
  on_offer: {
    description: 'Whether only products on offer.',
    schema: z.boolean().optional(),
    example: true,
  },
  first: {
    description: `The number of products in a page; ${PAGE_SIZE} by default.`,
    schema: z.int().min(1).max(MAX_PAGE_SIZE).optional(),
    example: PAGE_SIZE,
  },
  after: {
    description: 'The cursor of the page before, from its `Link`.',
    schema: z.string().optional(),
    example: encodeText(sortedCursorText('PRICE_ASC', { value: 5000, id: 1 })),
  },
  updated_since: {
    ...UPDATED_SINCE_PARAMETER,
    description: `${UPDATED_SINCE_PARAMETER.description} Only with \`first\` and \`after\`.`,
  },
} satisfies RestDocs['query']

const NAMES = Object.keys(LIST_PARAMETERS)

/** Filters that may have several values; each value is a parameter of its own. */
const REPEATED: Readonly<Record<string, string>> = {
  animals: 'animal',
  brands: 'brand',
  lifeStages: 'life_stage',
  flavours: 'flavour',
}

/** Whether any of the parameters is given. */
export function isListQuery(query: RestQuery): boolean {
  return NAMES.some((name) => query[name] !== undefined)
}

// Each reads what it can; the rest stays as it is, for the service to name.

const read = (value: RestQuery[string], toValue: (text: string) => unknown): unknown =>
  typeof value === 'string' ? toValue(value) : value

const toKey =
  (words: Readonly<Record<string, string>>) =>
  (text: string): unknown =>
    keysOf(words, text)[0] ?? text

const toSwitch = (text: string): unknown => (/^(?:true|false)$/.test(text) ? text === 'true' : text)

function readAll(value: RestQuery[string], toValue: (text: string) => unknown): unknown {
  return value === undefined ? undefined : [value].flat().map((text) => toValue(text))
}

const asText = (text: string): unknown => text

function toInput(query: RestQuery): Unchecked<ProductsInput & SearchInput> {
  const filter: Unchecked<ProductFilterInput> = {
    animals: readAll(query.animal, toKey(ANIMAL_PARAMETERS)),
    brands: readAll(query.brand, asText),
    lifeStages: readAll(query.life_stage, toKey(STAGE_PARAMETERS)),
    flavours: readAll(query.flavour, asText),
    minPrice: query.min_price,
    maxPrice: query.max_price,
    inStock: read(query.in_stock, toSwitch),
    onOffer: read(query.on_offer, toSwitch),
  }
  return {
    filter,
    category: query.category,
    query: query.query,
    sort: read(query.sort, toKey(SORT_PARAMETERS)),
    first: read(query.first, numberOrText),
    after: query.after,
  }
}

/** The parameter of a field of the input, such as `filter.lifeStages.0`. */
function parameterOf(field: string): string {
  const [name = ''] = field.replace(/^filter\./, '').split('.')
  return REPEATED[name] ?? toRestName(name)
}

/** Names the parameters of the problems, each problem once. */
function inParameters(error: unknown): unknown {
  const problems = error instanceof AppError ? error.details.problems : undefined
  if (!problems) return error
  const named = problems.map((problem) => ({ ...problem, field: parameterOf(problem.field) }))
  return invalid([...new Map(named.map((one) => [`${one.field} ${one.key}`, one])).values()])
}

async function readPage(context: Context, query: RestQuery): Promise<ProductPage> {
  const input = toInput(query)
  const sources = listSources(context)
  if (input.query === undefined) return listProducts(sources, input)
  const dictionary = await context.get(searchDictionary).get(context.db)
  return searchProducts(sources, input, dictionary)
}

/** The page that the parameters of GET /products ask for. Throws INVALID with every problem. */
export async function listByQuery(context: Context, query: RestQuery): Promise<ProductPage> {
  try {
    return await readPage(context, query)
  } catch (error) {
    throw inParameters(error)
  }
}

/** The page of GET /products with what has changed since a time. Throws INVALID with every problem. */
export async function listChangesByQuery(
  { db }: Context,
  { updated_since: updatedSince, first, after, ...others }: RestQuery,
): Promise<ChangedProductsPage> {
  const problems = Object.keys(others).map((field) => ({
    field,
    key: 'invalid.withUpdatedSince' as const,
  }))
  if (problems.length > 0) throw invalid(problems)
  const input = {
    first: read(first, numberOrText),
    after,
    updatedSince: read(updatedSince, toTime),
  }
  try {
    return await listChangedProducts(db, input, 'shown')
  } catch (error) {
    throw inParameters(error)
  }
}

/**
 * The links (RFC 8288) to the first page and, unless this is the last, to the next one. The first is
 * always there, so that a browser that revalidates the last page forgets a next one.
 */
export function pageLinks(
  query: RestQuery,
  { hasNextPage, endCursor }: Pick<ProductPage, 'hasNextPage' | 'endCursor'>,
): string {
  const link = (rel: string, after: string | null) => {
    const parameters = new URLSearchParams()
    for (const name of NAMES.filter((one) => one !== 'after')) {
      for (const value of [query[name] ?? []].flat()) parameters.append(name, value)
    }
    if (after !== null) parameters.append('after', after)
    return `</products?${parameters}>; rel="${rel}"`
  }
  return [link('first', null), ...(hasNextPage ? [link('next', endCursor)] : [])].join(', ')
}
