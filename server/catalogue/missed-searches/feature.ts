import type { Feature } from '../../platform/features/feature'
import { MissedSearchEntity } from './missed-search.entity'
import { missedSearchCounter } from './missed-search-counter'
import { MissedSearchConnectionResolver, MissedSearchesResolver } from './missed-searches.resolver'
import { pruneMissedSearches } from './missed-searches.service'

export const missedSearches: Feature = {
  dependencies: [],
  entities: [MissedSearchEntity],
  resolvers: [MissedSearchesResolver, MissedSearchConnectionResolver],
  jobs: ({ db, get }) => [
    {
      name: 'missed-searches',
      minutes: 5,
      // Each server has counted its own.
      isPerServer: true,
      async run() {
        await get(missedSearchCounter).write(db)
        await pruneMissedSearches(db)
      },
    },
  ],
}
