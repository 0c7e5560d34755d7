import type { EntityManager } from 'typeorm'
import type { AppError } from '#domain/errors'
import { applyChange, isSameState, type ProductState } from '#domain/products/product-change'
import { productPreviewSchema } from '#domain/products/product-change.schema'
import { invalid, validate } from '#domain/validation/validate'
import { lockCollections } from '../collections/collections.service'
import { type ChangeableProduct, readChangeable } from './changeable-products'

/** The effect that a change would have on one product. */
export interface PreviewedProduct {
  readonly product: ChangeableProduct
  /** Null if it would be deleted, or cannot be changed. */
  readonly after: ProductState | null
  /** Whether anything would change. */
  readonly isChanged: boolean
  /** Why it cannot be changed. */
  readonly error?: AppError
}

/**
 * Returns the effect that a change would have on products, in the order of the ids, without making it. Products that do
 * not exist are left out. Throws INVALID.
 */
export async function previewChange(
  db: EntityManager,
  input: { readonly ids: unknown; readonly change: unknown },
): Promise<readonly PreviewedProduct[]> {
  const { ids, change } = validate(productPreviewSchema, input)
  await lockCollections(db, change.collections?.add ?? [], 'change.collections.add')
  const products = new Map((await readChangeable(db, [ids])).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const product = products.get(id)
    if (!product) return []
    const { after = null, problem } = applyChange(product, change, product.stock)
    if (problem) return [{ product, after, isChanged: false, error: invalid([problem]) }]
    return [{ product, after, isChanged: after === null || !isSameState(product, after) }]
  })
}
