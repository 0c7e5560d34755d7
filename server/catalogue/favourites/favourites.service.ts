import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_FAVOURITES } from '#domain/limits'
import type { ProductView } from '#domain/products/product-view'
import { readId } from '#domain/validation/text.schema'
import { UserEntity } from '../../accounts/accounts/user.entity'
import { statement } from '../../platform/database/statements/statement'
import { PRODUCT_COLUMNS, productRow } from '../products/catalogue.service'
import { FavouriteEntity } from './favourite.entity'

function productNotFound(): AppError {
  return new AppError('NOT_FOUND', { key: 'product.notFound' })
}

function parseProductId(id: unknown): number {
  const productId = readId(id)
  if (productId === undefined) throw productNotFound()
  return productId
}

// Hidden products do not count: their customers do not see them, and could not remove them. The lock keeps the product
// until the row that refers to it is written.
const add = statement({
  name: 'favourites.add',
  sql: `WITH product AS MATERIALIZED (
       SELECT id FROM products WHERE id = $2 AND NOT hidden FOR KEY SHARE
     ), earlier AS MATERIALIZED (
       SELECT count(*) AS count, coalesce(bool_or(product_id = $2), false) AS has_product
       FROM favourites JOIN products ON products.id = product_id
       WHERE user_id = $1 AND NOT hidden
     ), added AS (
       INSERT INTO favourites (user_id, product_id)
       SELECT $1, product.id FROM product, earlier WHERE count < ${MAX_FAVOURITES}
       ON CONFLICT DO NOTHING
     )
     SELECT has_product OR count < ${MAX_FAVOURITES} AS "isKept" FROM product, earlier`,
  row: z.object({ isKept: z.boolean() }),
})

/**
 * Keeps a product as a favourite of the account; again, it changes nothing. The account stays locked, so that concurrent
 * requests cannot exceed the limit. Throws NOT_FOUND, or CONFLICT if there are too many.
 */
export function addFavourite(db: EntityManager, userId: number, productId: unknown): Promise<void> {
  const id = parseProductId(productId)
  return db.transaction(async (transaction) => {
    const account = await transaction.findOne(UserEntity, {
      select: { id: true },
      where: { id: userId },
      lock: { mode: 'for_no_key_update' },
    })
    if (!account) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
    const [product] = await add(transaction, [userId, id])
    if (!product) throw productNotFound()
    if (!product.isKept) {
      throw new AppError('CONFLICT', {
        key: 'favourites.tooMany',
        parameters: { max: MAX_FAVOURITES },
      })
    }
  })
}

/** A product is no favourite of the account any more. Throws NOT_FOUND for what is no ID. */
export async function removeFavourite(
  db: EntityManager,
  userId: number,
  productId: unknown,
): Promise<void> {
  await db.delete(FavouriteEntity, { userId, productId: parseProductId(productId) })
}

/** Whether a product is a favourite of the account. */
export async function isFavourite(
  db: EntityManager,
  userId: number,
  productId: unknown,
): Promise<boolean> {
  const id = readId(productId)
  return id !== undefined && db.existsBy(FavouriteEntity, { userId, productId: id })
}

const list = statement({
  name: 'favourites.list',
  sql: `SELECT ${PRODUCT_COLUMNS} FROM favourites JOIN products ON products.id = product_id
     WHERE user_id = $1 AND NOT products.hidden ORDER BY added_at DESC, product_id DESC`,
  row: productRow,
})

/** The favourites of an account that shoppers can see, the last added one first. */
export function listFavourites(db: EntityManager, userId: number): Promise<readonly ProductView[]> {
  return list(db, [userId])
}
