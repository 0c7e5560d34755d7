import { compareClocks } from './database/clock'
import { runFills } from './database/fills'
import type { JobOptions, Runtime } from './feature'
import { FEATURES } from './features'
import type { Job } from './jobs/job'

/** All periodic jobs of the shop: those that its features declare, the comparison of the clocks, and the fills. */
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
        runFills(
          runtime.db,
          FEATURES.flatMap(({ fills = [] }) => fills),
          { log: options.log, ...(signal && { signal }) },
        ),
    },
    ...FEATURES.flatMap(({ jobs }) => jobs?.(runtime, options) ?? []),
  ]
}
