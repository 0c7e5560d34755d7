import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv, SettingsError } from './env'

const SECRET = 'Zq3vN8sK1xW6yB4mR9tL2pD7hF5jG0cA'
const production = {
  NODE_ENV: 'production',
  JWT_SECRET: SECRET,
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'long!enough!1',
  PUBLIC_URL: 'https://shop.example.com',
}

/** Returns the problems of the settings that are reported. */
function problemsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const [first, ...problems] = error.message.split('\n  - ')
    expect(first).toBe('The shop cannot start:')
    return problems
  }
}

describe('without any setting', () => {
  test('the mode is development, on port 4000, with the embedded database and the sample catalogue', () => {
    expect(readEnv({})).toMatchObject({
      mode: 'development',
      port: 4000,
      workers: 1,
      databaseUrl: undefined,
      dataDir: resolve('data'),
      jwtSecret: undefined,
      adminEmail: 'admin@pets.example.com',
      emailTopLevelDomains: ['com', 'net'],
      adminPassword: undefined,
      seed: 'demo',
      publicUrl: undefined,
      trustProxy: false,
      corsOrigins: undefined,
      rateLimitPerMinute: undefined,
      pictureBucket: undefined,
    })
  })

  test('an empty setting counts as not set', () => {
    const empty = { PORT: '', DATABASE_URL: '', JWT_SECRET: '', SEED: '', ADMIN_PASSWORD: '' }
    expect(readEnv(empty)).toEqual(readEnv({}))
  })
})

const INVALID_ORIGINS =
  'must be * or a comma-separated list of origins, such as https://shop.example.com'

const PROXIES =
  'the number of proxies in front of the shop, such as 1, or their networks, such as 10.0.0.0/8,loopback'

