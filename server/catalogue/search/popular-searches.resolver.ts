import { Ctx, Query, Resolver } from 'type-graphql'
import { POPULAR_SEARCHES } from '#domain/limits'
import type { Context } from '../../platform/features/context'
import { DatabaseCost, UsualLength } from '../../platform/http/graphql/database-cost'
import { listSources } from '../listing/product-page'
import { findPopularSearches } from './popular-searches'
import { PopularSearch } from './popular-searches.types'

/** In milliseconds: a pass over the index of the catalogue. */
const COST = 1

@Resolver()
export class PopularSearchesResolver {
  @DatabaseCost(COST)
  @UsualLength(POPULAR_SEARCHES)
  @Query(() => [PopularSearch], {
    description: `The categories and brands of which most was ordered in the last 90 days, at most ${POPULAR_SEARCHES}.`,
  })
  popularSearches(@Ctx() context: Context): Promise<readonly PopularSearch[]> {
    return findPopularSearches(listSources(context), POPULAR_SEARCHES)
  }
}
