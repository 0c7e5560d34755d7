import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'Where a page of a list stands.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more after this page.' })
  hasNextPage!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Give it as `after` to get the next page; null on an empty page.',
  })
  endCursor!: string | null
}
