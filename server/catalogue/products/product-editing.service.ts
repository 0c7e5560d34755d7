import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_STOCK } from '#domain/limits'
import {
  type ExpectedProduct,
  expectedProductSchema,
  type ProductInput,
  productSchema,
} from '#domain/products/product.schema'
import { completeAttributes } from '#domain/products/product-attributes.schema'
import { readId } from '#domain/validation/text.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { lockCollections } from '../collections/collections.service'
import {
  ADMIN_PRODUCT_COLUMNS,
  type AdminProductView,
  adminProductRow,
  getAdminProduct,
  toAdminProductView,
} from './admin-products.service'
import { ProductEntity } from './product.entity'
import { saveProductContent } from './product-content.service'
import { announceProductChanges, productsChanged } from './product-events'
import { givenInventory } from './product-inventory'
import { type NumbersOfProduct, writeNumbers } from './product-numbers.service'

type Values = z.output<typeof productSchema>

/** The columns that are only written if they are given; attributes are replaced as a whole. */
function detailsOf(values: Values) {
  const { moreImageUrls, hidden, family, gtin, categories, attributes, inventory } = values
  const { collections: collectionSlugs } = values
  return {
    ...(moreImageUrls && { moreImageUrls }),
    ...(hidden != null && { hidden }),
    ...(family !== undefined && { family }),
    ...(gtin !== undefined && { gtin }),
    ...(categories !== undefined && { categoryKeys: categories }),
    ...(collectionSlugs && { collectionSlugs }),
    ...(attributes && completeAttributes(attributes)),
    ...(inventory && givenInventory(inventory)),
  }
}

function numbersOf({ gtin, inventory }: Values): NumbersOfProduct {
  return { gtin, sku: inventory?.sku }
}

/** A product that is not saved yet. */
export function toNewProduct(db: EntityManager, values: Values): ProductEntity {
  const { name, nameAr = null, imageUrl, stock = null } = values
  const { pricePiastres, wasPricePiastres = null } = values
  return db.create(ProductEntity, {
    name,
    nameAr,
    pricePiastres,
    wasPricePiastres,
    imageUrl,
    stock,
    ...detailsOf(values),
  })
}

/** Adds a product to the catalogue. Price in pounds. Throws INVALID, also for an SKU or barcode that is taken. */
export async function addProduct(
  db: EntityManager,
  input: Unchecked<ProductInput>,
  request?: RequestKey,
): Promise<AdminProductView> {
  const values = validate(productSchema, input)
  const product = toNewProduct(db, values)
  const add = async (manager: EntityManager) => {
    await lockCollections(manager, values.collections ?? [], 'collections')
    const added = toAdminProductView(await manager.save(product, { transaction: false }))
    if (values.content) await saveProductContent(manager, added.id, values.content)
    await announce(
      manager,
      productsChanged(() => [{ change: 'added', product: added }]),
    )
    return added
  }
  return writeNumbers(db, undefined, numbersOf(values), (check) =>
    runOnce(db, request, {
      async run(transaction) {
        await check(transaction)
        return add(transaction)
      },
      resultId: ({ id }) => String(id),
      replay: (transaction, id) => getAdminProduct(transaction, Number(id)),
    }),
  )
}

const updateIfUnchanged = statement({
  name: 'catalogue.updateIfUnchanged',
  sql: `UPDATE products SET name = $name, price_piastres = $price, image_url = $imageUrl,
       version = version + 1, more_image_urls = array_remove(more_image_urls, $imageUrl),
       name_ar = CASE WHEN $setsNameAr THEN $nameAr ELSE name_ar END,
       was_price_piastres = CASE WHEN $setsWasPrice THEN $wasPrice::int
                                 WHEN was_price_piastres > $price THEN was_price_piastres END,
       stock = CASE WHEN NOT $setsStock THEN stock
                    WHEN $stock::int IS NULL OR $expectedStock::int IS NULL OR stock IS NULL THEN $stock
                    ELSE least(greatest(stock + $stock - $expectedStock, 0), $maxStock) END
     WHERE id = $id AND version = coalesce($version, version)
       AND ($setsWasPrice OR $endsOffer OR was_price_piastres IS NULL OR was_price_piastres > $price)
     RETURNING ${ADMIN_PRODUCT_COLUMNS}`,
  row: adminProductRow,
})

