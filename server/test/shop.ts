import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Redis } from 'ioredis'
import type { EntityManager } from 'typeorm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createAccountSchemas } from '#domain/accounts/accounts.schema'
import { DEFAULT_TOP_LEVEL_DOMAINS } from '#domain/validation/email'
import type { AccountSettings } from '../accounts/accounts/accounts.service'
import { createLoginLimiter, loginLimiter } from '../accounts/accounts/login-limiter'
import {
  createRegistrationLimiter,
  registrationLimiter,
} from '../accounts/accounts/registration-limiter'
import { createResetLimiter, resetLimiter } from '../accounts/accounts/reset-limiter'
import { type AppOptions, createApp } from '../app/app'
import { type ProvidedResource, provide } from '../app/runtime'
import { folderStorage, pictureStorage } from '../catalogue/pictures/picture-storage'
import { sitemapSize } from '../catalogue/products/product-paths'
import {
  createReviewLimiter,
  type ReviewLimiter,
  reviewLimiter,
} from '../catalogue/reviews/review-limiter'
import { type CodeLimiter, codeLimiter, createCodeLimiter } from '../orders/discounts/code-limiter'
import { emptyDatabase, startTestDatabase, type TestDatabase } from './database'
import { temporaryFolder } from './folder'

export const TEST_JWT_SECRET = 'a-secret-for-tests-only-0123456789abcdef'

const ACCOUNT_SCHEMAS = createAccountSchemas(DEFAULT_TOP_LEVEL_DOMAINS)

export interface Limiters
  extends Pick<AccountSettings, 'loginLimiter' | 'registrationLimiter' | 'resetLimiter'> {
  readonly codeLimiter: CodeLimiter
  readonly reviewLimiter: ReviewLimiter
}

function provideLimiters(limiters: Limiters): readonly ProvidedResource[] {
  return [
    provide(loginLimiter, limiters.loginLimiter),
    provide(registrationLimiter, limiters.registrationLimiter),
    provide(resetLimiter, limiters.resetLimiter),
    provide(codeLimiter, limiters.codeLimiter),
    provide(reviewLimiter, limiters.reviewLimiter),
  ]
}

/** Short, so that tests need not wait for registrations of one network. */
const TURN_SECONDS = 0.01

export function createLimiters(redis?: Redis): Limiters {
  return {
    loginLimiter: createLoginLimiter(redis),
    registrationLimiter: createRegistrationLimiter(redis, TURN_SECONDS),
    resetLimiter: createResetLimiter(redis),
    codeLimiter: createCodeLimiter(redis, TURN_SECONDS),
    reviewLimiter: createReviewLimiter(redis),
  }
}

/** The account settings of a shop with default settings. */
export function accountSettings(): AccountSettings {
  return { jwtSecret: TEST_JWT_SECRET, schemas: ACCOUNT_SCHEMAS, ...createLimiters() }
}

/** Limiters that an app can keep while their counts are reset. */
function resettableLimiters(): { readonly limiters: Limiters; reset(): void } {
  let current: Limiters | undefined
  const forward = <Name extends keyof Limiters>(name: Name): Limiters[Name] =>
    new Proxy({} as Limiters[Name], {
      get(_target, property) {
        current ??= createLimiters()
        return Reflect.get(current[name], property)
      },
    })
  return {
    limiters: {
      loginLimiter: forward('loginLimiter'),
      registrationLimiter: forward('registrationLimiter'),
      resetLimiter: forward('resetLimiter'),
      codeLimiter: forward('codeLimiter'),
      reviewLimiter: forward('reviewLimiter'),
    },
    reset() {
      current = undefined
    },
  }
}

