import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_COLLECTIONS } from '#domain/limits'
import {
  type CollectionInput,
  type CollectionValues,
  collectionSchema,
  type NewCollectionInput,
  newCollectionSchema,
} from '#domain/products/collections.schema'
import { readId } from '#domain/validation/text.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { whileAdding } from '../../platform/database/statements/limited-table'
import { statement } from '../../platform/database/statements/statement'
import { CollectionEntity } from './collection.entity'

/** A collection as its owner edits it. */
export interface CollectionView {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly titleAr: string | null
  readonly description: string | null
  readonly descriptionAr: string | null
  readonly parentId: number | null
  readonly isInMenu: boolean
  readonly position: number
}

const ORDER = { position: 'ASC', title: 'ASC', id: 'ASC' } as const

/** All collections, in the order of the menu. */
export function listCollections(db: EntityManager): Promise<CollectionView[]> {
  return db.find(CollectionEntity, { order: ORDER })
}

/** Returns the ID of the collection that one with this ID may be inside. Throws INVALID. */
async function parentIdOf(
  transaction: EntityManager,
  { parent }: Pick<CollectionValues, 'parent'>,
  id?: number,
): Promise<number | null> {
  if (parent === null) return null
  const found = await transaction.findOneBy(CollectionEntity, { slug: parent })
  if (!found) throw invalid([{ field: 'parent', key: 'invalid.collection' }])
  const hasChildren =
    id !== undefined && (await transaction.existsBy(CollectionEntity, { parentId: id }))
  // Menus and addresses have two levels.
  if (found.parentId !== null || found.id === id || hasChildren) {
    throw invalid([{ field: 'parent', key: 'invalid.collectionLevel' }])
  }
  return found.id
}

function rowOf({ parent: _, ...values }: CollectionValues, parentId: number | null) {
  return { ...values, parentId }
}

/** Adds a collection, which pages show at once. Throws INVALID, CONFLICT. */
export async function addCollection(
  db: EntityManager,
  input: Unchecked<NewCollectionInput>,
): Promise<CollectionView> {
  const { slug, ...values } = validate(newCollectionSchema, input)
  return whileAdding(db, 'collections', async (transaction) => {
    if ((await transaction.count(CollectionEntity)) >= MAX_COLLECTIONS) {
      throw new AppError('CONFLICT', {
        key: 'collections.tooMany',
        parameters: { max: MAX_COLLECTIONS },
      })
    }
    if (await transaction.existsBy(CollectionEntity, { slug })) {
      throw invalid([{ field: 'slug', key: 'invalid.slugTaken' }])
    }
    const row = rowOf(values, await parentIdOf(transaction, values))
    return transaction.save(CollectionEntity, { slug, ...row })
  })
}

const notFound = () => new AppError('NOT_FOUND', { key: 'collections.notFound' })

/** Changes a collection, except for its slug. Throws INVALID, NOT_FOUND. */
export async function updateCollection(
  db: EntityManager,
  id: unknown,
  input: Unchecked<CollectionInput>,
): Promise<CollectionView> {
  const values = validate(collectionSchema, input)
  const collectionId = readId(id)
  if (collectionId === undefined) throw notFound()
  // Locked as for adding, so that two changes do not put collections inside each other.
  return whileAdding(db, 'collections', async (transaction) => {
    const collection = await transaction.findOneBy(CollectionEntity, { id: collectionId })
    if (!collection) throw notFound()
    const row = rowOf(values, await parentIdOf(transaction, values, collectionId))
    return transaction.save(CollectionEntity, { ...collection, ...row })
  })
}

/** Deletes a collection. Its products stay in the shop, and collections inside it move to the top. Throws NOT_FOUND. */
export async function deleteCollection(db: EntityManager, id: unknown): Promise<void> {
  const collectionId = readId(id)
  if (collectionId === undefined) throw notFound()
  // Waits for edits that put products into it (see lockCollections); a trigger takes them out again.
  const { affected } = await db.delete(CollectionEntity, { id: collectionId })
  if (!affected) throw notFound()
}

const lock = statement({
  name: 'collections.lock',
  sql: 'SELECT slug FROM collections WHERE slug = ANY($1::text[]) ORDER BY id FOR KEY SHARE',
  row: z.object({ slug: z.string() }),
})

/**
 * Makes sure that these collections exist until the transaction ends. To be called before products are locked, as deleting a
 * collection locks its products last. Throws INVALID with the field.
 */
export async function lockCollections(
  transaction: EntityManager,
  slugs: readonly string[],
  field: string,
): Promise<void> {
  if (slugs.length === 0) return
  const found = await lock(transaction, [slugs])
  if (found.length < slugs.length) throw invalid([{ field, key: 'invalid.collection' }])
}

const lockAll = statement({
  name: 'collections.lockAll',
  sql: 'SELECT slug FROM collections ORDER BY id FOR KEY SHARE',
  row: z.object({ slug: z.string() }),
})

/** The slugs of all collections, which exist until the transaction ends; likewise before products are locked. */
export async function lockAllCollections(transaction: EntityManager): Promise<ReadonlySet<string>> {
  return new Set((await lockAll(transaction, [])).map(({ slug }) => slug))
}
