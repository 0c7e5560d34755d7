import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { z } from 'zod'
import { documented } from './rest-docs'

/** GET /metrics, for Prometheus: the process, and how long each route takes. */
export function metricsRoutes(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the path: paths of attackers would fill the memory.
    const route = request.routeOptions.url ?? 'page'
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  const measure = documented({
    id: 'getMetrics',
    tag: 'Operation',
    summary: 'Figures for Prometheus',
    role: 'anybody',
    answer: {
      status: 200,
      description: 'In Prometheus’ text format.',
      type: 'text/plain',
      schema: z.string(),
    },
  })
  app.get('/metrics', measure, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.addHook('onClose', async () => registry.clear())
}
