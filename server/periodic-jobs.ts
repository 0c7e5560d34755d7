import { compareClocks } from './database/clock'
import type { JobOptions, Runtime } from './feature'
import { FEATURES } from './features'
import type { Job } from './jobs/job'

/** All periodic jobs of the shop: those that its features declare, and the comparison of the clocks. */
export function periodicJobs(runtime: Runtime, options: JobOptions): readonly Job[] {
  return [
    {
      name: 'clock-comparison',
      minutes: 10,
      isPerServer: true,
      run: async () => void (await compareClocks(runtime.db, options.log)),
    },
    ...FEATURES.flatMap(({ jobs }) => jobs?.(runtime, options) ?? []),
  ]
}
