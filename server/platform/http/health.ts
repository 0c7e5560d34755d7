import type { FastifyInstance } from 'fastify'
import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { documented } from './rest/rest-docs'

const statusSchema = z.strictObject({ status: z.string() }).meta({ title: 'Health' })

const RETRY_AFTER_SECONDS = 5

/** Whether load balancers are to send requests to this server. */
export interface Readiness {
  isStopping: boolean
}

export function createReadiness(): Readiness {
  return { isStopping: false }
}

/** GET /healthz: liveness. GET /readyz: readiness, for a load balancer. */
export function healthRoutes(
  app: FastifyInstance,
  dataSource: DataSource,
  readiness: Readiness,
): void {
  const alive = documented({
    id: 'isAlive',
    tag: 'Operation',
    summary: 'Liveness',
    role: 'public',
    response: {
      status: 200,
      description: 'The process is running.',
      schema: statusSchema,
      example: { status: 'ok' },
    },
  })
  app.get('/healthz', alive, async () => ({ status: 'ok' }))

  const ready = documented({
    id: 'isReady',
    tag: 'Operation',
    summary: 'Readiness',
    role: 'public',
    response: {
      status: 200,
      description: 'The database is reachable and migrated.',
      schema: statusSchema,
      example: { status: 'ready' },
    },
    errors: {
      503: {
        description: 'The database is unreachable or not migrated, or the server is about to stop.',
        schema: statusSchema,
      },
    },
  })
  app.get('/readyz', ready, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (readiness.isStopping) {
      return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ status: 'stopping' })
    }
    try {
      const pending = await dataSource.showMigrations()
      if (!pending) return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
    }
    return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ status: 'not ready' })
  })
}
