import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { DOCS_THEME } from './docs-theme'
import { type RestRoute, toOpenApiDocument, type WebhookDocs } from './openapi'
import { documented } from './rest-docs'

// Swagger UI uses inline styles and data URLs for its images; everything else is served by the shop.
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

// The plugin requires a document when it is registered; the real one is provided per request.
const EMPTY = { openapi: '3.1.0', info: { title: 'REST', version: '1' }, paths: {} }

/**
 * GET /openapi.json, with every route registered before the first request, and GET /docs, to try them out.
 */
export async function docsRoutes(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  webhooks: WebhookDocs,
  publicUrl: () => string,
): Promise<void> {
  let document: object | undefined
  const read = () => (document ??= toOpenApiDocument(routes, webhooks, publicUrl()))

  app.get(
    '/openapi.json',
    documented({
      id: 'getOpenApiDocument',
      tag: 'Operation',
      summary: 'This document',
      role: 'public',
      response: {
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
    theme: DOCS_THEME,
    uiConfig: {
      url: '/openapi.json',
      layout: 'BaseLayout',
      // The validator badge would call a third-party server.
      validatorUrl: null,
      persistAuthorization: false,
      // Its colours are too dark on their ground.
      syntaxHighlight: false,
    },
    transformSpecification: read,
  })
}
