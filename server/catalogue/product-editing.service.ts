import type { EntityManager } from 'typeorm'
import { type ProductInput, productSchema } from '#domain/catalogue.schema'
import { AppError } from '#domain/errors'
import { type Unchecked, validate } from '#domain/validate'
import { PRODUCT_COLUMNS, type ProductView, readId } from './catalogue.service'

/** Adds a product to the catalogue. Price in pounds. Throws INVALID. */
export async function addProduct(
  db: EntityManager,
  input: Unchecked<ProductInput>,
): Promise<ProductView> {
  const { name, price, imageUrl } = validate(productSchema, input)
  const [product] = await db.query<ProductView[]>(
    `INSERT INTO products (name, price_piastres, image_url) VALUES ($1, $2, $3)
     RETURNING ${PRODUCT_COLUMNS}`,
    [name, price, imageUrl],
  )
  if (!product) throw new Error('INSERT ... RETURNING returned no product')
  return product
}

/** Changes a product; orders keep what was bought. Price in pounds. Throws INVALID, NOT_FOUND. */
export async function updateProduct(
  db: EntityManager,
  id: unknown,
  input: Unchecked<ProductInput>,
): Promise<ProductView> {
  const { name, price, imageUrl } = validate(productSchema, input)
  const [product] = await db.query<ProductView[]>(
    `WITH products AS (
       UPDATE products SET name = $2, price_piastres = $3, image_url = $4 WHERE id = $1
       RETURNING *
     )
     SELECT ${PRODUCT_COLUMNS} FROM products`,
    [productIdOf(id), name, price, imageUrl],
  )
  if (!product) throw productNotFound()
  return product
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
