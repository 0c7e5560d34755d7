import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
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

/**
 * GET /metrics for Prometheus: the process, and the duration of requests by route. For requests
 * from this machine or with the token.
 */
export function metricsRoutes(app: FastifyInstance, token: string | undefined): void {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by route.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the path: arbitrary paths would exhaust the memory.
    const route = request.routeOptions.url ?? 'page'
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
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
  const both = Registry.merge([measureProcess(), registry])
  app.get('/metrics', measure, async (request, reply) => {
    requireMetricsAccess(request, token)
    return reply
      .type(both.contentType)
      .header('cache-control', 'no-store')
      .send(await both.metrics())
  })
  app.addHook('onClose', async () => registry.clear())
}
