import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Redis } from 'ioredis'
import type { EntityManager } from 'typeorm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createLoginLimiter } from '../accounts/login-limiter'
import { type AppOptions, createApp } from '../app'
import { folderStorage } from '../pictures/picture-storage'
import { emptyDatabase, startTestDatabase, type TestDatabase } from './database'
import { temporaryFolder } from './folder'

export const TEST_JWT_SECRET = 'a-secret-for-tests-only-0123456789abcdef'

export interface GraphQLAnswer<Data> {
  readonly data: Data
  readonly errors?: readonly {
    readonly message: string
    readonly path?: readonly (string | number)[]
    readonly extensions: {
      readonly code: string
      readonly problems?: readonly { readonly field: string; readonly message: string }[]
    }
  }[]
}

/** A shop with an empty database, served in this process; emptied before each test. */
export interface TestShop {
  readonly app: FastifyInstance
  readonly db: EntityManager
  readonly database: TestDatabase
  /** Sends one REST request. */
  rest(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    options?: {
      readonly body?: unknown
      readonly token?: string
      readonly headers?: Record<string, string>
    },
  ): Promise<LightMyRequestResponse>
  /** Runs one GraphQL operation; `Data` is what the caller expects. */
  graphql<Data = Record<string, unknown>>(
    query: string,
    options?: { readonly variables?: Record<string, unknown>; readonly token?: string },
  ): Promise<GraphQLAnswer<Data>>
}

export interface ShopOptions {
  /** Settings that differ from those of the other tests. */
  readonly env?: Partial<AppOptions['env']>
  readonly pages?: AppOptions['pages']
  readonly limits?: AppOptions['limits']
  readonly logStream?: AppOptions['logStream']
  /** Called before each test's app is made. */
  readonly redis?: () => Redis
}

/** The app of a test on a database, not yet listening. */
export function createTestApp(
  { dataSource, notices }: Pick<TestDatabase, 'dataSource' | 'notices'>,
  options: ShopOptions = {},
): Promise<FastifyInstance> {
  const redis = options.redis?.()
  return createApp({
    env: {
      mode: 'test',
      logLevel: 'silent',
      publicUrl: 'https://shop.example.com',
      trustProxy: false,
      corsOrigins: undefined,
      rateLimitPerMinute: undefined,
      ...options.env,
    },
    dataSource,
    notices,
    accounts: { jwtSecret: TEST_JWT_SECRET, loginLimiter: createLoginLimiter(redis) },
    ...(redis && { redis }),
    pictures: folderStorage(temporaryFolder()),
    ...(options.pages && { pages: options.pages }),
    ...(options.limits && { limits: options.limits }),
    ...(options.logStream && { logStream: options.logStream }),
  })
}

/** Gives the tests of one file a shop; call it at the top of the file or of a describe. */
export function setUpShop(options: ShopOptions = {}): TestShop {
  let database: TestDatabase
  let app: FastifyInstance

  beforeAll(async () => {
    database = await startTestDatabase()
  })
  beforeEach(async () => {
    await emptyDatabase(database.dataSource)
    // A new app for each test: failed logins of one must not count in the next.
    await app?.close()
    app = await createTestApp(database, options)
  })
  afterAll(async () => {
    await app?.close()
    await database?.close()
  })

  const authorization = (token: string | undefined) =>
    token === undefined ? {} : { authorization: `Bearer ${token}` }

  return {
    get app() {
      return app
    },
    get db() {
      return database.dataSource.manager
    },
    get database() {
      return database
    },
    rest: (method, url, { body, token, headers } = {}) =>
      app.inject({
        method,
        url,
        headers: { accept: 'application/json', ...authorization(token), ...headers },
        ...(body !== undefined && { payload: body as object }),
      }),
    async graphql(query, { variables = {}, token } = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: authorization(token),
        payload: { query, variables },
      })
      return response.json()
    },
  }
}
