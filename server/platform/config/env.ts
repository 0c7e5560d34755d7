import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import {
  DEFAULT_TOP_LEVEL_DOMAINS,
  emailEndings,
  emailProblem,
  type TopLevelDomains,
} from '#domain/validation/email'
import {
  baseUrl,
  choice,
  days,
  flag,
  isOrigin,
  isWildcard,
  matching,
  postgresUrl,
  readSettings,
  replicaUrls,
  setting,
  splitList,
  url,
  type Values,
  variablesOf,
} from './setting'
import { StartupError } from './startup-error'
import { trustedProxiesSchema } from './trusted-proxies'

const DEVELOPMENT_ADMIN_EMAIL = 'admin@pets.example.com'

/** The minimum length of the key that signs tokens. */
export const MIN_SECRET_LENGTH = 32

const MIN_PRODUCTION_ADMIN_PASSWORD_LENGTH = 12

/** Long enough for a load balancer that polls every few seconds to notice that the server is not ready. */
const PRODUCTION_DRAIN_SECONDS = 5

/** The database refuses to remove younger entries (change-log.sql). */
const MIN_CHANGE_LOG_DAYS = 90
const MIN_CART_DAYS = 30

const emailSchema = z.email('must be an email address').optional()

const sellerText = z
  .string()
  .trim()
  .min(1, 'must not be blank')
  .max(300, 'must have at most 300 characters')
  .optional()

const TOP_LEVEL_DOMAIN = /^(?!-)[a-z0-9-]+(?<!-)$/

const topLevelDomains = z
  .string()
  .toLowerCase()
  .transform((list) => splitList(list).map((domain) => domain.replace(/^\./, '')))
  .refine(
    (domains) =>
      isWildcard(domains) || (domains.length > 0 && domains.every((d) => TOP_LEVEL_DOMAIN.test(d))),
    'must be * or a comma-separated list of top-level domains, such as com,net,eg',
  )
  .transform((domains): TopLevelDomains => (isWildcard(domains) ? '*' : domains))
  .default(DEFAULT_TOP_LEVEL_DOMAINS)

const corsOrigins = z
  .string()
  .transform(splitList)
  .refine(
    (origins) => isWildcard(origins) || (origins.length > 0 && origins.every(isOrigin)),
    'must be * or a comma-separated list of origins, such as https://shop.example.com',
  )
  .transform((origins) => (isWildcard(origins) ? undefined : origins))

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number from 0 to 65535')

const publicUrl = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine(
    isOrigin,
    'must be an origin, such as https://shop.example.com: in lower case, without a user, path or query',
  )

const whatsAppNumber = z
  .string()
  .transform((text) => text.replace(/[\s()-]/g, '').replace(/^(?:\+|00)/, ''))
  .refine(
    (digits) => /^[1-9]\d{7,14}$/.test(digits),
    'must be a phone number with its country code, such as +201012345678',
  )

const paymentKey = () =>
  matching(/^[\x21-\x7e]{16,2000}$/, 'must be 16 to 2000 characters without spaces').optional()

/** The ways to pay by the names that its account has for them. */
const PAYMOB_WAYS: Readonly<Record<string, OnlineWay>> = {
  card: 'paymobCard',
  wallet: 'paymobWallet',
  valu: 'paymobInstalments',
  instalments: 'paymobInstalments',
}

const INTEGRATION = /^(card|wallet|valu|instalments):([1-9]\d{0,14})$/

/** Whether a number ends in another one: Paymob's signature could be of either. */
const areAmbiguous = (ids: readonly string[]) =>
  ids.some((id, index) => ids.some((other, at) => at !== index && other.endsWith(id)))

