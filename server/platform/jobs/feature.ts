import type { Feature } from '../features/feature'
import { JobEntity } from './job.entity'

/** The tables of the periodic jobs and backfills, which the features declare. */
export const jobs: Feature = {
  dependencies: [],
  entities: [JobEntity],
  // A restored shop runs them at once.
  tablesNotBackedUp: ['jobs', 'fills'],
}
