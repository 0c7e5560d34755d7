import type { FastifyInstance } from 'fastify'
import type { DataSource } from 'typeorm'

/** GET /healthz: the process lives. GET /readyz: it can serve, for a load balancer. */
export function healthRoutes(app: FastifyInstance, dataSource: DataSource): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      const pending = await dataSource.showMigrations()
      if (!pending) return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
    }
    return reply.code(503).send({ status: 'not ready' })
  })
}
