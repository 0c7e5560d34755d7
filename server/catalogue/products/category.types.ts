import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import {
  CATEGORIES,
  type CategoryKey,
  categoryPath,
  type Category as DomainCategory,
} from '#domain/products/categories'

export const CategoryKeyEnum = Object.fromEntries(CATEGORIES.map(({ key, code }) => [code, key]))

registerEnumType(CategoryKeyEnum, {
  name: 'CategoryKey',
  description: 'A category of products.',
  valuesConfig: Object.fromEntries(
    CATEGORIES.map(({ code, description }) => [code, { description: translate(description) }]),
  ),
})

@ObjectType({
  description:
    'A category: all products whose names match its rule, unless the owner chose their categories.',
})
export class Category {
  @Field(() => CategoryKeyEnum, { description: 'The value for `products(category:)`.' })
  key!: CategoryKey

  @Field(() => String, { description: 'The display name.' })
  title!: string

  @Field(() => String, { description: 'The path of its page.' })
  path!: string

  @Field(() => CategoryKeyEnum, { nullable: true, description: 'The parent category.' })
  parent?: CategoryKey
}

export function toCategory(entry: DomainCategory, locale: Locale): Category {
  return {
    key: entry.key as CategoryKey,
    title: translate(entry.title, {}, locale),
    path: categoryPath(entry),
    parent: entry.parent as CategoryKey | undefined,
  }
}
