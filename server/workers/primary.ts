import cluster, { type Worker } from 'node:cluster'
import type { StartLog } from '../start-log'
import { StartupError } from '../startup-error'
import type { Metrics, ToPrimary, ToWorker } from './messages'

// A worker that crashes is replaced at once, one that crashes again and again ever later.
const FIRST_DELAY_MILLISECONDS = 250
const MAX_DELAY_MILLISECONDS = 30_000
/** After this long without a crash, the next one is the first again. */
const CALM_MILLISECONDS = 60_000
/** The shop stops when so many starts in a row have failed and no worker is left. */
const MAX_FAILED_STARTS = 5
/** How long to wait for the metrics of a worker that is busy. */
const METRICS_MILLISECONDS = 2_000

interface PrimaryOptions {
  readonly workers: number
  /** The entry point of workers. */
  readonly script: string
  readonly log: StartLog
}

const tell = (worker: Worker, message: ToWorker) => {
  if (worker.isConnected()) worker.send(message)
}

/** Collects the metrics of workers; those that do not send theirs in time are left out. */
function metricsCollector() {
  let nextId = 0
  const waiting = new Map<number, (metrics: Metrics) => void>()
  return {
    received(id: number, metrics: Metrics): void {
      waiting.get(id)?.(metrics)
    },
    async collect(workers: readonly Worker[]): Promise<readonly Metrics[]> {
      const replies = workers.map(
        (worker) =>
          new Promise<readonly Metrics[]>((resolve) => {
            nextId += 1
            const id = nextId
            const finish = (all: readonly Metrics[]) => {
              clearTimeout(timer)
              waiting.delete(id)
              resolve(all)
            }
            const timer = setTimeout(finish, METRICS_MILLISECONDS, [])
            waiting.set(id, (metrics) => finish([metrics]))
            tell(worker, { kind: 'collect', id })
          }),
      )
      return (await Promise.all(replies)).flat()
    },
  }
}

/**
 * Runs the shop in several worker processes that listen on one port, and replaces those that end. One of them, the
 * leader, does the background work. Returns once it has told the workers to start; the process ends with the last one.
 */
export function runWorkers({ workers: count, script, log }: PrimaryOptions): void {
  const ready = new Set<Worker>()
  const collector = metricsCollector()
  let leader: Worker | undefined
  let hasOpened = false
  let stopping: 'drain' | 'stop' | undefined
  let exitCode = 0
  let crashes = 0
  let failedStarts = 0
  let lastCrashAt = 0

  const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  function appointLeader(): void {
    if (leader || stopping) return
    const [first] = ready
    if (!first) return
    leader = first
    tell(first, { kind: 'lead', isFirst: !hasOpened })
    hasOpened = true
  }

  function start(): void {
    if (!stopping) cluster.fork()
  }

  function end(kind: 'drain' | 'stop'): void {
    stopping = kind
    for (const worker of all()) tell(worker, { kind })
    if (all().length === 0) process.exit(exitCode)
  }

  function giveUp(reason: string): void {
    log.failure(new StartupError(reason))
    exitCode = 1
    end('stop')
  }

  function replace(worker: Worker, wasReady: boolean, how: string): void {
    const now = performance.now()
    if (now - lastCrashAt > CALM_MILLISECONDS) crashes = 0
    lastCrashAt = now
    crashes += 1
    failedStarts = wasReady ? 0 : failedStarts + 1
    // Its own message says why.
    if (!hasOpened) {
      giveUp('The shop cannot start: its first worker has failed.')
      return
    }
    if (failedStarts >= MAX_FAILED_STARTS && ready.size === 0) {
      giveUp(`The shop stops: its workers failed at the start ${failedStarts} times in a row.`)
      return
    }
    const delay = Math.min(FIRST_DELAY_MILLISECONDS * 2 ** (crashes - 1), MAX_DELAY_MILLISECONDS)
    log.notice(
      `Worker ${worker.process.pid} has ended (${how}); another one starts in ${delay} ms.`,
    )
    setTimeout(start, delay)
  }

  cluster.setupPrimary({ exec: script })
  cluster.on('message', (worker, message: ToPrimary) => {
    switch (message.kind) {
      case 'ready':
        ready.add(worker)
        // It was started before the signal, and may not have been listening to it.
        if (stopping) tell(worker, { kind: stopping })
        failedStarts = 0
        // The others start once it is known that one can.
        if (!hasOpened && !stopping) for (let index = 1; index < count; index += 1) start()
        appointLeader()
        break
      case 'collected':
        collector.received(message.id, message.metrics)
        break
      case 'gather':
        void collector
          .collect([...ready])
          .then((metrics) => tell(worker, { kind: 'gathered', id: message.id, metrics }))
    }
  })
  cluster.on('exit', (worker, code: number | null, signal: string | null) => {
    const wasReady = ready.delete(worker)
    if (leader === worker) leader = undefined
    if (stopping) {
      if (all().length === 0) process.exit(exitCode)
      return
    }
    replace(worker, wasReady, signal ?? `exit code ${code}`)
    appointLeader()
  })
  process.on('SIGTERM', () => end(stopping ? 'stop' : 'drain'))
  process.on('SIGINT', () => end('stop'))
  start()
}
