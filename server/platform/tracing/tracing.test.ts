import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import type { EntityManager } from 'typeorm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { postToPublicHost } from '../../office/integrations/post'
import { withoutTable } from '../../test/broken-table'
import { startTestDatabase } from '../../test/database'
import { createProduct, createShopper, placeOrder, type TestUser } from '../../test/factories'
import { startMailServer } from '../../test/mail-server'
import { sendDueMails } from '../../test/mails'
import { createTestApp } from '../../test/shop'
import type { TracingSettings } from '../config/env'
import { inSpan } from '../database/connection/spans'
import { JobRunner } from '../jobs/job-runner'
import { startTracing } from './tracing'

const SPANS = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.unknown()) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.int(),
              attributes: z.array(z.object({ key: z.string(), value: z.looseObject({}) })),
              status: z.object({ code: z.int() }),
            }),
          ),
        }),
      ),
    }),
  ),
})

type Spans = z.infer<typeof SPANS>['resourceSpans'][number]['scopeSpans'][number]['spans']

interface Collected {
  /** All that was received. */
  readonly text: string
  readonly spans: Spans
  readonly paths: readonly string[]
}

/** An OTLP/HTTP collector. */
async function startCollector(): Promise<{ readonly endpoint: string; read(): Collected }> {
  const bodies: string[] = []
  const paths: string[] = []
  const server = createServer(async (request, response) => {
    paths.push(`${request.method} ${request.url} ${request.headers['content-type']}`)
    bodies.push(await text(request))
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    read: () => ({
      text: bodies.join('\n'),
      paths,
      spans: bodies
        .flatMap((body) => SPANS.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    }),
  }
}

/** Traces what is done with a shop, and returns what the collector has received. */
async function trace(
  work: (app: FastifyInstance, db: EntityManager) => Promise<void>,
  settings: Partial<TracingSettings> = {},
): Promise<Collected> {
  const { endpoint, read } = await startCollector()
  const tracing = startTracing({
    endpoint,
    serviceName: 'shop-of-tests',
    sampler: 'parentbased_always_on',
    samplerRatio: 1,
    ...settings,
  })
  // Connections are traced that are opened from now on.
  const database = await startTestDatabase()
  const app = await createTestApp(database, { tracing })
  try {
    await work(app, database.dataSource.manager)
  } finally {
    await app.close()
    await database.close()
    await tracing.stop()
  }
  return read()
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const headers = { traceparent: `00-${TRACE}-${PARENT}-01` }

const ERROR = 2

const attributesOf = ({ attributes }: Spans[number]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** The name of a span and of all in which it is. */
function pathOf(span: Spans[number], spans: Spans): readonly string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [...pathOf(parent, spans), span.name] : [span.name]
}

const signIn = (app: FastifyInstance, { email }: TestUser) =>
  app.inject({ method: 'POST', url: '/login', headers, payload: { email, password: 'secret1' } })

describe('A trace', () => {
  test('goes on from traceparent to the route, the operation and each statement, without values', async () => {
    const email = 'scheherazade@private.example.com'
    const {
      spans,
      text: sent,
      paths,
    } = await trace(async (app, db) => {
      const shopper = await createShopper(db, { email })
      await createProduct(db)
      expect((await signIn(app, shopper)).statusCode).toBe(200)
      for (const query of ['query Cart { cart { id } }', 'query Invented { cart { id } }']) {
        await app.inject({
          method: 'POST',
          url: '/graphql?secret=1',
          headers: { ...headers, authorization: `Bearer ${shopper.token}` },
          payload: { query },
        })
      }
    })
    expect(new Set(paths)).toEqual(new Set(['POST /v1/traces application/json']))
    expect(sent).toContain('shop-of-tests')
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
    const all = spans.map((span) => pathOf(span, spans).join(' > '))
    expect(all).toContain('POST /login')
    expect(all).toContainEqual(expect.stringMatching(/^POST \/login > (?:SELECT users|\w+\.\w+)$/))
    expect(all).toContain('POST /graphql > query Cart')
    expect(all).toContain('POST /graphql > query other')
    expect(all).toContain('POST /graphql > query Cart > cart.readLines')
    const roots = spans.filter(({ name }) => name === 'POST /graphql')
    expect(roots.map(({ parentSpanId }) => parentSpanId)).toEqual([PARENT, PARENT])
    expect(attributesOf(roots[0] as Spans[number])).toEqual({
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'http.response.status_code': 200,
      'shop.request.id': TRACE,
    })
    for (const secret of [email, 'secret=1', 'Invented', '$1', 'secret1', 'Bearer']) {
      expect(sent).not.toContain(secret)
    }
  })

  test('has cached responses, but not the requests of load balancers', async () => {
    const { spans } = await trace(async (app) => {
      for (const url of ['/products', '/products', '/healthz', '/readyz', '/metrics']) {
        await app.inject({ url, headers: { accept: 'application/json' } })
      }
    })
    const names = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)
    expect(names).toEqual(['GET /products', 'GET /products'])
  })

  test('says what has failed, but not the message, which may have values', async () => {
    const { spans, text: sent } = await trace(async (app, db) => {
      const shopper = await createShopper(db)
      await withoutTable(db, 'users', () => signIn(app, shopper))
    })
    const failed = spans.filter(({ status }) => status.code === ERROR)
    expect(failed.map(({ name }) => name)).toContain('POST /login')
    expect(failed.length).toBeGreaterThan(1)
    expect(sent).not.toContain('does not exist')
  })

  test('has periodic jobs with their statements, mails, and messages to other servers', async () => {
    const mailServer = await startMailServer()
    const receiver = createServer((_, response) => void response.end()).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    onTestFinished(() => void receiver.close())
    const { port } = receiver.address() as AddressInfo
    const { spans, text: sent } = await trace(async (app, db) => {
      const job = {
        name: 'counting',
        minutes: 1,
        run: async () => void (await db.query('SELECT count(*) FROM products')),
      }
      await new JobRunner([job], { db, log: app.log, metrics: new Registry() }).runDue()
      const shopper = await createShopper(db)
      await placeOrder(db, shopper, [await createProduct(db)])
      await sendDueMails(db, mailServer)
      expect(mailServer.mails.length).toBeGreaterThan(0)
      const url = `http://127.0.0.1:${port}/hook/s3cret`
      await postToPublicHost({ url, headers: {}, body: '{}' }, { allowsPrivate: true })
    })
    const all = spans.map((span) => pathOf(span, spans).join(' > '))
    expect(all).toEqual(
      expect.arrayContaining([
        'job counting > SELECT products',
        'job counting',
        'mail orderPlaced',
        'post 127.0.0.1',
      ]),
    )
    expect(sent).not.toContain('s3cret')
  })

  test('is not sent if its sampler says so, unless it continues one that is', async () => {
    const { spans } = await trace(
      async (app) => {
        await app.inject('/products')
        await app.inject({ url: '/products/1', headers })
      },
      { sampler: 'parentbased_traceidratio', samplerRatio: 0 },
    )
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
  })
})

test('A collector that is away delays neither requests nor the end', async () => {
  const { paths } = await trace(
    async (app) => {
      expect((await app.inject('/products')).statusCode).toBe(200)
    },
    { endpoint: 'http://127.0.0.1:1' },
  )
  expect(paths).toEqual([])
})

test('Without tracing, work is done as it is', async () => {
  const promise = Promise.resolve(1)
  expect(inSpan('job', 'counting', () => promise)).toBe(promise)
})
