import { useState } from 'react'
import type { BulkProblem } from '../../../platform/admin/table/bulk-dialog'
import {
  type PreviewedProductFragment,
  type ProductBatchFragment,
  type ProductChangeInput,
  type ProductChangeResultFragment,
  useChangeProductsMutation,
} from '../../../platform/gql/products-bulk'

/** Products of one request: few enough that orders wait for no more than a moment. */
const CHUNK = 50

/** The products of a change, as the browser has seen them. */
type SeenProduct = Pick<PreviewedProductFragment, 'id' | 'displayName' | 'version'> & {
  readonly before: { readonly stock: number | null }
}

/** Why a product was not changed. */
export interface ProductProblem extends BulkProblem {
  readonly productId?: string
  /** The field that is why. */
  readonly field: string | null
}

export interface ChangeResult {
  readonly batch: ProductBatchFragment | undefined
  readonly problems: readonly ProductProblem[]
}

/** The problems of a result, each with the name of its product. */
function toProblems(
  { userErrors }: ProductChangeResultFragment,
  nameOf: (productId: string) => string | undefined,
): readonly ProductProblem[] {
  return userErrors.map((userError) => ({
    ...('productId' in userError && {
      productId: userError.productId,
      subject: nameOf(userError.productId),
    }),
    field: userError.field,
    message: userError.message,
  }))
}

/** Changes products in parts, and counts those that are done. Rejects if a request fails. */
export function useChangeProducts() {
  const [changeProducts] = useChangeProductsMutation()
  const [done, setDone] = useState(0)

  async function run(
    key: string,
    products: readonly SeenProduct[],
    change: ProductChangeInput,
  ): Promise<ChangeResult> {
    setDone(0)
    const names = new Map(products.map(({ id, displayName }) => [id, displayName]))
    const problems: ProductProblem[] = []
    let batch: ProductBatchFragment | undefined
    for (let start = 0; start < products.length; start += CHUNK) {
      const part = products.slice(start, start + CHUNK).map(({ id, version, before }) => ({
        id,
        expectedVersion: version,
        expectedStock: before.stock,
      }))
      const { data } = await changeProducts({ variables: { key, products: part, change } })
      if (!data) throw new Error('The products were not changed')
      batch = data.changeProducts.batch ?? batch
      problems.push(...toProblems(data.changeProducts, (id) => names.get(id)))
      setDone(start + part.length)
    }
    return { batch: batch && batch.count > 0 ? batch : undefined, problems }
  }

  return { run, done }
}
