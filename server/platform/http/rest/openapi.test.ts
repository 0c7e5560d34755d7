import { subscribe } from 'node:diagnostics_channel'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { WEBHOOK_EVENTS } from '#domain/integrations/webhooks.schema'
import { WEBHOOK_EVENT_DOCS } from '../../../office/integrations/webhook-events'
import { setUpShop } from '../../../test/shop'

const routes = new Set<string>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.add(`${one} ${url.replace(/:(\w+)/g, '{$1}')}`)
  })
})

const ADDRESS = 'https://mishmish.shop'

const shop = setUpShop({ env: { publicUrl: ADDRESS } })

/** Routes outside the REST API: GraphQL, the documentation pages, link previews and preflight requests. */
const UNDOCUMENTED = /^(?:HEAD|OPTIONS) |^\w+ \/graphql$|^GET \/(?:docs|previews)(?:\/|$)/

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown }[]
  readonly responses: Readonly<Record<string, unknown>>
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const operationsOf = (paths: Paths) => Object.values(paths).flatMap((one) => Object.values(one))

async function readDocument() {
  const response = await shop.rest('GET', '/openapi.json')
  expect(response.headers['content-type']).toContain('application/json')
  return response.json<{
    servers: readonly { readonly url: string }[]
    paths: Paths
    webhooks: Paths
    components: { schemas: Record<string, object> }
  }>()
}

describe('The OpenAPI document', () => {
  test('has all routes', async () => {
    const { paths } = await readDocument()
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const existing = [...routes].filter((route) => !UNDOCUMENTED.test(route))
    expect(described.toSorted()).toEqual(existing.toSorted())
  })

  test('passes a linter', async () => {
    const { payload } = await shop.rest('GET', '/openapi.json')
    const problems = await lintFromString({
      source: payload,
      config: await createConfig({ extends: ['recommended'] }),
    })
    expect(
      problems.map(({ ruleId, location, message }) => [ruleId, location[0]?.pointer, message]),
    ).toEqual([])
  })

  test('has all webhook messages, with examples that match their schemas', async () => {
    const { webhooks } = (await shop.rest('GET', '/openapi.json')).json()
    expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS])
    for (const event of WEBHOOK_EVENTS) {
      const { schema, example } = WEBHOOK_EVENT_DOCS[event]
      expect(schema.parse(example)).toEqual(example)
      expect(webhooks[event].post.requestBody.content['application/json'].example).toEqual(example)
    }
  })

  test('is generated from the validation schemas, with snake_case names', async () => {
    const { paths, components } = await readDocument()
    expect(paths['/checkout']?.post).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { $ref: expect.stringMatching(/Request$/) } } },
      },
    })
    expect(components.schemas).toMatchObject({
      CheckoutRequest: {
        required: ['address', 'city', 'phone', 'total', 'cart_items'],
        properties: {
          address: { type: 'string', minLength: 1, maxLength: 300 },
          cart_items: { minItems: 1, items: { $ref: expect.stringMatching(/CartItem$/) } },
        },
      },
      CheckoutRequestCartItem: {
        properties: {
          product_id: { type: 'integer', minimum: 1 },
          quantity: { type: 'integer', minimum: 1, maximum: 999 },
          price: { type: 'number', multipleOf: 0.01 },
        },
      },
    })
  })

  test('has each shape once, under a name, and refers to it', async () => {
    const { paths, webhooks, components } = await readDocument()
    expect(JSON.stringify([paths, webhooks])).not.toContain('"properties"')
    const names = Object.keys(components.schemas)
    expect(names).toEqual(
      expect.arrayContaining(['Product', 'Order', 'AdminOrder', 'OrderStatus', 'CartLine']),
    )
    // Two shapes would have the same name, or one has two descriptions.
    expect(names.filter((name) => /\d$/.test(name))).toEqual([])
    const shapes = Object.values(components.schemas).map((schema) =>
      JSON.stringify({ ...schema, title: undefined, description: undefined }),
    )
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  test('has an example of each parameter, and statuses that generators understand', async () => {
    const { paths, webhooks } = await readDocument()
    for (const { operationId, parameters = [] } of operationsOf({ ...paths, ...webhooks })) {
      for (const { name, example } of parameters) {
        expect(example, `${operationId}: ${name}`).toBeDefined()
      }
    }
    for (const { operationId, responses } of operationsOf(paths)) {
      expect(Object.keys(responses).join(' '), operationId).toMatch(/^\d{3}(?: \d{3})*$/)
      expect(responses, operationId).toMatchObject({ 500: {}, 503: {} })
    }
  })

  test('keeps what a route says about its own errors', async () => {
    const { paths } = await readDocument()
    expect(paths['/readyz']?.get?.responses[503]).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Health' } } },
    })
  })

  test('has the public address of the shop', async () => {
    const { servers } = await readDocument()
    expect(servers).toEqual([{ url: ADDRESS }])
  })
})

describe('The documentation page', () => {
  test('loads nothing from other hosts', async () => {
    const page = await shop.rest('GET', '/docs', { headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    const assets = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
    expect(assets.length).toBeGreaterThan(4)
    for (const asset of assets) {
      expect(asset).toMatch(/^\/docs\//)
      expect((await shop.rest('GET', asset)).statusCode, asset).toBe(200)
    }
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('http')
  })
})
