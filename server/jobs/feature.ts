import type { Feature } from '../feature'

/** The table of the periodic jobs, which the features declare. */
export const jobs: Feature = {
  dependencies: [],
  // A restored shop runs them at once.
  tablesNotBackedUp: ['jobs'],
}
