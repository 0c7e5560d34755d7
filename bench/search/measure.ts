import { sampleProducts } from '../../server/test/sample-products'
import type { LabelledQuery } from './labelled-query'

/** The number of results that count: as many as a shopper looks at. */
export const RESULTS = 10

/** Finds the ids of products, best matches first. In the sample catalogue, ids are positions from 1. */
export type Search = (query: string) => Promise<readonly number[]>

export interface Quality {
  readonly recall: number
  readonly reciprocalRank: number
  /** The queries that found nothing at all. */
  readonly empty: readonly string[]
  /** The queries without full recall, with what they missed. */
  readonly misses: readonly string[]
}

function idsMeantBy([query, meant]: LabelledQuery): ReadonlySet<number> {
  const ids = sampleProducts.flatMap(({ product }, index) =>
    meant.test(product.name) ? [index + 1] : [],
  )
  if (ids.length === 0) throw new Error(`“${query}” means no product of the sample catalogue`)
  return new Set(ids)
}

/**
 * Recall at 10 (of the products meant, or of ten if there are more, the share among the first ten
 * results) and mean reciprocal rank (of the first product meant).
 */
export async function measureQuality(
  queries: readonly LabelledQuery[],
  search: Search,
): Promise<Quality> {
  let recall = 0
  let reciprocalRank = 0
  const misses: string[] = []
  const empty: string[] = []
  for (const labelled of queries) {
    const meant = idsMeantBy(labelled)
    const results = (await search(labelled[0])).slice(0, RESULTS)
    if (results.length === 0) empty.push(labelled[0])
    const found = results.filter((id) => meant.has(id)).length
    const findable = Math.min(meant.size, RESULTS)
    const place = results.findIndex((id) => meant.has(id))
    recall += found / findable
    reciprocalRank += place < 0 ? 0 : 1 / (place + 1)
    if (found < findable)
      misses.push(`${labelled[0]}: ${found} of ${findable}, first at ${place + 1}`)
  }
  const { length } = queries
  return { recall: recall / length, reciprocalRank: reciprocalRank / length, empty, misses }
}
