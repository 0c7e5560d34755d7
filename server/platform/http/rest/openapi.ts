import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { scopeFor } from '#domain/accounts/permissions'
import { Components, operationName } from './openapi-components'
import { REST_TAGS, type RestDocs } from './rest-docs'
import { toRestName } from './rest-names'
import { restFieldProblemSchema } from './rest-schemas'

type Json = Readonly<Record<string, unknown>>

/** A documented route. */
export interface RestRoute {
  readonly method: string
  /** In OpenAPI's syntax, such as `/products/{id}`. */
  readonly path: string
  readonly docs: RestDocs
}

/** The messages that webhooks receive, by event. */
export type WebhookDocs = Readonly<
  Record<
    string,
    { readonly summary: string; readonly schema: z.ZodType; readonly example?: unknown }
  >
>

const problemSchema = z
  .strictObject({
    message: z.string().meta({ description: 'The problem in words.' }),
    errors: z
      .array(restFieldProblemSchema)
      .optional()
      .meta({ description: 'Every problem with the input, by field.' }),
  })
  .meta({ title: 'Problem', description: 'Why a request failed.' })

/** Collects the documented routes of an app in the order of their registration. */
export function collectRestRoutes(app: FastifyInstance): readonly RestRoute[] {
  const routes: RestRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    const docs = config?.docs
    // Fastify adds a HEAD route to each GET route, which needs no entry of its own.
    if (!docs || method === 'HEAD') return
    routes.push({ method: String(method), path: url.replace(/:(\w+)/g, '{$1}'), docs })
  })
  return routes
}

/** Renames the fields of a JSON schema, recursively. */
function inRestNames(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inRestNames)
  if (typeof schema !== 'object' || schema === null) return schema
  const { properties, required, ...others } = schema as {
    readonly properties?: Json
    readonly required?: readonly string[]
  }
  const renamed = Object.entries(properties ?? {}).map(
    ([name, property]) => [toRestName(name), inRestNames(property)] as const,
  )
  return {
    ...Object.fromEntries(Object.entries(others).map(([key, value]) => [key, inRestNames(value)])),
    ...(properties && { properties: Object.fromEntries(renamed) }),
    ...(required && { required: required.map(toRestName) }),
  }
}

/** Drops limits that hold for any JSON number or date, and alternative forms that are also accepted. */
function simplify({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.type) delete jsonSchema.anyOf
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: simplify,
  })
  // The document names its dialect once.
  delete json.$schema
  return io === 'input' ? inRestNames(json) : json
}

function parametersOf(
  { id, path = {}, query = {}, headers = {} }: RestDocs,
  components: Components,
): readonly Json[] {
  const places = [
    ['path', path],
    ['query', query],
    ['header', headers],
  ] as const
  return places.flatMap(([place, parameters]) =>
    Object.entries(parameters).map(([name, { description, schema, example }]) => ({
      name,
      in: place,
      description,
      ...(place === 'path' && { required: true }),
      schema: components.refer(toJsonSchema(schema, 'input'), operationName(id)),
      ...(example !== undefined && { example }),
    })),
  )
}

function headersOf(headers: NonNullable<RestDocs['response']['headers']>): Json {
  return Object.fromEntries(
    Object.entries(headers).map(([name, { description, schema }]) => [
      name,
      { description, schema: toJsonSchema(schema, 'output') },
    ]),
  )
}

const WEBHOOK_HEADERS = [
  [
    'webhook-id',
    'The message’s id, the same for each retry.',
    'msg_0b5c2f0e5d4c4b8e9d533a1c8f6f2d11',
  ],
  ['webhook-timestamp', 'The Unix time of sending, in seconds.', '1795168800'],
  [
    'webhook-signature',
    'The HMAC of id, timestamp and body, as standardwebhooks.com specifies.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
].map(([name, description, example]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
}))

function errorResponse(
  components: Components,
  description: string,
  schema: z.ZodType = problemSchema,
): Json {
  const content = components.refer(toJsonSchema(schema, 'output'), 'Problem')
  return { description, content: { 'application/json': { schema: content } } }
}

