import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import {
  MAX_COLLECTION_POSITION,
  MAX_COLLECTION_SLUG_LENGTH,
  MAX_COLLECTION_TEXT_LENGTH,
  MAX_COLLECTION_TITLE_LENGTH,
} from '#domain/limits'
import type { Locale } from '#domain/messages/locale'
import { collectionPath } from '#domain/products/collections'
import type {
  CollectionInput as CollectionInputShape,
  NewCollectionInput as NewCollectionInputShape,
} from '#domain/products/collections.schema'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { titleIn } from './collection-tree'
import type { CollectionView } from './collections.service'

@ObjectType({
  description: 'A list of products that the owner puts together, with a page of its own.',
})
export class Collection {
  @Field(() => ID, { description: 'The ID of the collection.' })
  id!: number

  @Field(() => String, {
    description: 'The value for `products(collection:)`, and the end of the path of its page.',
  })
  slug!: string

  @Field(() => String, { description: 'The title, in the language of Accept-Language.' })
  title!: string

  @Field(() => String, { nullable: true, description: 'The description, in the same language.' })
  description!: string | null

  @Field(() => String, { description: 'The path of its page.' })
  path!: string

  readonly parentId!: number | null
}

/** A collection as shoppers see it, in a language. */
export function toCollection(collection: CollectionView, locale: Locale): Collection {
  const { id, slug, parentId, description, descriptionAr } = collection
  return {
    id,
    slug,
    parentId,
    title: titleIn(locale, collection),
    description: (locale === 'ar' && descriptionAr) || description,
    path: collectionPath({ slug }),
  }
}

@ObjectType({ description: 'A collection as its owner edits it.' })
export class AdminCollection {
  @Field(() => ID, { description: 'The ID of the collection.' })
  id!: number

  @Field(() => String, { description: 'The end of the path of its page.' })
  slug!: string

  @Field(() => String, { description: 'The title in English.' })
  title!: string

  @Field(() => String, { nullable: true, description: 'The title in Arabic.' })
  titleAr!: string | null

  @Field(() => String, { nullable: true, description: 'The description in English.' })
  description!: string | null

  @Field(() => String, { nullable: true, description: 'The description in Arabic.' })
  descriptionAr!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The slug of the collection that it is inside; null at the top.',
  })
  parent!: string | null

  @Field(() => Boolean, { description: 'Whether the menu shows it.' })
  isInMenu!: boolean

  @Field(() => Int, {
    description: 'Its place in the menu: lower ones come first, equal ones by title.',
  })
  position!: number

  /** Resolved by the products. */
  productCount?: number
}

@InputType({ description: 'The values of a collection.' })
export class CollectionInput implements CollectionInputShape {
  @Field(() => String, {
    description: `The title in English, at most ${MAX_COLLECTION_TITLE_LENGTH} characters.`,
  })
  title!: string

  @Field(() => String, {
    nullable: true,
    description: 'The title in Arabic; null or blank for the English one.',
  })
  titleAr!: string | null

  @Field(() => String, {
    nullable: true,
    description: `The description in English, at most ${MAX_COLLECTION_TEXT_LENGTH} characters.`,
  })
  description!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The description in Arabic; null or blank for the English one.',
  })
  descriptionAr!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The slug of the collection that it is inside, itself at the top; null for none.',
  })
  parent!: string | null

  @Field(() => Boolean, { defaultValue: true, description: 'Whether the menu shows it.' })
  isInMenu!: boolean

  @Field(() => Int, {
    defaultValue: 0,
    description: `Its place in the menu, from 0 to ${MAX_COLLECTION_POSITION}: lower ones come first.`,
  })
  position!: number
}

@InputType({ description: 'The values of a new collection.' })
export class NewCollectionInput extends CollectionInput implements NewCollectionInputShape {
  @Field(() => String, {
    description: `The end of the path of its page, which stays: at most ${MAX_COLLECTION_SLUG_LENGTH} lowercase Latin letters and digits, with single hyphens between them.`,
  })
  slug!: string
}

@ObjectType({ description: 'The result of adding a collection.' })
export class AddCollectionPayload extends MutationPayload {
  @Field(() => AdminCollection, { nullable: true, description: 'The collection; null on failure.' })
  collection?: AdminCollection
}

@ObjectType({ description: 'The result of changing a collection.' })
export class UpdateCollectionPayload extends MutationPayload {
  @Field(() => AdminCollection, { nullable: true, description: 'The collection; null on failure.' })
  collection?: AdminCollection
}

@ObjectType({ description: 'The result of deleting a collection.' })
export class DeleteCollectionPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the collection; null on failure.' })
  collectionId?: string
}
