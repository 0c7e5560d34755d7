import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { EntityManager } from 'typeorm'
import { afterEach, beforeEach, inject } from 'vitest'
import { ENTITIES } from '../app/features'
import type { ProductEntity } from '../catalogue/products/product.entity'
import type { DatabaseLimits } from '../platform/database/connection/time-limits'
import { type Connected, connect } from '../platform/database/open'
import { checkoutOf, createShopper, type TestUser } from './factories'
import { createDatabase, dropDatabase } from './server-database'
import { createTestApp } from './shop'
import { startTcpProxy, type TcpProxy } from './tcp-proxy'

const source = inject('testDatabase')
const template = 'template' in source ? source.template : ''

/** Whether the tests run on a database server instead of the embedded database. */
export const hasServer = template !== ''

/** The message of responses while the database is unavailable. */
export const NOT_AVAILABLE = 'The shop is temporarily unavailable. Please try again soon.'

/** A shop that connects to its database through a proxy, and a shopper; both are new for each test. */
export interface ProxiedShop {
  readonly app: FastifyInstance
  /** The shop's own connection, through the proxy. */
  readonly connected: Connected
  /** A direct connection for the test's own queries, without the proxy or its limits. */
  readonly db: EntityManager
  readonly proxy: TcpProxy
  readonly shopper: TestUser
  /** The database's own URL, without the proxy. */
  readonly url: string
  /** Sends a request as the shopper. */
  send(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    payload?: object,
    key?: string,
  ): Promise<LightMyRequestResponse>
}

export function setUpProxiedShop(options: {
  readonly poolSize: number
  readonly limits?: Partial<DatabaseLimits>
}): ProxiedShop {
  let url: string
  let proxy: TcpProxy
  let connected: Connected
  let direct: Connected
  let app: FastifyInstance
  let shopper: TestUser

  beforeEach(async () => {
    const serverUrl = Object.assign(new URL(template), { pathname: '/postgres' }).href
    url = await createDatabase(serverUrl, template)
    const { hostname, port } = new URL(url)
    proxy = await startTcpProxy(hostname, Number(port || 5432))
    const throughProxy = Object.assign(new URL(url), { host: `127.0.0.1:${proxy.port}` }).href
    connected = await connect({ url: throughProxy }, { ...options, entities: ENTITIES })
    direct = await connect({ url }, { poolSize: 1, entities: ENTITIES })
    app = await createTestApp(connected)
    shopper = await createShopper(direct.dataSource.manager)
  })
  afterEach(async () => {
    await app.close()
    await connected.close()
    await direct.close()
    await proxy.cut()
    await dropDatabase(url)
  })

  return {
    get app() {
      return app
    },
    get db() {
      return direct.dataSource.manager
    },
    get connected() {
      return connected
    },
    get proxy() {
      return proxy
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

/** The body of a POST /checkout that orders one piece of the product. */
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
