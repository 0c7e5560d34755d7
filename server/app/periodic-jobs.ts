import { runBackfills } from '../platform/database/schema/backfills'
import { compareClocks } from '../platform/database/statements/clock'
import type { JobOptions, Runtime } from '../platform/features/feature'
import type { Job } from '../platform/features/job'
import { FEATURES } from './features'

/** All periodic jobs of the shop: those that its features declare, the comparison of the clocks, and the backfills. */
export function periodicJobs(runtime: Runtime, options: JobOptions): readonly Job[] {
  return [
    {
      name: 'clock-comparison',
      minutes: 10,
      isPerServer: true,
      run: async () => void (await compareClocks(runtime.db, options.log)),
    },
    {
      name: 'fills',
      minutes: 5,
      run: (_, signal) =>
        runBackfills(
          runtime.db,
          FEATURES.flatMap(({ backfills = [] }) => backfills),
          { log: options.log, ...(signal && { signal }) },
        ),
    },
    ...FEATURES.flatMap(({ jobs }) => jobs?.(runtime, options) ?? []),
  ]
}