describe('a setting', () => {
  test.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['WORKERS', '1', { workers: 1 }],
    // The embedded database belongs to one process.
    ['WORKERS', 'auto', { workers: 1 }],
    ['DATABASE_URL', 'postgresql://u:p@db:5432/shop', { seed: 'none' }],
    ['DATABASE_URL', 'postgres://u:p%2Fw@db/shop?options=a@b', { seed: 'none' }],
    ['DATABASE_URL', 'postgres:///shop?host=/run/postgresql', { seed: 'none' }],
    ['SEED', 'none', { seed: 'none' }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['TRUST_PROXY', '0', { trustProxy: false }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    [
      'TRUST_PROXY',
      '10.0.0.0/8, loopback,192.0.2.1,2001:db8::/32',
      { trustProxy: ['10.0.0.0/8', 'loopback', '192.0.2.1', '2001:db8::/32'] },
    ],
    ['PUBLIC_URL', 'https://shop.example.com/', { publicUrl: 'https://shop.example.com' }],
    ['PUBLIC_URL', 'http://localhost:4000', { publicUrl: 'http://localhost:4000' }],
    ['HSTS_SUBDOMAINS', 'on', { hstsSubdomains: true }],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'http://collector:4318/',
      {
        tracing: {
          endpoint: 'http://collector:4318',
          serviceName: 'mishmish',
          sampler: 'parentbased_always_on',
          samplerRatio: 1,
        },
      },
    ],
    ['OTEL_SERVICE_NAME', 'shop', { tracing: undefined }],
    ['DRAIN_SECONDS', '20', { drainSeconds: 20 }],
    ['DRAIN_SECONDS', '0', { drainSeconds: 0 }],
    ['CHANGE_LOG_DAYS', '90', { changeLogDays: 90, cartDays: 730 }],
    ['CART_DAYS', '3650', { changeLogDays: 730, cartDays: 3650 }],
    [
      'CORS_ORIGINS',
      'https://a.example.com, https://b.example.com,',
      { corsOrigins: ['https://a.example.com', 'https://b.example.com'] },
    ],
    ['EMAIL_TOP_LEVEL_DOMAINS', '*', { emailTopLevelDomains: '*' }],
    [
      'EMAIL_TOP_LEVEL_DOMAINS',
      'com, .EG,xn--wgbh1c',
      { emailTopLevelDomains: ['com', 'eg', 'xn--wgbh1c'] },
    ],
    ['ADMIN_EMAIL', ' Admin@Example.NET ', { adminEmail: 'admin@example.net' }],
    ['CORS_ORIGINS', '*', { corsOrigins: undefined }],
    ['CORS_ORIGINS', 'http://localhost:3000', { corsOrigins: ['http://localhost:3000'] }],
    ['RATE_LIMIT_PER_MINUTE', '600', { rateLimitPerMinute: 600 }],
    ['SELLER_NAME', ' Pets LLC ', { seller: { name: 'Pets LLC', taxNumber: undefined } }],
    ['SHOP_PHONE', ' 16 555 ', { contact: { phone: '16 555', email: undefined } }],
    ['SHOP_HOURS', '', { contact: { hours: undefined } }],
    ['WHATSAPP_NUMBER', '+20 10 1234-5678', { seller: { whatsAppNumber: '201012345678' } }],
    ['DATABASE_POOL_SIZE', '25', { databasePoolSize: 25 }],
    [
      'DATABASE_URL',
      'postgres://u:p@one:5432,two:5433/shop?target_session_attrs=read-write',
      { seed: 'none' },
    ],
    ['DATABASE_URL', 'postgres://u@db/shop?sslmode=verify-full&sslrootcert=system', {}],
  ])('%s can be %s', (name, value, expected) => {
    expect(readEnv({ [name]: value })).toMatchObject(expected)
  })

  test('SEED=demo also selects the sample catalogue on a database server', () => {
    const env = readEnv({ DATABASE_URL: 'postgres://db/shop', SEED: 'demo' })
    expect(env.seed).toBe('demo')
  })

  test.each([
    ['PORT', '65536', 'must be a port number from 0 to 65535'],
    ['PORT', '-1', 'must be a port number from 0 to 65535'],
    ['PORT', 'http', 'must be a port number from 0 to 65535'],
    ['NODE_ENV', 'prod', 'must be development, production or test'],
    [
      'DATABASE_URL',
      'mysql://db/shop',
      'must be a URL that starts with postgres:// or postgresql://',
    ],
    [
      'DATABASE_URL',
      'not an address',
      'must be a URL that starts with postgres:// or postgresql://',
    ],
    ...['01012345678', '+20', 'none'].map((number): [string, string, string] => [
      'WHATSAPP_NUMBER',
      number,
      'must be a phone number with its country code, such as +201012345678',
    ]),
    ['SHOP_PHONE', 'call us', 'must be a phone number, such as +20 2 2735 1234'],
    ['SHOP_EMAIL', 'care', 'must be an email address'],
    ['SHOP_ADDRESS', 'x'.repeat(301), 'must have at most 300 characters'],
    ...['p/w', 'p#w', 'p?w', '12#34', 'p%w', 'p/w@x'].map((password): [string, string, string] => [
      'DATABASE_URL',
      `postgres://shop:${password}@db.example.com:5432/shop`,
      'has a user or password with a character that URLs reserve: write / as %2F, # as %23, ? as %3F, @ as %40, : as %3A and % as %25',
    ]),
    ['DATABASE_URL', 'postgres://u@one:5432,two:x/shop', /must be a URL/],
    ['DATABASE_URL', 'postgres://u@db/shop?sslmode=allow', /has an sslmode other than disable, /],
    ['DATABASE_URL', 'postgres://u@db/shop?sslmode=verify-ca', /needs sslrootcert/],
    [
      'DATABASE_URL',
      'postgres://u@db/shop?sslmode=verify-full&sslrootcert=/missing/ca.crt',
      'has an sslrootcert that is not a readable file',
    ],
    [
      'DATABASE_URL',
      'postgres://u@db/shop?target_session_attrs=standby',
      'has a target_session_attrs other than read-write: the shop writes to this database',
    ],
    ['REDIS_URL', 'http://redis', 'must be a URL that starts with redis:// or rediss://'],
    ['JWT_SECRET', 'too-short', 'must have at least 32 characters'],
    ['ADMIN_EMAIL', 'admin', 'must be an email address'],
    ['ADMIN_EMAIL', 'admin@com', 'must be an email address'],
    ['ADMIN_EMAIL', `${'o'.repeat(250)}@shop.com`, 'must be an email address'],
    ['ADMIN_EMAIL', 'admin@shop.eg', 'must end in .com or .net, as set by EMAIL_TOP_LEVEL_DOMAINS'],
    ...['com net', 'com.eg', '-a', ',', 'com,*'].map((domains): [string, string, string] => [
      'EMAIL_TOP_LEVEL_DOMAINS',
      domains,
      'must be * or a comma-separated list of top-level domains, such as com,net,eg',
    ]),
    ['ADMIN_PASSWORD', 'a b c d', 'must be 6 to 30 characters: letters, digits, !@#$%^&*'],
    ['SEED', 'yes', 'must be demo or none'],
    ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace or silent'],
    ...[
      'shop.example.com',
      'ftp://shop.example.com',
      'https://user:password@shop.example.com',
      'https://shop.example.com/shop',
      'https://shop.example.com//',
      'https://shop.example.com?a=1',
      'https://shop.example.com/#top',
      'https://',
    ].map((address): [string, string, string] => [
      'PUBLIC_URL',
      address,
      'must be an origin, such as https://shop.example.com: in lower case, without a user, path or query',
    ]),
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector:4318',
      'must be a URL that starts with http:// or https://',
    ],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/json, the only protocol of the shop'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a secret', 'must be a list such as name=value,other=value'],
    [
      'OTEL_TRACES_SAMPLER',
      'some',
      'must be always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off or parentbased_traceidratio',
    ],
    ['OTEL_TRACES_SAMPLER_ARG', '10', 'must be a share from 0 to 1, such as 0.1'],
    ['DRAIN_SECONDS', '301', 'must be a whole number from 0 to 300'],
    ['DRAIN_SECONDS', '-1', 'must be a whole number from 0 to 300'],
    ['CHANGE_LOG_DAYS', '89', 'must be a number of days from 90 to 3650'],
    ['CART_DAYS', 'never', 'must be a number of days from 30 to 3650'],
    ['HSTS_SUBDOMAINS', 'yes', 'must be on or off'],
    ...[
      'foo',
      'https://a.example.com, foo',
      'https://a.example.com/',
      '*, https://a.example.com',
      ',',
    ].map((origins): [string, string, string] => ['CORS_ORIGINS', origins, INVALID_ORIGINS]),
    ...['yes', '-1', '10', '1.5', '10.0.0.0/33', '10.1', 'loopback,', 'proxy.example.com'].map(
      (proxies): [string, string, string] => ['TRUST_PROXY', proxies, `must be ${PROXIES}`],
    ),
    ...['true', '0.0.0.0/0', '10.0.0.0/8,::/0'].map((proxies): [string, string, string] => [
      'TRUST_PROXY',
      proxies,
      `cannot be ${proxies}, because clients could then choose their own IP address: set ${PROXIES}`,
    ]),
    ['METRICS_TOKEN', 'short', 'must be 16 to 200 characters: letters, digits and -._~+/='],
    ['RATE_LIMIT_PER_MINUTE', '0', 'must be a whole number above 0'],
    ['S3_ENDPOINT', 's3.example.com', 'must be a URL that starts with http:// or https://'],
    ['DATABASE_POOL_SIZE', '1', 'must be a whole number from 2 to 999'],
  ])('%s cannot be %s', (name, value, message) => {
    const expected =
      typeof message === 'string' ? `${name} ${message}` : expect.stringMatching(message)
    expect(problemsOf({ [name]: value })).toEqual([expected])
  })

  test.each(['eg', 'com,eg', '*'])(
    'EMAIL_TOP_LEVEL_DOMAINS=%s allows an ADMIN_EMAIL in .eg',
    (EMAIL_TOP_LEVEL_DOMAINS) => {
      const env = readEnv({ EMAIL_TOP_LEVEL_DOMAINS, ADMIN_EMAIL: 'admin@shop.eg' })
      expect(env.adminEmail).toBe('admin@shop.eg')
    },
  )

  test('EMAIL_TOP_LEVEL_DOMAINS without com rejects the default ADMIN_EMAIL', () => {
    expect(problemsOf({ EMAIL_TOP_LEVEL_DOMAINS: 'eg' })).toEqual([
      'ADMIN_EMAIL must end in .eg, as set by EMAIL_TOP_LEVEL_DOMAINS',
    ])
  })

  test('is reported together with all other invalid ones, without their values', () => {
    const settings = {
      PORT: 'secret-port',
      DATABASE_URL: 'mysql://root:secret-password@db',
      JWT_SECRET: 'secret-token',
      ADMIN_PASSWORD: 'secret password',
    }
    const problems = problemsOf(settings)
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(settings))
    expect(problems.join()).not.toContain('secret-')
    expect(problems.join()).not.toContain('secret password')
  })
})

