import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { WEBHOOK_EVENT_DOCS } from '../webhooks/webhook-events'
import { REST_TAGS, type RestDocs } from './rest-docs'
import { toRestName } from './rest-names'

type Json = Readonly<Record<string, unknown>>

/** A route and what is said of it. */
export interface RestRoute {
  readonly method: string
  /** In OpenAPI's spelling, such as `/products/{id}`. */
  readonly path: string
  readonly docs: RestDocs
}

const problemSchema = z
  .strictObject({
    message: z.string().meta({ description: 'What is wrong, for people.' }),
    errors: z
      .array(z.strictObject({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'All that is wrong with the input, each at its field.' }),
  })
  .meta({ description: 'Why a request was refused.' })

/** Keeps the documented routes of an app, in the order in which they are registered. */
export function collectRestRoutes(app: FastifyInstance): readonly RestRoute[] {
  const routes: RestRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    const docs = config?.docs
    // Fastify adds a HEAD route to each GET route: it needs no description of its own.
    if (!docs || method === 'HEAD') return
    routes.push({ method: String(method), path: url.replace(/:(\w+)/g, '{$1}'), docs })
  })
  return routes
}

/** Renames the fields of a domain's schema, all the way down. */
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

/** Leaves out what is true of every JSON number and date, and the digits that an id may be, too. */
function simplify({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.type === 'integer') delete jsonSchema.anyOf
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: simplify,
  })
  // The document says once which dialect it is in.
  delete json.$schema
  return io === 'input' ? inRestNames(json) : json
}

function parametersOf({ path = {}, query = {}, headers = {} }: RestDocs): readonly Json[] {
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
      schema: toJsonSchema(schema, 'input'),
      ...(example !== undefined && { example }),
    })),
  )
}

const WEBHOOK_HEADERS = [
  ['webhook-id', 'Names the message, the same each time it is sent.'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.'],
  ['webhook-signature', 'The HMAC of id, timestamp and body, as standardwebhooks.com has it.'],
].map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}))

const PROBLEM = { $ref: '#/components/schemas/Problem' }

function refusal(description: string, schema?: z.ZodType): Json {
  const content = schema ? toJsonSchema(schema, 'output') : PROBLEM
  return { description, content: { 'application/json': { schema: content } } }
}

/** What follows from a route's role, parameters and body. */
function refusalsOf({ role, path, query, headers, body, refusals = {} }: RestDocs): Json {
  const hasInput = body ?? query ?? headers
  return {
    ...(hasInput && { 400: refusal('Something about the input is wrong: all of it is listed.') }),
    ...(role !== 'anybody' && { 401: refusal('No token, or one that does not count any more.') }),
    ...(role === 'owner' && {
      403: refusal('The token is neither the owner’s nor of a key that may do this.'),
    }),
    ...(path && { 404: refusal('There is no such thing.') }),
    ...(body && {
      413: refusal('The body is too large.'),
      415: refusal('The body is of another type.'),
    }),
    429: refusal('Too many requests; Retry-After says how long to wait.'),
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, { description, schema }]) => [
        status,
        refusal(description, schema),
      ]),
    ),
    '5XX': refusal('A fault of the shop’s; the message has an id to mention.'),
  }
}

function contentOf(
  content: { readonly type?: string; readonly schema: z.ZodType; readonly example?: unknown },
  io: 'input' | 'output',
): Json {
  const { type = 'application/json', schema, example } = content
  return {
    [type]: { schema: toJsonSchema(schema, io), ...(example !== undefined && { example }) },
  }
}

function toOperation(docs: RestDocs): Json {
  const { id, tag, summary, role, scope, body, answer } = docs
  const parameters = parametersOf(docs)
  return {
    operationId: id,
    tags: [tag],
    summary,
    'x-role': role,
    ...(scope && { 'x-scope': scope, description: `For API keys that may ${scope}.` }),
    security: role === 'anybody' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body, 'input') } }),
    responses: {
      [answer.status]: {
        description: answer.description,
        ...(answer.schema && { content: contentOf(answer, 'output') }),
      },
      ...refusalsOf(docs),
    },
  }
}

function toPaths(routes: readonly RestRoute[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { method, path, docs } of routes) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(docs) }
  }
  return paths
}

/** What webhooks are sent, as the document tells of it. */
function toWebhooks(): Json {
  const operations = Object.entries(WEBHOOK_EVENT_DOCS).map(([event, { summary, ...content }]) => [
    event,
    {
      post: {
        operationId: event,
        tags: ['Webhooks'],
        summary,
        security: [],
        parameters: WEBHOOK_HEADERS,
        requestBody: { required: true, content: contentOf(content, 'output') },
        responses: {
          '2XX': { description: 'Any answer of the 200s says that the message has arrived.' },
          '4XX': { description: 'Anything else has the message sent again later.' },
        },
      },
    },
  ])
  return Object.fromEntries(operations)
}

/** The whole REST face as an OpenAPI 3.1 document. Source: decisions section 2. */
export function toOpenApiDocument(routes: readonly RestRoute[]): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mishmish REST API',
      version: '1',
      description:
        'The shop for third-party tools. Amounts are numbers in EGP with at most two decimals.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(REST_TAGS).map(([name, description]) => ({ name, description })),
    paths: toPaths(routes),
    webhooks: toWebhooks(),
    components: {
      schemas: { Problem: toJsonSchema(problemSchema, 'output') },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token that POST /login answers, or an API key that the owner made.',
        },
      },
    },
  }
}
