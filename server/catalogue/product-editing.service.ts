import type { EntityManager } from 'typeorm'
import {
  type ProductInput,
  productSchema,
  type SeenProduct,
  seenProductSchema,
} from '#domain/catalogue.schema'
import { AppError } from '#domain/errors'
import { MAX_STOCK } from '#domain/limits'
import { type Unchecked, validate } from '#domain/validate'
import { findProducts, readId } from './catalogue.service'
import { MANAGED_PRODUCT_COLUMNS, type ManagedProductView } from './managed-products.service'

/** Adds a product to the catalogue. Price in pounds. Throws INVALID. */
export async function addProduct(
  db: EntityManager,
  input: Unchecked<ProductInput>,
): Promise<ManagedProductView> {
  const { name, price, imageUrl, stock = null } = validate(productSchema, input)
  const [product] = await db.query<ManagedProductView[]>(
    `INSERT INTO products (name, price_piastres, image_url, stock) VALUES ($1, $2, $3, $4)
     RETURNING ${MANAGED_PRODUCT_COLUMNS}`,
    [name, price, imageUrl, stock],
  )
  if (!product) throw new Error('INSERT ... RETURNING returned no product')
  return product
}

/**
 * Changes a product; orders keep what was bought. Price in pounds. With `seen`, what the editor had
 * before their eyes: an edit by somebody else meanwhile is not overwritten but told (CONFLICT), and
 * a changed stock counts as a difference, so that what was sold meanwhile stays sold.
 * Throws INVALID, NOT_FOUND, CONFLICT.
 */
export async function updateProduct(
  db: EntityManager,
  id: unknown,
  input: Unchecked<ProductInput>,
  seen?: Unchecked<SeenProduct> | null,
): Promise<ManagedProductView> {
  const { name, price, imageUrl, stock } = validate(productSchema, input)
  const { version, stock: seenStock } = seen ? validate(seenProductSchema, seen) : {}
  const productId = productIdOf(id)
  const [product] = await db.query<ManagedProductView[]>(
    `WITH products AS (
       UPDATE products SET name = $2, price_piastres = $3, image_url = $4, version = version + 1,
         stock = CASE WHEN NOT $5 THEN stock
                      WHEN $6::int IS NULL OR $7::int IS NULL OR stock IS NULL THEN $6
                      ELSE least(greatest(stock + $6 - $7, 0), $8) END
       WHERE id = $1 AND version = coalesce($9, version)
       RETURNING *
     )
     SELECT ${MANAGED_PRODUCT_COLUMNS} FROM products`,
    [
      productId,
      name,
      price,
      imageUrl,
      stock !== undefined,
      stock ?? null,
      seenStock ?? null,
      MAX_STOCK,
      version ?? null,
    ],
  )
  if (product) return product
  if ((await findProducts(db, [productId])).length === 0) throw productNotFound()
  throw new AppError('CONFLICT', { key: 'product.changedMeanwhile' })
}

/** Takes a product out of the catalogue and of every cart; orders keep its name and price. Throws NOT_FOUND. */
export async function deleteProduct(db: EntityManager, id: unknown): Promise<void> {
  const rows = await db.query<unknown[]>(
    'WITH gone AS (DELETE FROM products WHERE id = $1 RETURNING id) SELECT id FROM gone',
    [productIdOf(id)],
  )
  if (rows.length === 0) throw productNotFound()
}

function productIdOf(id: unknown): number {
  const productId = readId(id)
  if (productId === undefined) throw productNotFound()
  return productId
}

function productNotFound(): AppError {
  return new AppError('NOT_FOUND', { key: 'product.notFound' })
}