describe('a replica of the database', () => {
  const database = { DATABASE_URL: 'postgres://db/shop' }

  test('is one of a list of URLs', () => {
    const DATABASE_REPLICA_URLS = 'postgres://u:a,b@one/shop, postgresql://u:p@two:5433/shop'
    expect(readEnv({ ...database, DATABASE_REPLICA_URLS }).databaseReplicaUrls).toEqual([
      'postgres://u:a,b@one/shop',
      'postgresql://u:p@two:5433/shop',
    ])
    expect(readEnv(database).databaseReplicaUrls).toEqual([])
  })

  test.each([
    [
      'replica',
      'DATABASE_REPLICA_URLS must be a URL that starts with postgres:// or postgresql://',
    ],
    [
      'postgres://one,two/shop',
      'DATABASE_REPLICA_URLS must have one host in each URL: that of the replica itself',
    ],
  ])('cannot be %s', (DATABASE_REPLICA_URLS, problem) => {
    expect(problemsOf({ ...database, DATABASE_REPLICA_URLS })).toEqual([problem])
  })

  test.each(['DATABASE_REPLICA_URLS', 'DATABASE_DIRECT_URL'])('needs a primary: %s', (name) => {
    expect(problemsOf({ [name]: 'postgres://db/shop' })).toEqual([`${name} needs DATABASE_URL`])
  })
})

