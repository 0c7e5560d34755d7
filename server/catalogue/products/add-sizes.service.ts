import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import type { FieldProblem } from '#domain/errors'
import { MAX_FAMILY_LENGTH, MAX_SIZES } from '#domain/limits'
import {
  type ProductSizes,
  type ProductSizesInput,
  productSizesSchema,
} from '#domain/products/product-sizes.schema'
import { arabicLabel, nameInSize, netContentOf } from '#domain/products/size-label'
import { cutText, textKey } from '#domain/validation/characters'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { lockCollections } from '../collections/collections.service'
import { type AdminProductView, toAdminProductView } from './admin-products.service'
import { ProductEntity } from './product.entity'
import { saveProductContent } from './product-content.service'
import { productNotFound, toNewProduct } from './product-editing.service'
import { productsChanged } from './product-events'
import { type ProductNumber, takenNumbers, withFreeNumbers } from './product-numbers.service'

type Size = ProductSizes['sizes'][number]

/** The values of one of the sizes, as if it were added by itself. */
function toValues(product: ProductSizes, family: string, size: Size) {
  const { sizes: _, productId: __, isHidden, attributes, inventory, nameAr, ...shared } = product
  const { size: label, sizeAr, sku, costPricePiastres, ...own } = size
  const content = netContentOf(label)
  return {
    ...shared,
    ...own,
    name: nameInSize(shared.name, label),
    nameAr: nameAr && nameInSize(nameAr, sizeAr ?? arabicLabel(label)),
    hidden: isHidden,
    family,
    attributes: content
      ? { ...attributes, netAmount: content.amount, netUnit: content.unit }
      : attributes,
    inventory: { ...inventory, sku, costPricePiastres },
  }
}

// Until the end of the transaction: two people may add the same size at the same moment.
const lockFamily = statement({
  name: 'addSizes.lockFamily',
  sql: `SELECT true AS "isLocked" FROM pg_advisory_xact_lock(hashtextextended('family ' || $1, 0))`,
  row: z.object({ isLocked: z.boolean() }),
})

const readFamily = statement({
  name: 'addSizes.readFamily',
  sql: `SELECT id, name FROM products WHERE text_key(family) = text_key($1)
     UNION SELECT id, name FROM products WHERE id = $2 ORDER BY id LIMIT ${MAX_SIZES}`,
  row: z.object({ id: z.int(), name: z.string() }),
})

/** The sizes that are there already, or would be too many. */
async function takenSizes(
  db: EntityManager,
  { name, productId, sizes }: ProductSizes,
  family: string,
): Promise<readonly FieldProblem[]> {
  const others = await readFamily(db, [family, productId ?? null])
  if (others.length + sizes.length > MAX_SIZES) {
    return [{ field: 'sizes', key: 'product.tooManySizes', parameters: { max: MAX_SIZES } }]
  }
  return sizes.flatMap(({ size }, row) => {
    const key = textKey(nameInSize(name, size))
    const other = others.find((one) => textKey(one.name) === key)
    if (!other) return []
    return [{ field: `sizes.${row}.size`, key: 'product.sizeTaken' as const, parameters: other }]
  })
}

/** The family that the sizes get: that of the product that they are added to, or else the given one, or the name. */
function familyOf({ family, name }: ProductSizes, existing: ProductEntity | undefined): string {
  return existing?.family ?? family ?? cutText(name, MAX_FAMILY_LENGTH).trim()
}

/** The product that becomes one of the sizes, locked until the end of the transaction. */
async function lockExisting(
  transaction: EntityManager,
  { productId }: ProductSizes,
): Promise<ProductEntity | undefined> {
  if (productId == null) return undefined
  const existing = await transaction.findOne(ProductEntity, {
    where: { id: productId },
    lock: { mode: 'pessimistic_write' },
  })
  if (!existing) throw productNotFound()
  return existing
}

/**
 * Adds a product in several sizes, each a product of one family, or none of them. Prices in pounds. Throws INVALID with all
 * problems, also for a size, an SKU or a barcode that is taken, and NOT_FOUND.
 */
export async function addProductSizes(
  db: EntityManager,
  input: Unchecked<ProductSizesInput>,
  request?: RequestKey,
): Promise<readonly AdminProductView[]> {
  const product = validate(productSizesSchema, input)

  /** Locks what decides the family, and checks what no other product may have. */
  async function prepare(transaction: EntityManager): Promise<string> {
    await lockCollections(transaction, product.collections ?? [], 'collections')
    const existing = await lockExisting(transaction, product)
    const family = familyOf(product, existing)
    await lockFamily(transaction, [textKey(family)])
    const wanted = product.sizes.map(({ sku, gtin }, row) => ({
      numbers: { sku, gtin },
      fieldOf: (number: ProductNumber) => `sizes.${row}.${number}`,
    }))
    const problems = [
      ...(await takenSizes(transaction, product, family)),
      ...(await takenNumbers(transaction, undefined, wanted)),
    ]
    if (problems.length > 0) throw invalid(problems)
    if (existing && existing.family === null) {
      const joined = { family, version: () => 'version + 1' }
      await transaction.update(ProductEntity, { id: existing.id }, joined)
    }
    return family
  }

  async function add(manager: EntityManager): Promise<readonly AdminProductView[]> {
    const family = await prepare(manager)
    const values = product.sizes.map((size) => toValues(product, family, size))
    const products = values.map((one) => toNewProduct(manager, one))
    const added = (await manager.save(products, { transaction: false })).map(toAdminProductView)
    if (product.content) {
      for (const { id } of added) await saveProductContent(manager, id, product.content)
    }
    await announce(
      manager,
      productsChanged(() => added.map((one) => ({ change: 'added', product: one }))),
    )
    return added
  }

  return withFreeNumbers(
    () =>
      runOnce(db, request, {
        run: add,
        resultId: (added) => added.map(({ id }) => id).join(),
        replay: async (transaction, ids = '') => {
          const products = await transaction.find(ProductEntity, {
            where: { id: In(ids.split(',').map(Number)) },
            order: { id: 'ASC' },
          })
          return products.map(toAdminProductView)
        },
      }),
    () => db.transaction(async (transaction) => void (await prepare(transaction))),
  )
}
