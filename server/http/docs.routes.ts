import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type RestRoute, toOpenApiDocument } from './openapi'
import { documented } from './rest-docs'

// Swagger UI styles its elements one by one; its pictures are data. All else comes from the shop.
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

// What the page's plugin asks for at its start; it is given the real one with each answer.
const EMPTY = { openapi: '3.1.0', info: { title: 'REST', version: '1' }, paths: {} }

/** GET /openapi.json, of all routes documented by the first request; GET /docs, where to try them. */
export async function docsRoutes(
  app: FastifyInstance,
  routes: readonly RestRoute[],
): Promise<void> {
  let document: object | undefined
  const read = () => (document ??= toOpenApiDocument(routes))

  app.get(
    '/openapi.json',
    documented({
      id: 'getOpenApiDocument',
      tag: 'Operation',
      summary: 'This document',
      role: 'anybody',
      answer: {
        status: 200,
        description: 'An OpenAPI 3.1 document.',
        schema: z.looseObject({ openapi: z.string() }),
      },
    }),
    async () => read(),
  )

  await app.register(swagger, { mode: 'static', specification: { document: EMPTY } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    theme: { title: 'Mishmish REST API' },
    uiConfig: {
      url: '/openapi.json',
      layout: 'BaseLayout',
      // The badge would ask a server elsewhere.
      validatorUrl: null,
      persistAuthorization: false,
    },
    transformSpecification: read,
  })
}
