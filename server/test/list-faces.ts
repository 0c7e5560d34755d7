import { expect } from 'vitest'
import {
  ANIMAL_PARAMETERS,
  SORT_PARAMETERS,
  STAGE_PARAMETERS,
} from '#domain/listing/product-list-address'
import type { Animal, LifeStage } from '#domain/products/product-attributes'
import type { RandomList } from './random-products'
import type { TestShop } from './shop'

/** A request for a list; without `words` or `sort`, of all products or in the list's default order. */
export type FaceQuery = Partial<RandomList> & { readonly words?: string | undefined }

export interface FacePage {
  readonly ids: readonly number[]
  readonly totalCount: number
  /** The next page; undefined if this is the last. */
  readonly next: (() => Promise<FacePage>) | undefined
}

/** Reads the first page of a list over an API. */
export type Face = (shop: TestShop, query: FaceQuery) => Promise<FacePage>

interface Connection {
  readonly nodes: readonly { readonly id: string }[]
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly priceRange: { readonly min: number; readonly max: number } | null
  readonly facets: readonly {
    readonly attribute: string
    readonly values: readonly { value: string; count: number; isSelected: boolean }[]
  }[]
}

const FIELDS = `nodes { id } totalCount pageInfo { hasNextPage endCursor } priceRange { min max }
  facets { attribute values { value count isSelected } }`

const VARIABLES =
  '$filter: ProductFilter, $sort: ProductListSort, $category: CategoryKey, $first: Int, $after: String'
const ARGUMENTS = 'filter: $filter, sort: $sort, category: $category, first: $first, after: $after'

export const PRODUCTS_QUERY = `query (${VARIABLES}) { list: products(${ARGUMENTS}) { ${FIELDS} } }`
const SEARCH_QUERY = `query ($query: String!, ${VARIABLES}) { list: search(query: $query, ${ARGUMENTS}) { ${FIELDS} } }`

export type GraphQLPage = FacePage & Pick<Connection, 'facets' | 'priceRange' | 'pageInfo'>

/** Over GraphQL: `products`, or `search` if there are words. */
export async function overGraphQL(
  shop: TestShop,
  query: FaceQuery,
  after?: string | null,
): Promise<GraphQLPage> {
  const { words, category, locale = 'en', ...others } = query
  const { data, errors } = await shop.graphql<{ list: Connection }>(
    words === undefined ? PRODUCTS_QUERY : SEARCH_QUERY,
    {
      variables: { ...others, query: words, category: category?.code, after },
      headers: { 'accept-language': locale },
    },
  )
  expect(errors).toBeUndefined()
  const { nodes, pageInfo, ...list } = data.list
  const next = () => overGraphQL(shop, query, pageInfo.endCursor)
  return {
    ...list,
    pageInfo,
    ids: nodes.map(({ id }) => Number(id)),
    next: pageInfo.hasNextPage ? next : undefined,
  }
}

function parametersOf({ filter = {}, ...list }: FaceQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  const add = (name: string, values: readonly unknown[]) => {
    for (const value of values) if (value != null) parameters.append(name, String(value))
  }
  add('query', [list.words])
  add('sort', [list.sort && SORT_PARAMETERS[list.sort]])
  add('category', [list.category?.key])
  // There must be a parameter, because without any, the response is the whole catalogue.
  add('first', [list.first ?? 24])
  add('animal', filter.animals?.map((value) => ANIMAL_PARAMETERS[value as Animal]) ?? [])
  add('brand', filter.brands ?? [])
  add('life_stage', filter.lifeStages?.map((value) => STAGE_PARAMETERS[value as LifeStage]) ?? [])
  add('flavour', filter.flavours ?? [])
  add('min_price', [filter.minPrice])
  add('max_price', [filter.maxPrice])
  add('in_stock', [filter.inStock])
  add('on_offer', [filter.onOffer])
  return parameters
}

async function readUrl(shop: TestShop, url: string, locale: string): Promise<FacePage> {
  const response = await shop.rest('GET', url, { headers: { 'accept-language': locale } })
  expect(response.statusCode, url).toBe(200)
  const link = String(response.headers.link).match(/<([^>]*)>; rel="next"/)?.[1]
  return {
    ids: response.json<{ id: number }[]>().map(({ id }) => id),
    totalCount: Number(response.headers['x-total-count']),
    next: link === undefined ? undefined : () => readUrl(shop, link, locale),
  }
}

/** Over REST, along the links between the pages. */
export const overRest: Face = (shop, { locale = 'en', ...query }) =>
  readUrl(shop, `/products?${parametersOf(query)}`, locale)

/** The ids of all pages and the last page; `between` runs before each page but the first. */
export async function readPages<Page extends FacePage>(
  first: Page,
  between: () => Promise<void> = async () => {},
): Promise<{ readonly ids: readonly number[]; readonly last: FacePage }> {
  const ids = [...first.ids]
  let last: FacePage = first
  while (last.next) {
    await between()
    last = await last.next()
    ids.push(...last.ids)
  }
  return { ids, last }
}
