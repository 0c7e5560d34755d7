import { subscribe } from 'node:diagnostics_channel'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { WEBHOOK_EVENTS } from '#domain/webhooks.schema'
import { WEBHOOK_EVENT_DOCS } from '../../integrations/webhook-events'
import { setUpShop } from '../../test/shop'

const routes = new Set<string>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.add(`${one} ${url.replace(/:(\w+)/g, '{$1}')}`)
  })
})

const shop = setUpShop()

/** Routes outside the REST API: GraphQL, the documentation pages, link previews and preflight requests. */
const UNDOCUMENTED = /^(?:HEAD|OPTIONS) |^\w+ \/graphql$|^GET \/(?:docs|previews)(?:\/|$)/

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown }[]
  readonly responses: Readonly<Record<string, unknown>>
}

async function readDocument() {
  const response = await shop.rest('GET', '/openapi.json')
  expect(response.headers['content-type']).toContain('application/json')
  return response.json<{
    servers: readonly { readonly url: string }[]
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, unknown> }
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
    const { paths, components } = await readDocument()
    expect(JSON.stringify(paths)).not.toContain('"properties"')
    for (const name of ['Product', 'Order', 'AdminOrder', 'CartLine', 'Profile', 'Problem']) {
      expect(components.schemas).toHaveProperty(name)
    }
    const shapes = Object.values(components.schemas).map((schema) => JSON.stringify(schema))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  test('has an example of each parameter, and statuses that generators understand', async () => {
    const { paths } = await readDocument()
    for (const { operationId, parameters = [], responses } of Object.values(paths).flatMap(
      (operations) => Object.values(operations),
    )) {
      for (const { name, example } of parameters) {
        expect(example, `${operationId}: ${name}`).toBeDefined()
      }
      for (const status of Object.keys(responses)) expect(status).toMatch(/^\d{3}$/)
      expect(responses, operationId).toHaveProperty('503')
    }
  })

  test('has the address of the shop', async () => {
    const { servers } = await readDocument()
    expect(servers).toEqual([{ url: expect.stringMatching(/^https?:\/\/[^/]+$/) }])
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
