import { Counter, Gauge, type Registry } from 'prom-client'
import type { EntityManager } from 'typeorm'
import type { Job } from '../features/job'
import { type Outcome, readLastSuccesses } from './job-claims'

// The label is not `job`, which Prometheus gives every metric: the job that has collected it.

const OUTCOMES: readonly Outcome[] = ['success', 'failure']

/** Measures the jobs. Returns a function to be called after each run on this server. */
export function measureJobs(
  registry: Registry,
  db: EntityManager,
  jobs: readonly Job[],
): (job: Job, outcome: Outcome) => void {
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of periodic jobs on this server, by outcome.',
    labelNames: ['name', 'outcome'],
    registers: [registry],
  })
  const intervals = new Gauge({
    name: 'job_interval_seconds',
    help: 'Time between two runs of a periodic job.',
    labelNames: ['name'],
    registers: [registry],
  })
  for (const { name, minutes } of jobs) {
    intervals.set({ name }, minutes * 60)
    // From the start: a counter that appears with its first failure has not increased.
    for (const outcome of OUTCOMES) runs.inc({ name, outcome }, 0)
  }
  const ownSuccesses = new Map(
    jobs.filter(({ isPerServer }) => isPerServer).map(({ name }) => [name, 0]),
  )
  new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a periodic job has last succeeded, on any server unless each runs it; 0 if never.',
    labelNames: ['name'],
    registers: [registry],
    async collect() {
      const shared = jobs.filter(({ isPerServer }) => !isPerServer)
      // Without the database the other metrics are needed most.
      const successes = await readLastSuccesses(db, shared).catch(() => new Map<string, number>())
      for (const [name, seconds] of [...ownSuccesses, ...successes]) this.set({ name }, seconds)
    },
  })
  return (job, outcome) => {
    runs.inc({ name: job.name, outcome })
    if (job.isPerServer && outcome === 'success') ownSuccesses.set(job.name, Date.now() / 1000)
  }
}
