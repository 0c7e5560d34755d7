import { Registry } from 'prom-client'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { setUpDatabase } from '../../test/shop'
import { connect } from '../database/open'
import type { Job } from '../features/job'
import { JobRunner } from './job-runner'

const shop = setUpDatabase()

const logged: { readonly details: object; readonly message: string }[] = []
const log = { error: (details: object, message: string) => void logged.push({ details, message }) }
beforeEach(() => {
  logged.length = 0
})

/** A job that counts its runs. */
function countingJob(options: Partial<Job> = {}): Job & { readonly runs: () => number } {
  let count = 0
  return {
    name: 'counting',
    minutes: 10,
    ...options,
    async run(report) {
      count += 1
      await options.run?.(report)
    },
    runs: () => count,
  }
}

const runnerOf = (jobs: readonly Job[], { db = shop.db, metrics = new Registry() } = {}) =>
  new JobRunner(jobs, { db, metrics, log })

/** Runners of two servers that share the database: on a server, each with a pool of its own. */
async function twoServers(jobs: readonly Job[]): Promise<readonly [JobRunner, JobRunner]> {
  const { url } = shop.database
  if (url === undefined) return [runnerOf(jobs), runnerOf(jobs)]
  const other = await connect({ url }, { poolSize: 5 })
  onTestFinished(() => other.close())
  return [runnerOf(jobs), runnerOf(jobs, { db: other.dataSource.manager })]
}

const letIntervalPass = () => shop.db.query('UPDATE jobs SET next_run_at = now()')

async function readRow(): Promise<{ outcome: string | null; isClaimed: boolean; runs: number }> {
  const [row] = await shop.db.query<{ outcome: string; isClaimed: boolean; runs: number }[]>(
    'SELECT outcome, claimed_until IS NOT NULL AS "isClaimed", run AS runs FROM jobs',
  )
  if (!row) throw new Error('There is no job')
  return row
}

/** A promise, and what fulfils it. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

test('On two servers, a job runs once per interval', async () => {
  const jobs = ['first', 'second', 'third'].map((name) => countingJob({ name }))
  const [first, second] = await twoServers(jobs)
  const lookOften = () =>
    Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? first : second).runDue()))
  for (const interval of [1, 2, 3]) {
    await lookOften()
    await lookOften()
    expect(jobs.map((job) => job.runs())).toEqual([interval, interval, interval])
    await letIntervalPass()
  }
})

test('A job that takes longer than its interval is not begun again meanwhile', async () => {
  const { opened, open } = gate()
  const job = countingJob({ run: () => opened })
  const [first, second] = await twoServers([job])
  const running = first.runDue()
  await expect.poll(job.runs).toBe(1)
  await letIntervalPass()
  await second.runDue()
  expect(job.runs()).toBe(1)
  open()
  await running
  await second.runDue()
  expect(job.runs()).toBe(2)
})

test('The claim of a server that has crashed expires, and another one runs the job', async () => {
  const { opened, open } = gate()
  const crashed = runnerOf([countingJob({ run: () => opened })])
  const running = crashed.runDue()
  await expect.poll(async () => (await readRow()).isClaimed).toBe(true)
  const job = countingJob()
  const other = runnerOf([job])
  await other.runDue()
  expect(job.runs()).toBe(0)
  await shop.db.query(`UPDATE jobs SET claimed_until = now() - interval '1 second'`)
  await other.runDue()
  expect(job.runs()).toBe(1)
  // The first one was only slow: its end does not count any more.
  await shop.db.query(`UPDATE jobs SET outcome = NULL`)
  open()
  await running
  expect(await readRow()).toEqual({ outcome: null, isClaimed: false, runs: 2 })
})

test('A job that fails is logged with its name, counted, and tried again at the next interval', async () => {
  const metrics = new Registry()
  const error = new Error('unavailable')
  const job = countingJob({
    async run() {
      if (job.runs() === 1) throw error
    },
  })
  const runner = runnerOf([job, countingJob({ name: 'other' })], { metrics })
  const before = Date.now() / 1000 - 1
  await runner.runDue()
  expect(logged).toEqual([
    { details: { err: error, job: 'counting' }, message: 'A periodic job has failed' },
  ])
  const failed = await metrics.metrics()
  expect(failed).toContain('job_runs_total{name="counting",outcome="failure"} 1')
  expect(failed).toContain('job_runs_total{name="counting",outcome="success"} 0')
  expect(failed).toContain('job_last_success_timestamp_seconds{name="counting"} 0')
  expect(failed).toContain('job_interval_seconds{name="counting"} 600')
  expect(failed).toContain('job_runs_total{name="other",outcome="success"} 1')
  await letIntervalPass()
  await runner.runDue()
  const succeeded = await metrics.metrics()
  expect(succeeded).toContain('job_runs_total{name="counting",outcome="success"} 1')
  const time = /job_last_success_timestamp_seconds\{name="counting"\} (\S+)/.exec(succeeded)?.[1]
  expect(Number(time)).toBeGreaterThan(before)
})

test('A job of which a part fails has failed, with what the part was', async () => {
  const error = new Error('locked')
  const metrics = new Registry()
  const job = countingJob({ run: async (report) => report(error, { orderId: 7 }) })
  await runnerOf([job], { metrics }).runDue()
  expect(logged).toEqual([
    {
      details: { err: error, job: 'counting', orderId: 7 },
      message: 'A part of a periodic job has failed',
    },
  ])
  expect((await readRow()).outcome).toBe('failure')
  expect(await metrics.metrics()).toContain('job_runs_total{name="counting",outcome="failure"} 1')
})

test('What each server has to do, such as comparing its clock, each does', async () => {
  const job = countingJob({ isPerServer: true })
  const servers = await twoServers([job])
  for (const server of [...servers, ...servers]) await server.runDue()
  expect(job.runs()).toBe(2)
})

test('A stopping server waits for its jobs, and begins none', async () => {
  const { opened, open } = gate()
  const job = countingJob({ run: () => opened })
  const runner = runnerOf([job])
  const stop = runner.start()
  await expect.poll(job.runs).toBe(1)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await letIntervalPass()
  expect(isStopped).toBe(false)
  open()
  await stopped
  await letIntervalPass()
  await runner.runDue()
  expect(job.runs()).toBe(1)
})

test('An unavailable database is logged, and jobs run once it is there', async () => {
  const job = countingJob()
  const runner = runnerOf([job])
  await shop.db.query('ALTER TABLE jobs RENAME TO jobs_renamed')
  await runner.runDue()
  await shop.db.query('ALTER TABLE jobs_renamed RENAME TO jobs')
  expect(logged.map(({ message }) => message)).toEqual([
    'The periodic jobs that are due cannot be read',
  ])
  await runner.runDue()
  expect(job.runs()).toBe(1)
})

describe('Two jobs', () => {
  test('cannot have one name', () => {
    expect(() => runnerOf([countingJob(), countingJob()])).toThrow(
      'Two jobs have the name counting',
    )
  })
})
