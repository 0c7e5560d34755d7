import type { FastifyInstance } from 'fastify'
import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { documented } from './rest-docs'

const statusSchema = z.strictObject({ status: z.string() })

/** GET /healthz: the process lives. GET /readyz: it can serve, for a load balancer. */
export function healthRoutes(app: FastifyInstance, dataSource: DataSource): void {
  const alive = documented({
    id: 'isAlive',
    tag: 'Operation',
    summary: 'Whether the process lives',
    role: 'anybody',
    answer: {
      status: 200,
      description: 'It does.',
      schema: statusSchema,
      example: { status: 'ok' },
    },
  })
  app.get('/healthz', alive, async () => ({ status: 'ok' }))

  const ready = documented({
    id: 'isReady',
    tag: 'Operation',
    summary: 'Whether it can serve',
    role: 'anybody',
    answer: {
      status: 200,
      description: 'The database is reachable and migrated.',
      schema: statusSchema,
      example: { status: 'ready' },
    },
    refusals: { 503: { description: 'Not now.', schema: statusSchema } },
  })
  app.get('/readyz', ready, async (request, reply) => {
    try {
      const pending = await dataSource.showMigrations()
      if (!pending) return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
    }
    return reply.code(503).send({ status: 'not ready' })
  })
}