describe('a bucket for pictures', () => {
  const bucket = {
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'the-key',
    S3_SECRET_ACCESS_KEY: 'the-secret',
  }

  test('has a name and a key, and is on Amazon S3 by default', () => {
    expect(readEnv(bucket).pictureBucket).toEqual({
      bucket: 'pictures',
      endpoint: undefined,
      region: 'us-east-1',
      accessKeyId: 'the-key',
      secretAccessKey: 'the-secret',
    })
  })

  test('can be on another server and in another region', () => {
    const env = readEnv({ ...bucket, S3_ENDPOINT: 'http://minio:9000', S3_REGION: 'me-central-1' })
    expect(env.pictureBucket).toMatchObject({
      endpoint: 'http://minio:9000',
      region: 'me-central-1',
    })
  })

  test.each(Object.keys(bucket))('without %s is rejected', (name) => {
    expect(problemsOf({ ...bucket, [name]: '' })).toEqual([
      `${name} is required to store pictures in a bucket`,
    ])
  })

  test.each([
    ['S3_ENDPOINT', 'http://minio:9000'],
    ['S3_REGION', 'me-central-1'],
  ])('with only %s is rejected', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual(
      Object.keys(bucket).map((missing) => `${missing} is required to store pictures in a bucket`),
    )
  })

  test('is validated in production with all other settings', () => {
    const { JWT_SECRET: _secret, ...incomplete } = production
    expect(problemsOf({ ...incomplete, S3_BUCKET: 'pictures' })).toEqual([
      'JWT_SECRET is required in production (at least 32 characters)',
      'S3_ACCESS_KEY_ID is required to store pictures in a bucket',
      'S3_SECRET_ACCESS_KEY is required to store pictures in a bucket',
    ])
  })
})