/** Why {@link updateIfUnchanged} has changed nothing. */
async function refusalOf(
  db: EntityManager,
  id: number,
  version: number | undefined,
): Promise<AppError> {
  const product = await db.findOneBy(ProductEntity, { id })
  if (!product) return productNotFound()
  return product.wasPricePiastres !== null && product.version === (version ?? product.version)
    ? invalid([{ field: 'wasPrice', key: 'invalid.wasPrice' }])
    : new AppError('CONFLICT', { key: 'product.changedMeanwhile' })
}

interface UpdateOptions {
  /** For clients that know of no offers: a price that is not below the earlier one ends the offer. */
  readonly endsOffer?: boolean
  readonly request?: RequestKey | undefined
}

/**
 * Updates a product; orders keep its old name and price. Prices in pounds. `expected` is the state that
 * was edited: if somebody else has edited the product since, CONFLICT is thrown, and the change of
 * the stock is applied as a difference, so that sales in the meantime are kept.
 * Throws INVALID, NOT_FOUND, CONFLICT.
 */
export async function updateProduct(
  db: EntityManager,
  id: unknown,
  input: Unchecked<ProductInput>,
  expected?: Unchecked<ExpectedProduct> | null,
  { endsOffer = false, request }: UpdateOptions = {},
): Promise<AdminProductView> {
  const values = validate(productSchema, input)
  const { name, nameAr, pricePiastres, wasPricePiastres, imageUrl, stock } = values
  const { version, stock: expectedStock } = expected
    ? validate(expectedProductSchema, expected)
    : {}
  const productId = parseProductId(id)
  const details = detailsOf(values)
  const hasDetails = Object.keys(details).length > 0
  const update = async (manager: EntityManager) => {
    await lockCollections(manager, values.collections ?? [], 'collections')
    // Locks the product; undone if there is a conflict.
    if (hasDetails) await manager.update(ProductEntity, { id: productId }, details)
    const [product] = await updateIfUnchanged(manager, {
      id: productId,
      name,
      price: pricePiastres,
      imageUrl,
      setsStock: stock !== undefined,
      stock: stock ?? null,
      expectedStock: expectedStock ?? null,
      maxStock: MAX_STOCK,
      version: version ?? null,
      setsNameAr: nameAr !== undefined,
      nameAr: nameAr ?? null,
      setsWasPrice: wasPricePiastres !== undefined,
      wasPrice: wasPricePiastres ?? null,
      endsOffer,
    })
    if (!product) throw await refusalOf(manager, productId, version)
    if (values.content) await saveProductContent(manager, productId, values.content)
    return product
  }
  return writeNumbers(db, productId, numbersOf(values), (check) =>
    runOnce(db, request, {
      async run(transaction) {
        await check(transaction)
        return announceProductChanges(transaction, [productId], () => update(transaction))
      },
      replay: (transaction) => getAdminProduct(transaction, productId),
    }),
  )
}

/** Deletes a product, also from all carts; orders keep its name and price. Throws NOT_FOUND. */
export async function deleteProduct(
  db: EntityManager,
  id: unknown,
  request?: RequestKey,
): Promise<void> {
  const productId = parseProductId(id)
  await runOnce(db, request, {
    run: (transaction) =>
      announceProductChanges(transaction, [productId], async () => {
        const { affected } = await transaction.delete(ProductEntity, { id: productId })
        if (!affected) throw productNotFound()
      }),
    replay: () => Promise.resolve(),
  })
}

function parseProductId(id: unknown): number {
  const productId = readId(id)
  if (productId === undefined) throw productNotFound()
  return productId
}

export function productNotFound(): AppError {
  return new AppError('NOT_FOUND', { key: 'product.notFound' })
}
