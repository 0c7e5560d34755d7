import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are nodes after this page.' })
  hasNextPage!: boolean

  @Field(() => Boolean, {
    description: 'Whether there are nodes before this page: true if `after` was given.',
  })
  hasPreviousPage!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first node; null if the page is empty.',
  })
  startCursor!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The cursor of the last node: pass it as `after` to get the next page; null if the page is empty.',
  })
  endCursor!: string | null
}