describe('Bosta', () => {
  const bosta = { BOSTA_API_KEY: 'the-key-of-the-shop', BOSTA_WEBHOOK_SECRET: 'the-secret-of-both' }

  test('needs a key alone, at its usual address', () => {
    expect(readEnv({ BOSTA_API_KEY: bosta.BOSTA_API_KEY }).bosta).toEqual({
      apiUrl: 'https://app.bosta.co/api/v2',
      apiKey: bosta.BOSTA_API_KEY,
      webhookSecret: undefined,
    })
    expect(readEnv({}).bosta).toBeUndefined()
  })

  test('can be at another address', () => {
    const env = readEnv({ ...bosta, BOSTA_API_URL: 'https://stg-app.bosta.co/api/v2/' })
    expect(env.bosta?.apiUrl).toBe('https://stg-app.bosta.co/api/v2')
  })

  test.each([
    ['BOSTA_API_KEY', 'short', 'must be 16 to 1000 characters without spaces'],
    [
      'BOSTA_WEBHOOK_SECRET',
      'with spaces in between',
      'must be 16 to 200 characters without spaces',
    ],
    ['BOSTA_API_URL', 'app.bosta.co', 'must be a URL that starts with http:// or https://'],
  ])('with a wrong %s is rejected', (name, value, problem) => {
    expect(problemsOf({ ...bosta, [name]: value })).toEqual([`${name} ${problem}`])
  })

  test('with a secret and no key is rejected', () => {
    expect(problemsOf({ ...bosta, BOSTA_API_KEY: '' })).toEqual([
      'BOSTA_API_KEY is required to work with Bosta',
    ])
  })
})

describe('Paymob', () => {
  const paymob = {
    PAYMOB_SECRET_KEY: 'the-secret-key-of-the-shop',
    PAYMOB_PUBLIC_KEY: 'the-public-key-of-the-shop',
    PAYMOB_API_KEY: 'the-api-key-of-the-shop',
    PAYMOB_HMAC_SECRET: 'the-hmac-secret-of-the-shop',
    PAYMOB_INTEGRATIONS: 'card:123, wallet:456,valu:789,instalments:790,card:124',
  }

  test('is off until its keys are set', () => {
    expect(readEnv({}).paymob).toBeUndefined()
    expect(readEnv({ PAYMOB_API_URL: 'https://example.com' }).paymob).toBeUndefined()
  })

  test('has integrations for each way to pay', () => {
    expect(readEnv(paymob).paymob).toMatchObject({
      secretKey: paymob.PAYMOB_SECRET_KEY,
      apiUrl: 'https://accept.paymob.com',
      integrations: new Map([
        ['paymobCard', [123, 124]],
        ['paymobWallet', [456]],
        ['paymobInstalments', [789, 790]],
      ]),
    })
  })

  test.each(Object.keys(paymob))('without %s is rejected', (name) => {
    expect(problemsOf({ ...paymob, [name]: '' })).toEqual([
      `${name} is required to be paid through Paymob`,
    ])
  })

  test.each(['card', 'card:', 'card:0', 'card:x', 'cash:1', 'card:1;wallet:2', ','])(
    'with the integrations %s is rejected',
    (list) => {
      expect(problemsOf({ ...paymob, PAYMOB_INTEGRATIONS: list })[0]).toMatch(
        /^PAYMOB_INTEGRATIONS must be a list of card, wallet/,
      )
    },
  )

  test.each(['card:23,wallet:123', 'card:5,wallet:5'])(
    'with the integrations %s, of which one ends in another, is rejected',
    (list) => {
      expect(problemsOf({ ...paymob, PAYMOB_INTEGRATIONS: list })).toEqual([
        'PAYMOB_INTEGRATIONS must not have a number that another one ends in',
      ])
    },
  )
})