/** The error responses that follow from a route's role, parameters and body, and its own. */
function errorResponses(
  { tag, takesAnyQuery, role, path, query, headers, body, errors = {} }: RestDocs,
  components: Components,
): Json {
  const respond = (description: string, schema?: z.ZodType) =>
    errorResponse(components, description, schema)
  const takesNothing = takesAnyQuery || tag === 'Operation'
  const hasInput = body ?? query ?? headers
  return {
    ...((hasInput || !takesNothing) && {
      400: respond('The input is invalid, or a parameter is unknown; all problems are listed.'),
    }),
    ...(role !== 'public' && { 401: respond('The token is missing, invalid or expired.') }),
    ...(role === 'admin' && {
      403: respond('Neither the role of the account nor the scopes of the API key permit it.'),
    }),
    ...(path && { 404: respond('Not found.') }),
    ...(body && {
      413: respond('The body is too large.'),
      415: respond('The content type is not supported.'),
    }),
    429: respond('Too many requests; retry after the time in Retry-After.'),
    500: respond('A server error; quote the id in the message when you report it.'),
    503: respond('The shop is temporarily unavailable; retry after the time in Retry-After.'),
    ...Object.fromEntries(
      Object.entries(errors).map(([status, { description, schema }]) => [
        status,
        respond(description, schema),
      ]),
    ),
  }
}

function contentOf(
  content: { readonly type?: string; readonly schema: z.ZodType; readonly example?: unknown },
  io: 'input' | 'output',
  components: Components,
  name: string,
): Json {
  const { type = 'application/json', schema, example } = content
  return {
    [type]: {
      schema: components.refer(toJsonSchema(schema, io), name),
      ...(example !== undefined && { example }),
    },
  }
}

function toOperation(docs: RestDocs, components: Components): Json {
  const { id, tag, summary, role, permission, body, response } = docs
  const scope = permission && scopeFor(permission)
  const parameters = parametersOf(docs, components)
  const name = operationName(id)
  return {
    operationId: id,
    tags: [tag],
    summary,
    'x-role': role,
    ...(permission && { 'x-permission': permission }),
    ...(scope && { 'x-scope': scope, description: `API keys need the scope ${scope}.` }),
    security: role === 'public' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: contentOf(body, 'input', components, `${name}Request`),
      },
    }),
    responses: {
      [response.status]: {
        description: response.description,
        ...(response.headers && { headers: headersOf(response.headers) }),
        ...(response.schema && {
          content: contentOf(response, 'output', components, `${name}Response`),
        }),
      },
      ...errorResponses(docs, components),
    },
  }
}

function toPaths(routes: readonly RestRoute[], components: Components): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { method, path, docs } of routes) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(docs, components) }
  }
  return paths
}

/** The document's section about webhooks. */
function toWebhooks(webhooks: WebhookDocs, components: Components): Json {
  const operations = Object.entries(webhooks).map(([event, { summary, ...content }]) => [
    event,
    {
      post: {
        operationId: event,
        tags: ['Webhooks'],
        summary,
        security: [],
        parameters: WEBHOOK_HEADERS,
        requestBody: {
          required: true,
          content: contentOf(content, 'output', components, `${operationName(event)}Message`),
        },
        responses: {
          200: { description: 'The message was received; any status from 200 to 299 says so.' },
          default: { description: 'Any other status: the message is sent again later.' },
        },
      },
    },
  ])
  return Object.fromEntries(operations)
}

/** The REST API of a shop at an address, as an OpenAPI 3.1 document. */
export function toOpenApiDocument(
  routes: readonly RestRoute[],
  webhooks: WebhookDocs,
  publicUrl: string,
): Json {
  const components = new Components()
  const paths = toPaths(routes, components)
  const messages = toWebhooks(webhooks, components)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mishmish REST API',
      version: '1',
      description:
        'The shop for third-party tools. Amounts are numbers in EGP with at most two decimals.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(REST_TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: messages,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token from POST /login, or an API key created by the admin.',
        },
      },
    },
  }
}
