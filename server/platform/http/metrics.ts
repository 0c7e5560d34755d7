import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type Aggregator,
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import { z } from 'zod'
import { requireMetricsAccess } from './metrics-access'
import { documented } from './rest/rest-docs'

let processRegistry: Registry | undefined

/** Process metrics are collected once: their timers and observers cannot be stopped. */
function measureProcess(): Registry {
  if (processRegistry) return processRegistry
  processRegistry = new Registry()
  collectDefaultMetrics({ register: processRegistry })
  return processRegistry
}

/** Counts lookups in the response cache. */
export function countLookups(registry: Registry): (result: 'hit' | 'miss') => void {
  const lookups = new Counter({
    name: 'http_cache_lookups_total',
    help: 'Requests for responses that may be cached, by whether one was.',
    labelNames: ['result'],
    registers: [registry],
  })
  return (result) => lookups.inc({ result })
}

/** From a cached response to a request that gives up; imports take longer. */
const HTTP_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const FILE = /\.\w+$/

/**
 * The label by which requests are counted: the route's pattern, never the path, because arbitrary paths would
 * exhaust the memory. Each built file is a route, but all of them are one label.
 */
export function routeLabel({ routeOptions: { url, config } }: FastifyRequest): string {
  if (url === undefined) return 'page'
  return config.docs === undefined && FILE.test(url) ? 'asset' : url
}

/** How metrics of the process are combined for the alerts: one worker that restarts or is blocked is not averaged away. */
const OF_ALL_WORKERS: Readonly<Record<string, Aggregator>> = {
  process_start_time_seconds: 'max',
  nodejs_eventloop_lag_p99_seconds: 'max',
}

type Metrics = readonly MetricObjectWithValues<MetricValue<string>>[]

/** The workers of a server: whichever is asked reports the metrics of all. */
export interface MetricsGroup {
  /** Shares the metrics of this process. Returns a function that reads those of all. */
  shareMetrics(read: () => Promise<Metrics>): () => Promise<readonly Metrics[]>
}

/**
 * GET /metrics for Prometheus: the process, the duration of requests by route, and whatever is added to the
 * registry. For requests from this machine or with the token.
 */
export function metricsRoutes(
  app: FastifyInstance,
  registry: Registry,
  {
    token,
    group,
  }: { readonly token: string | undefined; readonly group?: MetricsGroup | undefined },
): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: HTTP_BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      { method: request.method, route: routeLabel(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  const measure = documented({
    id: 'getMetrics',
    tag: 'Operation',
    summary: 'Metrics for Prometheus',
    role: 'public',
    response: {
      status: 200,
      description: 'Metrics in Prometheus’ text format.',
      type: 'text/plain',
      schema: z.string(),
    },
    errors: {
      401: { description: 'Not from the machine of the shop, and without METRICS_TOKEN.' },
    },
  })
  const process = measureProcess()
  const readAll = group?.shareMetrics(async () => [
    ...(await process.getMetricsAsJSON()).map((metric) => ({
      ...metric,
      aggregator: OF_ALL_WORKERS[metric.name] ?? metric.aggregator,
    })),
    ...(await registry.getMetricsAsJSON()),
  ])
  app.get('/metrics', measure, async (request, reply) => {
    requireMetricsAccess(request, token)
    // Features add metrics until the server listens.
    const both = readAll
      ? AggregatorRegistry.aggregate((await readAll()).map((metrics) => [...metrics]))
      : Registry.merge([process, registry])
    return reply
      .type(both.contentType)
      .header('cache-control', 'no-store')
      .send(await both.metrics())
  })
  app.addHook('onClose', async () => registry.clear())
}