interface GraphQLResponse<Data> {
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

/** A database that is emptied before each test. */
export interface EmptiedDatabase {
  readonly db: EntityManager
  readonly database: TestDatabase
}

/** A shop with such a database, served in this process. */
export interface TestShop extends EmptiedDatabase {
  readonly app: FastifyInstance
  /** Sends a REST request. */
  rest(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    options?: {
      readonly body?: unknown
      readonly token?: string
      readonly headers?: Record<string, string>
    },
  ): Promise<LightMyRequestResponse>
  /** Sends a GraphQL operation; `Data` is the expected type of its data. */
  graphql<Data = Record<string, unknown>>(
    query: string,
    options?: {
      readonly variables?: Record<string, unknown>
      readonly token?: string
      readonly headers?: Record<string, string>
    },
  ): Promise<GraphQLResponse<Data>>
}

export interface ShopOptions {
  /** Overrides of the default settings. */
  readonly env?: Partial<AppOptions['env']>
  readonly pages?: AppOptions['pages']
  readonly limits?: AppOptions['limits']
  /** Of one file of the sitemap. */
  readonly maxSitemapAddresses?: number
  readonly logStream?: AppOptions['logStream']
  readonly tracing?: AppOptions['tracing']
  readonly readiness?: AppOptions['readiness']
  /** Called before each app is created. */
  readonly redis?: () => Redis
  /**
   * Creates an app for each test, if tests depend on an app's memory. Otherwise they share one until a test
   * closes it or makes it listen.
   */
  readonly newAppForEachTest?: boolean
  /** Resources instead of those of other tests. */
  readonly provided?: readonly ProvidedResource[]
}

/** Creates an app on a test database; it is not listening yet. */
export function createTestApp(
  { dataSource, notifications }: Pick<TestDatabase, 'dataSource' | 'notifications'>,
  options: ShopOptions = {},
  limiters?: Limiters,
): Promise<FastifyInstance> {
  const redis = options.redis?.()
  return createApp({
    env: {
      mode: 'test',
      logLevel: 'silent',
      publicUrl: 'https://shop.example.com',
      hstsSubdomains: false,
      trustProxy: false,
      corsOrigins: undefined,
      rateLimitPerMinute: undefined,
      metricsToken: undefined,
      offlinePages: true,
      seed: 'none',
      contact: {
        phone: '+20 2 2735 1234',
        email: 'care@shop.example.com',
        address: '7 Ramses Street, Cairo',
        addressAr: '7 شارع رمسيس، القاهرة',
        hours: undefined,
        hoursAr: undefined,
      },
      seller: {
        name: 'Mishmish for Pets LLC',
        address: '5 Tahrir Square, Cairo',
        taxNumber: '123-456-789',
        commercialRegister: '12345',
        whatsAppNumber: '201012345678',
      },
      bosta: undefined,
      paymob: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      emailTopLevelDomains: DEFAULT_TOP_LEVEL_DOMAINS,
      ...options.env,
    },
    dataSource,
    notifications,
    jwtSecret: TEST_JWT_SECRET,
    ...(redis && { redis }),
    provided: [
      provide(pictureStorage, folderStorage(temporaryFolder())),
      provide(sitemapSize, options.maxSitemapAddresses),
      ...(limiters ? provideLimiters(limiters) : []),
      ...(options.provided ?? []),
    ],
    ...(options.pages && { pages: options.pages }),
    ...(options.limits && { limits: options.limits }),
    ...(options.logStream && { logStream: options.logStream }),
    ...(options.tracing && { tracing: options.tracing }),
    ...(options.readiness && { readiness: options.readiness }),
  })
}

/** Sets up a database for the tests of a file or of a describe block that need no app. */
export function setUpDatabase(): EmptiedDatabase {
  let database: TestDatabase
  beforeAll(async () => {
    database = await startTestDatabase()
  })
  beforeEach(() => emptyDatabase(database.dataSource))
  afterAll(() => database?.close())
  return {
    get db() {
      return database.dataSource.manager
    },
    get database() {
      return database
    },
  }
}

/** Sets up a shop for the tests of a file or of a describe block. */
export function setUpShop(options: ShopOptions = {}): TestShop {
  const empty = setUpDatabase()
  // Failed logins of one test must not count in the next.
  const { limiters, reset } = resettableLimiters()
  let app: FastifyInstance
  let isOpen = false

  beforeEach(async () => {
    reset()
    if (isOpen && !app.server.listening && !options.newAppForEachTest) return
    await app?.close()
    app = await createTestApp(empty.database, options, options.redis ? undefined : limiters)
    isOpen = true
    app.addHook('onClose', async () => {
      isOpen = false
    })
  })
  // Runs before the hook that closes the database, since Vitest runs `afterAll` hooks in reverse order.
  afterAll(() => app?.close())

  const authorization = (token: string | undefined) =>
    token === undefined ? {} : { authorization: `Bearer ${token}` }

  return {
    get app() {
      return app
    },
    get db() {
      return empty.db
    },
    get database() {
      return empty.database
    },
    rest: (method, url, { body, token, headers } = {}) =>
      app.inject({
        method,
        url,
        headers: { accept: 'application/json', ...authorization(token), ...headers },
        ...(body !== undefined && { payload: body as object }),
      }),
    async graphql(query, { variables = {}, token, headers } = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...authorization(token), ...headers },
        payload: { query, variables },
      })
      return response.json()
    },
  }
}