/** The integrations of each way to pay, such as card:123,wallet:456. */
const paymobIntegrations = z
  .string()
  .transform(splitList)
  .refine(
    (list) => list.length > 0 && list.every((one) => INTEGRATION.test(one)),
    'must be a list of card, wallet, valu or instalments with the number of the integration, such as card:123,wallet:456',
  )
  .refine(
    (list) => !areAmbiguous(list.map((one) => one.split(':')[1] ?? '')),
    'must not have a number that another one ends in',
  )
  .transform((list): ReadonlyMap<OnlineWay, readonly number[]> => {
    const found = list.flatMap((one) => {
      const [, name = '', id] = INTEGRATION.exec(one) ?? []
      const way = PAYMOB_WAYS[name]
      return way ? [{ way, id: Number(id) }] : []
    })
    const idsOf = (way: OnlineWay) => found.filter((one) => one.way === way).map(({ id }) => id)
    return new Map(found.map(({ way }) => [way, idsOf(way)]))
  })

/** Every setting of the environment: its name in the code, its variable, and what it may be. */
const TABLE = {
  mode: setting('NODE_ENV', choice('development', 'production', 'test').default('development')),
  port: setting('PORT', port.default(4000)),
  host: setting('HOST', z.string().default('localhost')),
  /** The number of processes that serve requests. */
  workers: setting(
    'WORKERS',
    matching(
      /^(?:auto|[1-9]|[1-5]\d|6[0-4])$/,
      'must be auto or a whole number from 1 to 64',
    ).default('1'),
  ),
  /** May list several hosts, of which one is the primary. */
  databaseUrl: setting('DATABASE_URL', postgresUrl().optional()),
  /** PostgreSQL itself, if `databaseUrl` leads to a connection pooler in transaction mode. */
  databaseDirectUrl: setting('DATABASE_DIRECT_URL', postgresUrl().optional()),
  /** Streaming replicas, for reads of the catalogue. */
  databaseReplicaUrls: setting('DATABASE_REPLICA_URLS', replicaUrls()),
  databasePoolSize: setting(
    'DATABASE_POOL_SIZE',
    matching(/^([2-9]|[1-9]\d{1,2})$/, 'must be a whole number from 2 to 999')
      .transform(Number)
      .default(10),
  ),
  redisUrl: setting('REDIS_URL', url('redis', 'rediss').optional()),
  dataDir: setting(
    'DATA_DIR',
    z
      .string()
      .default('data')
      .transform((path) => resolve(path)),
  ),
  jwtSecret: setting(
    'JWT_SECRET',
    z
      .string()
      .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
      .optional(),
  ),
  /** Checked by the same rule as at sign-in, so that the admin can sign in. */
  adminEmail: setting('ADMIN_EMAIL', z.string().trim().toLowerCase().optional()),
  /** The top-level domains allowed in email addresses of accounts, including the admin's. */
  emailTopLevelDomains: setting('EMAIL_TOP_LEVEL_DOMAINS', topLevelDomains),
  adminPassword: setting(
    'ADMIN_PASSWORD',
    matching(
      /^[A-Za-z0-9!@#$%^&*]{6,30}$/,
      'must be 6 to 30 characters: letters, digits, !@#$%^&*',
    ).optional(),
  ),
  seed: setting('SEED', choice('demo', 'none').optional()),
  logLevel: setting(
    'LOG_LEVEL',
    choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('warn'),
  ),
  /** The shop's origin. */
  publicUrl: setting('PUBLIC_URL', publicUrl.optional()),
  /** Whether browsers use https for all subdomains of the shop's host, too. */
  hstsSubdomains: setting('HSTS_SUBDOMAINS', flag('off')),
  /** How long a stopping server still accepts requests. */
  drainSeconds: setting(
    'DRAIN_SECONDS',
    matching(/^(?:\d|[1-9]\d|[12]\d\d|300)$/, 'must be a whole number from 0 to 300')
      .transform(Number)
      .optional(),
  ),
  /** How long the log of changes is kept. */
  changeLogDays: setting('CHANGE_LOG_DAYS', days(MIN_CHANGE_LOG_DAYS)),
  /** How long a cart is kept to which nothing is added. */
  cartDays: setting('CART_DAYS', days(MIN_CART_DAYS)),
  trustProxy: setting('TRUST_PROXY', trustedProxiesSchema),
  /** Allows reading /metrics from other machines. */
  metricsToken: setting(
    'METRICS_TOKEN',
    matching(
      /^[\w.~+/=-]{16,200}$/,
      'must be 16 to 200 characters: letters, digits and -._~+/=',
    ).optional(),
  ),
  corsOrigins: setting('CORS_ORIGINS', corsOrigins.optional()),
  rateLimitPerMinute: setting(
    'RATE_LIMIT_PER_MINUTE',
    matching(/^[1-9]\d{0,6}$/, 'must be a whole number above 0')
      .transform(Number)
      .optional(),
  ),
  /** Whether browsers store pages for reading offline; `false` removes the stored ones. */
  offlinePages: setting('OFFLINE_PAGES', flag('on')),
  /** Sends mails; without it they are stored in the data folder. */
  smtpUrl: setting('SMTP_URL', url('smtp', 'smtps').optional()),
  /** The sender of mails; set if `smtpUrl` is. */
  mailFrom: setting('MAIL_FROM', emailSchema),
  /** The contact details, shown on every page and in mails. Unset details are omitted. */
  contact: {
    phone: setting(
      'SHOP_PHONE',
      z
        .string()
        .trim()
        .regex(/^\+?\d[\d ()-]{3,28}\d$/, 'must be a phone number, such as +20 2 2735 1234')
        .optional(),
    ),
    email: setting('SHOP_EMAIL', emailSchema),
    address: setting('SHOP_ADDRESS', sellerText),
    addressAr: setting('SHOP_ADDRESS_AR', sellerText),
    hours: setting('SHOP_HOURS', sellerText),
    hoursAr: setting('SHOP_HOURS_AR', sellerText),
  },
  /** The seller, shown on receipts. Unset details are omitted. */
  seller: {
    name: setting('SELLER_NAME', sellerText),
    address: setting('SELLER_ADDRESS', sellerText),
    taxNumber: setting('SELLER_TAX_NUMBER', sellerText),
    commercialRegister: setting('SELLER_COMMERCIAL_REGISTER', sellerText),
    /** With its country code, in digits alone. */
    whatsAppNumber: setting('WHATSAPP_NUMBER', whatsAppNumber.optional()),
  },
  /** Stores uploaded pictures; without it they are stored in the data folder. */
  pictureBucket: {
    bucket: setting('S3_BUCKET', z.string().optional()),
    /** Of a server that is compatible with Amazon S3. */
    endpoint: setting('S3_ENDPOINT', url('http', 'https').optional()),
    region: setting('S3_REGION', z.string().optional()),
    accessKeyId: setting('S3_ACCESS_KEY_ID', z.string().optional()),
    secretAccessKey: setting('S3_SECRET_ACCESS_KEY', z.string().optional()),
  },
  /** The account at Bosta, a delivery company. */
  bosta: {
    apiKey: setting(
      'BOSTA_API_KEY',
      matching(/^[\x21-\x7e]{16,1000}$/, 'must be 16 to 1000 characters without spaces').optional(),
    ),
    apiUrl: setting('BOSTA_API_URL', baseUrl().default('https://app.bosta.co/api/v2')),
    /** Expected Authorization header of its webhooks; without it, none is accepted. */
    webhookSecret: setting(
      'BOSTA_WEBHOOK_SECRET',
      matching(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces').optional(),
    ),
  },
  /** The account at Paymob, a payment provider. */
  paymob: {
    secretKey: setting('PAYMOB_SECRET_KEY', paymentKey()),
    publicKey: setting('PAYMOB_PUBLIC_KEY', paymentKey()),
    /** For questions about payments, which its other keys do not answer. */
    apiKey: setting('PAYMOB_API_KEY', paymentKey()),
    /** Signs its callbacks. */
    hmacSecret: setting('PAYMOB_HMAC_SECRET', paymentKey()),
    integrations: setting('PAYMOB_INTEGRATIONS', paymobIntegrations.optional()),
    apiUrl: setting('PAYMOB_API_URL', baseUrl().default('https://accept.paymob.com')),
  },
  /** Where traces are sent, and which. The variables are those of OpenTelemetry. */
  tracing: {
    endpoint: setting('OTEL_EXPORTER_OTLP_ENDPOINT', baseUrl().optional()),
    serviceName: setting(
      'OTEL_SERVICE_NAME',
      z.string().trim().min(1).max(100).default('mishmish'),
    ),
    sampler: setting(
      'OTEL_TRACES_SAMPLER',
      choice(
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ).default('parentbased_always_on'),
    ),
    /** The share of traces that are sent, for a sampler by ratio. */
    samplerRatio: setting(
      'OTEL_TRACES_SAMPLER_ARG',
      matching(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, 'must be a share from 0 to 1, such as 0.1')
        .transform(Number)
        .default(1),
    ),
  },
  /** Only checked here: OpenTelemetry's exporter reads these itself. */
  exporter: {
    headers: setting(
      'OTEL_EXPORTER_OTLP_HEADERS',
      matching(
        /^[^=,\s]+=[^,\s]*(?:,[^=,\s]+=[^,\s]*)*$/,
        'must be a list such as name=value,other=value',
      ).optional(),
    ),
    protocol: setting(
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      z
        .enum(['http/json'], { error: 'must be http/json, the only protocol of the shop' })
        .optional(),
    ),
  },
}

type Settings = Values<typeof TABLE>

/** The names of all settings. */
export const SETTINGS = variablesOf(TABLE)

/** The group, if those of its settings are set without which it is not in use. */
function ifSet<Group extends object, Name extends keyof Group>(group: Group, ...names: Name[]) {
  return names.every((name) => group[name] !== undefined)
    ? (group as Group & { readonly [N in Name]: NonNullable<Group[N]> })
    : undefined
}

/** The embedded database belongs to one process. */
function countWorkers({ workers, databaseUrl }: Settings): number {
  if (workers !== 'auto') return Number(workers)
  return databaseUrl ? availableParallelism() : 1
}

function envOf(settings: Settings) {
  const { databaseUrl, mode, pictureBucket, bosta, paymob, tracing } = settings
  const region = pictureBucket.region ?? 'us-east-1'
  return {
    ...settings,
    workers: countWorkers(settings),
    seed: settings.seed ?? (databaseUrl ? 'none' : 'demo'),
    drainSeconds: settings.drainSeconds ?? (mode === 'production' ? PRODUCTION_DRAIN_SECONDS : 0),
    /** Undefined if pictures are stored in the data folder. */
    pictureBucket: ifSet({ ...pictureBucket, region }, 'bucket', 'accessKeyId', 'secretAccessKey'),
    /** Undefined if the shop has no account there. */
    bosta: ifSet(bosta, 'apiKey'),
    /** Undefined if the shop has no account there. */
    paymob: ifSet(paymob, 'secretKey', 'publicKey', 'apiKey', 'hmacSecret', 'integrations'),
    /** Undefined if the shop is not traced. */
    tracing: ifSet(tracing, 'endpoint'),
  }
}

/** The validated settings. Secrets that are optional in development may be undefined. */
export type Env = Readonly<ReturnType<typeof envOf>>

export type PictureBucket = NonNullable<Env['pictureBucket']>
export type BostaSettings = NonNullable<Env['bosta']>
export type PaymobSettings = NonNullable<Env['paymob']>
export type TracingSettings = NonNullable<Env['tracing']>

/** Missing or invalid settings. The message names them and never contains their values. */
export class SettingsError extends StartupError {
  override readonly name = 'SettingsError'

  constructor(problems: readonly string[]) {
    super(`The shop cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

function adminEmailProblems({ adminEmail, emailTopLevelDomains = '*' }: Settings): string[] {
  const problem =
    adminEmail === undefined ? undefined : emailProblem(adminEmail, emailTopLevelDomains)
  if (!problem) return []
  if (problem === 'invalid.email') return ['ADMIN_EMAIL must be an email address']
  const endings = emailEndings(emailTopLevelDomains).join(' or ')
  return [`ADMIN_EMAIL must end in ${endings}, as set by EMAIL_TOP_LEVEL_DOMAINS`]
}

/** Problems of combined settings: missing ones in production, unmet dependencies and incomplete groups. */
function combinationProblems(settings: Settings): string[] {
  const { databaseUrl, redisUrl, jwtSecret, adminPassword, bosta } = settings
  const isProduction = settings.mode === 'production'
  const hasWorkers = countWorkers(settings) > 1
  const { bucket, accessKeyId, secretAccessKey } = settings.pictureBucket
  const { secretKey, publicKey, apiKey, hmacSecret, integrations } = settings.paymob
  const hasPaymob = [secretKey, publicKey, apiKey, hmacSecret, integrations].some(
    (value) => value !== undefined,
  )
  const throughPaymob = 'is required to be paid through Paymob'
  const hasBucket = Object.values(settings.pictureBucket).some((value) => value !== undefined)
  const inBucket = 'is required to store pictures in a bucket'
  const problems = {
    'WORKERS above 1 needs DATABASE_URL: the embedded database belongs to one process':
      hasWorkers && !databaseUrl,
    // Otherwise each would count failed logins, and all other limits, for itself.
    'WORKERS above 1 needs REDIS_URL: workers share the limits of clients': hasWorkers && !redisUrl,
    [`JWT_SECRET is required in production (at least ${MIN_SECRET_LENGTH} characters)`]:
      isProduction && !jwtSecret,
    'JWT_SECRET is not random enough': isProduction && jwtSecret && new Set(jwtSecret).size < 8,
    'PUBLIC_URL is required in production: the origin of the shop, such as https://shop.example.com':
      isProduction && !settings.publicUrl,
    'ADMIN_EMAIL is required in production': isProduction && !settings.adminEmail,
    'ADMIN_PASSWORD is required in production': isProduction && !adminPassword,
    [`ADMIN_PASSWORD must have at least ${MIN_PRODUCTION_ADMIN_PASSWORD_LENGTH} characters in production`]:
      isProduction && adminPassword && adminPassword.length < MIN_PRODUCTION_ADMIN_PASSWORD_LENGTH,
    // An incomplete bucket is an error: pictures would silently be stored in the data folder.
    [`S3_BUCKET ${inBucket}`]: hasBucket && !bucket,
    [`S3_ACCESS_KEY_ID ${inBucket}`]: hasBucket && !accessKeyId,
    [`S3_SECRET_ACCESS_KEY ${inBucket}`]: hasBucket && !secretAccessKey,
    'DATABASE_DIRECT_URL needs DATABASE_URL': settings.databaseDirectUrl && !databaseUrl,
    'DATABASE_REPLICA_URLS needs DATABASE_URL':
      settings.databaseReplicaUrls.length > 0 && !databaseUrl,
    'MAIL_FROM is required to send emails through SMTP_URL': settings.smtpUrl && !settings.mailFrom,
    [`PAYMOB_SECRET_KEY ${throughPaymob}`]: hasPaymob && !secretKey,
    [`PAYMOB_PUBLIC_KEY ${throughPaymob}`]: hasPaymob && !publicKey,
    [`PAYMOB_API_KEY ${throughPaymob}`]: hasPaymob && !apiKey,
    [`PAYMOB_HMAC_SECRET ${throughPaymob}`]: hasPaymob && !hmacSecret,
    [`PAYMOB_INTEGRATIONS ${throughPaymob}`]: hasPaymob && !integrations,
    'BOSTA_API_KEY is required to work with Bosta': bosta.webhookSecret && !bosta.apiKey,
  }
  return Object.entries(problems).flatMap(([problem, isPresent]) => (isPresent ? [problem] : []))
}

/** The mode, before the settings are validated: how to print that they are invalid depends on it. */
export function readMode({ NODE_ENV }: NodeJS.ProcessEnv): Env['mode'] | undefined {
  return NODE_ENV === 'production' ? NODE_ENV : undefined
}

/**
 * Reads and validates all settings. An empty variable counts as not set. Throws a SettingsError
 * that names every invalid setting.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const input = {
    ...(source.NODE_ENV !== 'production' && { ADMIN_EMAIL: DEVELOPMENT_ADMIN_EMAIL }),
    ...Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  }
  const problems: string[] = []
  const settings = readSettings(TABLE, input, problems)
  problems.push(...adminEmailProblems(settings))
  if (problems.length > 0) throw new SettingsError(problems)
  problems.push(...combinationProblems(settings))
  if (problems.length > 0) throw new SettingsError(problems)
  return envOf(settings)
}
