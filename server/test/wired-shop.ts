import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { EntityManager } from 'typeorm'
import { afterEach, beforeEach, inject } from 'vitest'
import type { ProductEntity } from '../catalogue/product.entity'
import type { DatabaseLimits } from '../database/data-source'
import { type Connected, connect } from '../database/open'
import { checkoutOf, createShopper, type TestUser } from './factories'
import { createDatabase, dropDatabase } from './server-database'
import { createTestApp } from './shop'
import { layWire, type Wire } from './wire'

const source = inject('testDatabase')
const template = 'template' in source ? source.template : ''

/** Whether this run has a database server; the embedded database is part of the process. */
export const hasServer = template !== ''

/** What a client is told while the database cannot do it. */
export const NOT_AVAILABLE = 'The shop is not available at this moment. Please try again soon.'

/** A shop that reaches its database server over a wire, with a shopper; a new one for each test. */
export interface WiredShop {
  readonly app: FastifyInstance
  /** What the shop itself has, over the wire. */
  readonly connected: Connected
  /** For the test's own looks, past the wire and its limits. */
  readonly db: EntityManager
  readonly wire: Wire
  readonly shopper: TestUser
  /** The database's own address, past the wire. */
  readonly url: string
  /** Sends one request of the shopper's. */
  send(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    payload?: object,
    key?: string,
  ): Promise<LightMyRequestResponse>
}

export function setUpWiredShop(options: {
  readonly poolSize: number
  readonly limits?: Partial<DatabaseLimits>
}): WiredShop {
  let url: string
  let wire: Wire
  let connected: Connected
  let past: Connected
  let app: FastifyInstance
  let shopper: TestUser

  beforeEach(async () => {
    const serverUrl = Object.assign(new URL(template), { pathname: '/postgres' }).href
    url = await createDatabase(serverUrl, template)
    const { hostname, port } = new URL(url)
    wire = await layWire(hostname, Number(port || 5432))
    const throughWire = Object.assign(new URL(url), { host: `127.0.0.1:${wire.port}` }).href
    connected = await connect({ url: throughWire }, options)
    past = await connect({ url }, { poolSize: 1 })
    app = await createTestApp(connected)
    shopper = await createShopper(past.dataSource.manager)
  })
  afterEach(async () => {
    await app.close()
    await connected.close()
    await past.close()
    await wire.cut()
    await dropDatabase(url)
  })

  return {
    get app() {
      return app
    },
    get db() {
      return past.dataSource.manager
    },
    get connected() {
      return connected
    },
    get wire() {
      return wire
    },
    get shopper() {
      return shopper
    },
    get url() {
      return url
    },
    send: (method, path, payload, key) =>
      app.inject({
        method,
        url: path,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${shopper.token}`,
          ...(key && { 'idempotency-key': key }),
        },
        ...(payload && { payload }),
      }),
  }
}

/** The body of POST /checkout that orders one of these. */
export function restCheckoutOf(product: ProductEntity): object {
  const { lines, ...rest } = checkoutOf([product])
  return {
    ...rest,
    cart_items: lines.map(({ productId, quantity, price }) => ({
      product_id: productId,
      quantity,
      price,
    })),
  }
}
