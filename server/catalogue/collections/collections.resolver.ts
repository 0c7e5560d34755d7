import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { EntityManager } from 'typeorm'
import { MAX_COLLECTIONS } from '#domain/limits'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { collectionTree, readCollectionTree } from './collection-tree'
import {
  addCollection,
  type CollectionView,
  deleteCollection,
  updateCollection,
} from './collections.service'
import {
  AddCollectionPayload,
  AdminCollection,
  Collection,
  CollectionInput,
  DeleteCollectionPayload,
  NewCollectionInput,
  toCollection,
  UpdateCollectionPayload,
} from './collections.types'

const COLLECTION_ID = 'The ID of the collection.'

/** With the slugs of those that they are inside. */
async function toAdminCollections(
  db: EntityManager,
  collections?: readonly CollectionView[],
): Promise<readonly AdminCollection[]> {
  const tree = await readCollectionTree(db)
  return (collections ?? tree.all).map((collection) => ({
    ...collection,
    parent: tree.parentOf(collection)?.slug ?? null,
  }))
}

async function toAdminCollection(
  db: EntityManager,
  collection: CollectionView,
): Promise<AdminCollection> {
  const [found] = await toAdminCollections(db, [collection])
  return found as AdminCollection
}

@Resolver(() => Collection)
export class CollectionsResolver {
  @DatabaseCost(1)
  @Query(() => [Collection], {
    description: `The collections of the shop, in the order of the menu; at most ${MAX_COLLECTIONS}.`,
  })
  async collections(@Ctx() { db, get, locale }: Context): Promise<readonly Collection[]> {
    const tree = await get(collectionTree).get(db)
    return tree.all.map((collection) => toCollection(collection, locale))
  }

  @DatabaseCost(1)
  @Query(() => Collection, {
    nullable: true,
    description: 'One collection; null if it does not exist.',
  })
  async collection(
    @Ctx() { db, get, locale }: Context,
    @Arg('slug', () => String, { description: 'The end of the path of its page.' }) slug: string,
  ): Promise<Collection | null> {
    const tree = await get(collectionTree).get(db)
    const found = tree.find(slug)
    return found ? toCollection(found, locale) : null
  }

  @FieldResolver(() => Collection, {
    nullable: true,
    description: 'The collection that it is inside; null at the top.',
  })
  async parent(
    @Root() collection: Collection,
    @Ctx() { db, get, locale }: Context,
  ): Promise<Collection | null> {
    const parent = (await get(collectionTree).get(db)).parentOf(collection)
    return parent ? toCollection(parent, locale) : null
  }

  @FieldResolver(() => [Collection], {
    description: 'The collections inside it, whose products are its products as well.',
  })
  async children(
    @Root() collection: Collection,
    @Ctx() { db, get, locale }: Context,
  ): Promise<readonly Collection[]> {
    const tree = await get(collectionTree).get(db)
    return tree.childrenOf(collection).map((child) => toCollection(child, locale))
  }

  @Requires('products.read')
  @Query(() => [AdminCollection], {
    description: `The collections as their owner edits them, in the order of the menu; at most ${MAX_COLLECTIONS}.`,
  })
  async adminCollections(@Ctx() { db }: Context): Promise<readonly AdminCollection[]> {
    return toAdminCollections(db)
  }

  @Requires('products.edit')
  @Mutation(() => AddCollectionPayload, {
    description: 'Adds a collection, which the menu and its page show at once.',
  })
  async addCollection(
    @Ctx() { db, locale }: Context,
    @Arg('input', () => NewCollectionInput, { description: 'The collection.' })
    input: NewCollectionInput,
  ): Promise<AddCollectionPayload> {
    return asPayload(locale, async () => ({
      collection: await toAdminCollection(db, await addCollection(db, input)),
    }))
  }

  @Requires('products.edit')
  @Mutation(() => UpdateCollectionPayload, {
    description: 'Changes a collection; its slug stays, so that links to its page do.',
  })
  async updateCollection(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: COLLECTION_ID }) id: string,
    @Arg('input', () => CollectionInput, { description: 'The new values.' }) input: CollectionInput,
  ): Promise<UpdateCollectionPayload> {
    return asPayload(locale, async () => ({
      collection: await toAdminCollection(db, await updateCollection(db, id, input)),
    }))
  }

  @Requires('products.edit')
  @Mutation(() => DeleteCollectionPayload, {
    description:
      'Deletes a collection. Its products stay in the shop; collections inside it move to the top.',
  })
  async deleteCollection(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: COLLECTION_ID }) id: string,
  ): Promise<DeleteCollectionPayload> {
    return asPayload(locale, async () => {
      await deleteCollection(db, id)
      return { collectionId: id }
    })
  }
}
