import type { Feature } from '../feature'

/** The tables of the periodic jobs and fills, which the features declare. */
export const jobs: Feature = {
  dependencies: [],
  // A restored shop runs them at once.
  tablesNotBackedUp: ['jobs', 'fills'],
}
