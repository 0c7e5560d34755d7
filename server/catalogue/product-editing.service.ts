import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import {
  type ExpectedProduct,
  expectedProductSchema,
  type ProductInput,
  productSchema,
} from '#domain/catalogue.schema'
import { AppError } from '#domain/errors'
import { MAX_STOCK } from '#domain/limits'
import { type Unchecked, validate } from '#domain/validate'
import { statement } from '../database/statement'
import {
  ADMIN_PRODUCT_COLUMNS,
  type AdminProductView,
  adminProductRow,
  toAdminProductView,
} from './admin-products.service'
import { readId } from './catalogue.service'
import { ProductEntity } from './product.entity'
import { saveProductAttributes, saveProductContent } from './product-content.service'

type Details = Pick<z.output<typeof productSchema>, 'attributes' | 'content'>

/** Whether the product has to be written by more than one statement. */
function hasDetails({ attributes, content }: Details): boolean {
  return Boolean(attributes ?? content)
}

async function saveDetails(
  db: EntityManager,
  id: number,
  { attributes, content }: Details,
): Promise<void> {
  if (attributes) await saveProductAttributes(db, id, attributes)
  if (content) await saveProductContent(db, id, content)
}

/** Adds a product to the catalogue. Price in pounds. Throws INVALID. */
export async function addProduct(
  db: EntityManager,
  input: Unchecked<ProductInput>,
): Promise<AdminProductView> {
  const values = validate(productSchema, input)
  const { name, nameAr = null, price, imageUrl, stock = null } = values
  const product = db.create(ProductEntity, { name, nameAr, pricePiastres: price, imageUrl, stock })
  const add = async (manager: EntityManager) => {
    const added = toAdminProductView(await manager.save(product, { transaction: false }))
    await saveDetails(manager, added.id, values)
    return added
  }
  return hasDetails(values) ? db.transaction(add) : add(db)
}

const updateIfUnchanged = statement({
  name: 'catalogue.updateIfUnchanged',
  sql: `UPDATE products SET name = $2, price_piastres = $3, image_url = $4, version = version + 1,
       name_ar = CASE WHEN $10 THEN $11 ELSE name_ar END,
       stock = CASE WHEN NOT $5 THEN stock
                    WHEN $6::int IS NULL OR $7::int IS NULL OR stock IS NULL THEN $6
                    ELSE least(greatest(stock + $6 - $7, 0), $8) END
     WHERE id = $1 AND version = coalesce($9, version)
     RETURNING ${ADMIN_PRODUCT_COLUMNS}`,
  row: adminProductRow,
})

/**
 * Updates a product; orders keep its old name and price. Price in pounds. `expected` is the state that
 * was edited: if somebody else has edited the product since, CONFLICT is thrown, and the change of
 * the stock is applied as a difference, so that sales in the meantime are kept.
 * Throws INVALID, NOT_FOUND, CONFLICT.
 */
export async function updateProduct(
  db: EntityManager,
  id: unknown,
  input: Unchecked<ProductInput>,
  expected?: Unchecked<ExpectedProduct> | null,
): Promise<AdminProductView> {
  const values = validate(productSchema, input)
  const { name, nameAr, price, imageUrl, stock } = values
  const { version, stock: expectedStock } = expected
    ? validate(expectedProductSchema, expected)
    : {}
  const productId = parseProductId(id)
  const update = async (manager: EntityManager) => {
    const [product] = await updateIfUnchanged(manager, [
      productId,
      name,
      price,
      imageUrl,
      stock !== undefined,
      stock ?? null,
      expectedStock ?? null,
      MAX_STOCK,
      version ?? null,
      nameAr !== undefined,
      nameAr ?? null,
    ])
    if (!product) {
      if (!(await manager.existsBy(ProductEntity, { id: productId }))) throw productNotFound()
      throw new AppError('CONFLICT', { key: 'product.changedMeanwhile' })
    }
    await saveDetails(manager, productId, values)
    return product
  }
  return hasDetails(values) ? db.transaction(update) : update(db)
}

/** Deletes a product, also from all carts; orders keep its name and price. Throws NOT_FOUND. */
export async function deleteProduct(db: EntityManager, id: unknown): Promise<void> {
  const { affected } = await db.delete(ProductEntity, { id: parseProductId(id) })
  if (!affected) throw productNotFound()
}

function parseProductId(id: unknown): number {
  const productId = readId(id)
  if (productId === undefined) throw productNotFound()
  return productId
}

function productNotFound(): AppError {
  return new AppError('NOT_FOUND', { key: 'product.notFound' })
}
