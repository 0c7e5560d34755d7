import type { FastifyInstance } from 'fastify'
import { AppError } from '#domain/errors'
import { isForPage } from './rest'

/**
 * Refuses query parameters that a route does not document, and names them: a misspelled filter would select everything.
 * Pages and addresses of files take any, because links get tracking parameters when they are shared.
 */
export function refuseUnknownParameters(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    const { docs } = request.routeOptions.config
    if (!docs || docs.takesAnyQuery || docs.tag === 'Operation' || isForPage(request)) return
    const known = docs.query ?? {}
    const unknown = Object.keys(request.query ?? {}).filter((name) => !Object.hasOwn(known, name))
    if (unknown.length === 0) return
    throw new AppError('INVALID', {
      key: 'fault.unknownParameters',
      problems: unknown.map((name) => ({
        field: name,
        key: 'fault.unknownParameter' as const,
        parameters: { name },
      })),
    })
  })
}