describe('in production', () => {
  test('complete settings are valid', () => {
    expect(readEnv(production)).toMatchObject({
      mode: 'production',
      jwtSecret: SECRET,
      adminEmail: 'admin@example.com',
    })
  })

  test('all missing settings are reported together', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      'JWT_SECRET is required in production (at least 32 characters)',
      'PUBLIC_URL is required in production: the origin of the shop, such as https://shop.example.com',
      'ADMIN_EMAIL is required in production',
      'ADMIN_PASSWORD is required in production',
    ])
  })

  test.each([
    ['JWT_SECRET', 'a'.repeat(64), 'JWT_SECRET is not random enough'],
    ['JWT_SECRET', 'abcabc'.repeat(8), 'JWT_SECRET is not random enough'],
    ['JWT_SECRET', SECRET.slice(1), 'JWT_SECRET must have at least 32 characters'],
    [
      'ADMIN_PASSWORD',
      'elevenchars',
      'ADMIN_PASSWORD must have at least 12 characters in production',
    ],
  ])('a weak %s is rejected', (name, value, message) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([message])
  })
})

describe('mail', () => {
  test('needs a sender to be sent through a server', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://mail.example.com' })).toEqual([
      'MAIL_FROM is required to send emails through SMTP_URL',
    ])
    const settings = { SMTP_URL: 'smtps://me:secret@mail.example.com', MAIL_FROM: 'a@example.com' }
    expect(readEnv(settings)).toMatchObject({
      smtpUrl: settings.SMTP_URL,
      mailFrom: settings.MAIL_FROM,
    })
  })

  test.each([
    [{ SMTP_URL: 'http://mail.example.com', MAIL_FROM: 'a@example.com' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'The shop' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }, 'MAIL_FROM'],
  ])('with the settings %j is rejected', (settings, name) => {
    expect(problemsOf(settings)).toEqual([expect.stringMatching(`^${name} must be`)])
  })
})

test('Pages are kept for reading offline unless OFFLINE_PAGES is off', () => {
  expect(readEnv({}).offlinePages).toBe(true)
  expect(readEnv({ OFFLINE_PAGES: 'off' }).offlinePages).toBe(false)
  expect(problemsOf({ OFFLINE_PAGES: 'no' })).toEqual(['OFFLINE_PAGES must be on or off'])
})

describe('several workers', () => {
  const shared = {
    DATABASE_URL: 'postgres://u:p@db/shop',
    REDIS_URL: 'redis://cache',
  }
  const NO_DATABASE =
    'WORKERS above 1 needs DATABASE_URL: the embedded database belongs to one process'
  const NO_REDIS = 'WORKERS above 1 needs REDIS_URL: workers share the limits of clients'

  test('share a database and Redis', () => {
    expect(readEnv({ ...shared, WORKERS: '4' })).toMatchObject({ workers: 4 })
  })

  test('are as many as there are cores with auto', () => {
    expect(readEnv({ ...shared, WORKERS: 'auto' })).toMatchObject({
      workers: availableParallelism(),
    })
  })

  test.each([
    [{}, [NO_DATABASE, NO_REDIS]],
    [{ DATABASE_URL: shared.DATABASE_URL }, [NO_REDIS]],
    [{ REDIS_URL: shared.REDIS_URL }, [NO_DATABASE]],
  ])('are refused with %o', (source, problems) => {
    expect(problemsOf({ ...source, WORKERS: '2' })).toEqual(problems)
  })

  test.each(['0', '65', '-1', '1.5', 'all'])('cannot be %s', (workers) => {
    expect(problemsOf({ WORKERS: workers })).toEqual([
      'WORKERS must be auto or a whole number from 1 to 64',
    ])
  })
})
