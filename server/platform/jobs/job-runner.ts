import type { Registry } from 'prom-client'
import type { EntityManager } from 'typeorm'
import { inSpan } from '../database/connection/spans'
import type { Job } from '../features/job'
import {
  type Claim,
  claimJobs,
  finishJob,
  holdClaim,
  type Outcome,
  registerJobs,
} from './job-claims'
import { measureJobs } from './job-metrics'

/** How often a server looks for jobs that are due: with none, that is one statement. */
const LOOK_MILLISECONDS = 60_000

interface RunnerOptions {
  readonly db: EntityManager
  readonly log: { error(details: object, message: string): void }
  readonly metrics: Registry
}

/** Runs the periodic jobs of the shop: each once per interval, however many servers there are. */
export class JobRunner {
  private readonly shared: readonly Job[]
  private readonly measure: (job: Job, outcome: Outcome) => void
  /** When the jobs that each server runs are due. */
  private readonly ownDueAt: Map<Job, number>
  private readonly running = new Map<Job, Promise<void>>()
  private timer: NodeJS.Timeout | undefined
  private isRegistered = false
  private readonly stopping = new AbortController()

  constructor(
    jobs: readonly Job[],
    private readonly options: RunnerOptions,
  ) {
    const repeated = jobs.find(({ name }, at) => jobs.slice(0, at).some((job) => job.name === name))
    if (repeated) throw new Error(`Two jobs have the name ${repeated.name}`)
    this.shared = jobs.filter(({ isPerServer }) => !isPerServer)
    this.ownDueAt = new Map(jobs.filter(({ isPerServer }) => isPerServer).map((job) => [job, 0]))
    this.measure = measureJobs(options.metrics, options.db, jobs)
  }

  /** Runs jobs from now on. Returns a function that stops doing so, and waits for those in progress. */
  start(): () => Promise<void> {
    let looking = this.startDue()
    this.timer = setInterval(() => {
      looking = this.startDue()
    }, LOOK_MILLISECONDS)
    this.timer.unref()
    return async () => {
      this.stopping.abort()
      clearInterval(this.timer)
      await looking
      await Promise.all(this.running.values())
    }
  }

  /** Runs the jobs that are due, and waits for them. */
  async runDue(): Promise<void> {
    await this.startDue()
    await Promise.all(this.running.values())
  }

  private async startDue(): Promise<void> {
    if (this.stopping.signal.aborted) return
    for (const [job, dueAt] of this.ownDueAt) {
      if (dueAt > Date.now() || this.running.has(job)) continue
      this.ownDueAt.set(job, Date.now() + job.minutes * 60_000)
      this.track(job, this.runOwn(job))
    }
    for (const claim of await this.claim()) {
      const job = this.shared.find(({ name }) => name === claim.name)
      if (job) this.track(job, this.runClaimed(job, claim))
    }
  }

  private async claim(): Promise<readonly Claim[]> {
    const { db, log } = this.options
    try {
      if (!this.isRegistered) await registerJobs(db, this.shared)
      this.isRegistered = true
      return await claimJobs(db, this.shared)
    } catch (err) {
      log.error({ err }, 'The periodic jobs that are due cannot be read')
      return []
    }
  }

  private track(job: Job, work: Promise<void>): void {
    const tracked = work.finally(() => {
      if (this.running.get(job) === tracked) this.running.delete(job)
    })
    this.running.set(job, tracked)
  }

  private async runOwn(job: Job): Promise<void> {
    this.measure(job, await this.attempt(job))
  }

  private async runClaimed(job: Job, claim: Claim): Promise<void> {
    const { db, log } = this.options
    const endClaim = holdClaim(db, claim)
    const outcome = await this.attempt(job)
    await endClaim()
    this.measure(job, outcome)
    try {
      await finishJob(db, claim, outcome)
    } catch (err) {
      log.error({ err, job: job.name }, 'The end of a periodic job cannot be stored')
    }
  }

  private async attempt(job: Job): Promise<Outcome> {
    const { log } = this.options
    let outcome: Outcome = 'success'
    try {
      await inSpan('job', job.name, () =>
        job.run((err, details) => {
          outcome = 'failure'
          log.error({ err, job: job.name, ...details }, 'A part of a periodic job has failed')
        }, this.stopping.signal),
      )
    } catch (err) {
      outcome = 'failure'
      log.error({ err, job: job.name }, 'A periodic job has failed')
    }
    return outcome
  }
}
