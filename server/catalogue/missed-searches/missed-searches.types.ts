import { Field, ID, Int, ObjectType } from 'type-graphql'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { MissedSearchView } from './missed-searches.service'

@ObjectType({
  description:
    'Words that shoppers searched for and no product has, counted without who searched. Searches with an email address or a long number are not counted.',
})
export class MissedSearch implements MissedSearchView {
  @Field(() => ID, { description: 'Its ID.' })
  id!: number

  @Field(() => String, { description: 'The search, as somebody has typed it.' })
  text!: string

  @Field(() => String, {
    nullable: true,
    description:
      'The words that no product has, if products with the others were shown; null if nothing was found.',
  })
  leftOut!: string | null

  @Field(() => Int, { name: 'searchCount', description: 'How many searches there were.' })
  count!: number

  @Field(() => CalendarDate, { description: 'The last day on which it was searched for.' })
  lastSearchedOn!: string
}

@ObjectType({ description: 'A missed search in the list of the desk.' })
export class MissedSearchEdge {
  @Field(() => String, { description: 'The cursor of the search: pass it as `after`.' })
  cursor!: string

  @Field(() => MissedSearch, { description: 'The search.' })
  node!: MissedSearch
}

@ObjectType({ description: 'A page of missed searches, the most frequent first.' })
export class MissedSearchConnection {
  @Field(() => [MissedSearch], { description: 'The searches of this page.' })
  nodes!: readonly MissedSearch[]

  @Field(() => [MissedSearchEdge], { description: 'The same searches with their cursors.' })
  edges!: readonly MissedSearchEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@ObjectType({ description: 'The result of taking a missed search off the list.' })
export class DeleteMissedSearchPayload extends MutationPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the deleted search; null if there was an error.',
  })
  missedSearchId?: string
}
