import cluster, { type Worker } from 'node:cluster'
import { StartupError } from '../config/startup-error'
import type { Metrics, ToPrimary, ToWorker } from './messages'
import { Restarts } from './restarts'
import type { StartLog } from './start-log'

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
 * leader, does the background work. Returns once the workers were started; the process ends with the last one.
 */
export function runWorkers({ workers: count, script, log }: PrimaryOptions): void {
  const ready = new Set<Worker>()
  /** Each worker has the place of the one that it replaces. */
  const places = new Map<Worker, number>()
  const restarts = new Restarts()
  const collector = metricsCollector()
  let leader: Worker | undefined
  let hasOpened = false
  let stopping: 'drain' | 'stop' | undefined
  let exitCode = 0
  let failedStarts = 0

  const all = () => [...places.keys()]

  function appointLeader(): void {
    if (leader || stopping) return
    const [first] = ready
    if (!first) return
    leader = first
    tell(first, { kind: 'lead', isFirst: !hasOpened })
    hasOpened = true
  }

  function start(place: number): void {
    if (!stopping) places.set(cluster.fork(), place)
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

  function replace(worker: Worker, place: number, wasReady: boolean, how: string): void {
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
    const delay = restarts.delayAfterCrash(place, places.size === 0)
    log.notice(
      `Worker ${worker.process.pid} has ended (${how}); another one starts in ${delay} ms.`,
    )
    setTimeout(start, delay, place)
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
        if (!hasOpened && !stopping) for (let place = 1; place < count; place += 1) start(place)
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
    const place = places.get(worker) ?? 0
    places.delete(worker)
    if (leader === worker) leader = undefined
    if (stopping) {
      if (all().length === 0) process.exit(exitCode)
      return
    }
    replace(worker, place, wasReady, signal ?? `exit code ${code}`)
    appointLeader()
  })
  process.on('SIGTERM', () => end(stopping ? 'stop' : 'drain'))
  process.on('SIGINT', () => end('stop'))
  start(0)
}
