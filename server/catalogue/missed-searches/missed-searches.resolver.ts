import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { AfterArg, FirstArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { listMissedSearches, removeMissedSearch } from './missed-searches.service'
import { DeleteMissedSearchPayload, MissedSearchConnection } from './missed-searches.types'

@Resolver()
export class MissedSearchesResolver {
  @Requires('products.edit')
  @Query(() => MissedSearchConnection, {
    description:
      'What shoppers searched for in the last 90 days and the shop did not find, in pages, the most frequent first.',
  })
  async missedSearches(
    @Ctx() { db }: Context,
    @FirstArg() first: number,
    @AfterArg() after?: string,
  ): Promise<MissedSearchConnection> {
    return toCountedConnection(await listMissedSearches(db, { first, after }))
  }

  @Requires('products.edit')
  @Mutation(() => DeleteMissedSearchPayload, {
    description: 'Takes a missed search off the list. It comes back if it is missed again.',
  })
  async deleteMissedSearch(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the missed search.' }) id: string,
  ): Promise<DeleteMissedSearchPayload> {
    return asPayload(locale, async () => {
      await removeMissedSearch(db, id)
      return { missedSearchId: id }
    })
  }
}

@Resolver(() => MissedSearchConnection)
export class MissedSearchConnectionResolver {
  @FieldResolver(() => Int, { description: 'The total number of missed searches.' })
  totalCount(@Root() { count }: MissedSearchConnection): Promise<number> {
    return count()
  }
}
