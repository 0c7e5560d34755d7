import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import {
  DEFAULT_TOP_LEVEL_DOMAINS,
  emailEndings,
  emailProblem,
  type TopLevelDomains,
} from '#domain/validation/email'
import { parameterProblem, splitHosts, splitUrls } from './postgres-url'
import { StartupError } from './startup-error'
import { type TrustedProxies, trustedProxiesSchema } from './trusted-proxies'

const DEVELOPMENT_ADMIN_EMAIL = 'admin@pets.example.com'

/** The minimum length of the key that signs tokens. */
export const MIN_SECRET_LENGTH = 32

const MIN_PRODUCTION_ADMIN_PASSWORD_LENGTH = 12

/** Long enough for a load balancer that polls every few seconds to notice that the server is not ready. */
const PRODUCTION_DRAIN_SECONDS = 5

const DEFAULT_DAYS = '730'
const MAX_DAYS = 3650
/** The database refuses to remove younger entries (append-only.sql). */
const MIN_CHANGE_LOG_DAYS = 90
const MIN_CART_DAYS = 30

/** How many days something is kept. */
function daysSchema(min: number) {
  const message = `must be a number of days from ${min} to ${MAX_DAYS}`
  return z
    .string()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((days) => days >= min && days <= MAX_DAYS, message)
    .prefault(DEFAULT_DAYS)
}

function url(protocols: readonly string[]) {
  const message = `must be a URL that starts with ${protocols.map((p) => `${p}://`).join(' or ')}`
  return z.string().superRefine((text, context) => {
    const hasProtocol = protocols.some((protocol) => text.startsWith(`${protocol}://`))
    const isValid = URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1))
    if (hasProtocol && hasRawPassword(text)) {
      context.addIssue({ code: 'custom', message: ESCAPES })
    } else if (!isValid) context.addIssue({ code: 'custom', message })
  })
}

const POSTGRES_PROTOCOLS = ['postgres', 'postgresql']

const ONE_HOST = 'must have one host in each URL: that of the replica itself'

/** What is wrong with a URL of one host, or of several, of which one is the primary. */
function postgresProblem(text: string): string | undefined {
  const host = url(POSTGRES_PROTOCOLS)
  const problems = splitHosts(text).flatMap((one) => host.safeParse(one).error?.issues ?? [])
  return problems[0]?.message ?? parameterProblem(text)
}

const postgresUrl = z.string().superRefine((text, context) => {
  const message = postgresProblem(text)
  if (message) context.addIssue({ code: 'custom', message })
})

const replicaUrls = z
  .string()
  .transform(splitUrls)
  .superRefine((urls, context) => {
    const isOne = (one: string) => splitHosts(one).length === 1
    const problem = urls.map(postgresProblem).find((message) => message !== undefined)
    const message = problem ?? (urls.every(isOne) ? undefined : ONE_HOST)
    if (message) context.addIssue({ code: 'custom', message })
  })

const ESCAPES =
  'has a user or password with a character that URLs reserve: write / as %2F, # as %23, ? as %3F, @ as %40, : as %3A and % as %25'

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/**
 * Whether the user or password in a URL contains an unescaped reserved character: one that ends it early,
 * such as a slash before another @, or a % that begins no escape sequence.
 */
function hasRawPassword(text: string): boolean {
  const [, rest = ''] = text.split('://', 2)
  const [beforeQuery = ''] = rest.split('?')
  const address = beforeQuery.includes('/') ? beforeQuery : rest
  const user = address.slice(0, address.lastIndexOf('@') + 1)
  return /[/#?]/.test(user) || !isDecodable(user)
}

function splitList(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

function isWildcard(list: readonly string[]): boolean {
  return list.length === 1 && list[0] === '*'
}

/** Whether a text is an origin as browsers send it: scheme, host and port, without a path. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

const sellerText = z
  .string()
  .trim()
  .min(1, 'must not be blank')
  .max(300, 'must have at most 300 characters')

const TOP_LEVEL_DOMAIN = /^(?!-)[a-z0-9-]+(?<!-)$/

const topLevelDomainsSchema = z
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

/** The same rule as at sign-in, so that the admin can sign in. */
function adminEmailSchema(domains: TopLevelDomains) {
  return z
    .string()
    .trim()
    .toLowerCase()
    .superRefine((email, context) => {
      const problem = emailProblem(email, domains)
      if (!problem) return
      const endings = emailEndings(domains).join(' or ')
      const message =
        problem === 'invalid.email'
          ? 'must be an email address'
          : `must end in ${endings}, as set by EMAIL_TOP_LEVEL_DOMAINS`
      context.addIssue({ code: 'custom', message })
    })
}

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

function createSettingsSchema(domains: TopLevelDomains) {
  return z.object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], {
        error: 'must be development, production or test',
      })
      .default('development'),
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')
      .default(4000),
    HOST: z.string().default('localhost'),
    WORKERS: z
      .string()
      .regex(/^(?:auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be auto or a whole number from 1 to 64')
      .default('1'),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    DATABASE_REPLICA_URLS: replicaUrls.optional(),
    REDIS_URL: url(['redis', 'rediss']).optional(),
    DATA_DIR: z
      .string()
      .default('data')
      .transform((path) => resolve(path)),
    JWT_SECRET: z
      .string()
      .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
      .optional(),
    ADMIN_EMAIL: adminEmailSchema(domains).optional(),
    EMAIL_TOP_LEVEL_DOMAINS: topLevelDomainsSchema,
    ADMIN_PASSWORD: z
      .string()
      .regex(/^[A-Za-z0-9!@#$%^&*]{6,30}$/, 'must be 6 to 30 characters: letters, digits, !@#$%^&*')
      .optional(),
    SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('warn'),
    PUBLIC_URL: z
      .string()
      .transform((text) => text.replace(/\/$/, ''))
      .refine(
        isOrigin,
        'must be an origin, such as https://shop.example.com: in lower case, without a user, path or query',
      )
      .optional(),
    HSTS_SUBDOMAINS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
    DRAIN_SECONDS: z
      .string()
      .regex(/^(?:\d|[1-9]\d|[12]\d\d|300)$/, 'must be a whole number from 0 to 300')
      .transform(Number)
      .optional(),
    CHANGE_LOG_DAYS: daysSchema(MIN_CHANGE_LOG_DAYS),
    CART_DAYS: daysSchema(MIN_CART_DAYS),
    TRUST_PROXY: trustedProxiesSchema,
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 characters: letters, digits and -._~+/=')
      .optional(),
    CORS_ORIGINS: z
      .string()
      .transform(splitList)
      .refine(
        (origins) => isWildcard(origins) || (origins.length > 0 && origins.every(isOrigin)),
        'must be * or a comma-separated list of origins, such as https://shop.example.com',
      )
      .transform((origins) => (isWildcard(origins) ? undefined : origins))
      .optional(),
    RATE_LIMIT_PER_MINUTE: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, 'must be a whole number above 0')
      .transform(Number)
      .optional(),
    OFFLINE_PAGES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    SMTP_URL: url(['smtp', 'smtps']).optional(),
    MAIL_FROM: z.email('must be an email address').optional(),
    SHOP_PHONE: z
      .string()
      .trim()
      .regex(/^\+?\d[\d ()-]{3,28}\d$/, 'must be a phone number, such as +20 2 2735 1234')
      .optional(),
    SHOP_EMAIL: z.email('must be an email address').optional(),
    SHOP_ADDRESS: sellerText.optional(),
    SHOP_ADDRESS_AR: sellerText.optional(),
    SHOP_HOURS: sellerText.optional(),
    SHOP_HOURS_AR: sellerText.optional(),
    SELLER_NAME: sellerText.optional(),
    SELLER_ADDRESS: sellerText.optional(),
    SELLER_TAX_NUMBER: sellerText.optional(),
    SELLER_COMMERCIAL_REGISTER: sellerText.optional(),
    WHATSAPP_NUMBER: z
      .string()
      .transform((text) => text.replace(/[\s()-]/g, '').replace(/^(?:\+|00)/, ''))
      .refine(
        (digits) => /^[1-9]\d{7,14}$/.test(digits),
        'must be a phone number with its country code, such as +201012345678',
      )
      .optional(),
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: url(['http', 'https']).optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    BOSTA_API_KEY: z
      .string()
      .regex(/^[\x21-\x7e]{16,1000}$/, 'must be 16 to 1000 characters without spaces')
      .optional(),
    BOSTA_API_URL: url(['http', 'https'])
      .transform((text) => text.replace(/\/$/, ''))
      .default('https://app.bosta.co/api/v2'),
    BOSTA_WEBHOOK_SECRET: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces')
      .optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: url(['http', 'https'])
      .transform((text) => text.replace(/\/$/, ''))
      .optional(),
    // The exporter reads it itself.
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .regex(
        /^[^=,\s]+=[^,\s]*(?:,[^=,\s]+=[^,\s]*)*$/,
        'must be a list such as name=value,other=value',
      )
      .optional(),
    OTEL_EXPORTER_OTLP_PROTOCOL: z
      .enum(['http/json'], { error: 'must be http/json, the only protocol of the shop' })
      .optional(),
    OTEL_SERVICE_NAME: z.string().trim().min(1).max(100).default('mishmish'),
    OTEL_TRACES_SAMPLER: z
      .enum(SAMPLERS, {
        error: `must be ${SAMPLERS.slice(0, -1).join(', ')} or ${SAMPLERS.at(-1)}`,
      })
      .default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, 'must be a share from 0 to 1, such as 0.1')
      .transform(Number)
      .default(1),
    DATABASE_POOL_SIZE: z
      .string()
      .regex(/^([2-9]|[1-9]\d{1,2})$/, 'must be a whole number from 2 to 999')
      .transform(Number)
      .default(10),
  })
}

type Settings = z.output<ReturnType<typeof createSettingsSchema>>

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(createSettingsSchema('*').shape)

/** A bucket of Amazon S3 or, with an endpoint, of a compatible server. */
export interface PictureBucket {
  readonly bucket: string
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The seller, shown on receipts. Unset details are omitted. */
interface Seller {
  readonly name: string | undefined
  readonly address: string | undefined
  readonly taxNumber: string | undefined
  readonly commercialRegister: string | undefined
  /** With its country code, in digits alone. */
  readonly whatsAppNumber: string | undefined
}

/** The contact details, shown on every page and in mails. Unset details are omitted. */
interface ContactSettings {
  readonly phone: string | undefined
  readonly email: string | undefined
  readonly address: string | undefined
  readonly addressAr: string | undefined
  readonly hours: string | undefined
  readonly hoursAr: string | undefined
}

/** The account at Bosta, a delivery company. */
export interface BostaSettings {
  /** The base of its API, without a slash at the end. */
  readonly apiUrl: string
  readonly apiKey: string
  /** What its messages about deliveries have in their Authorization header; without it, none is accepted. */
  readonly webhookSecret: string | undefined
}

/** Where traces are sent, and which. The variables are those of OpenTelemetry. */
export interface TracingSettings {
  /** The base of the collector, without a slash at the end. */
  readonly endpoint: string
  readonly serviceName: string
  readonly sampler: (typeof SAMPLERS)[number]
  /** The share of traces that are sent, for a sampler by ratio. */
  readonly samplerRatio: number
}

/** The validated settings. Secrets that are optional in development may be undefined. */
export interface Env {
  readonly mode: Settings['NODE_ENV']
  readonly port: number
  readonly host: string
  /** The number of processes that serve requests. */
  readonly workers: number
  /** May list several hosts, of which one is the primary. */
  readonly databaseUrl: string | undefined
  /** PostgreSQL itself, if `databaseUrl` leads to a connection pooler in transaction mode. */
  readonly databaseDirectUrl: string | undefined
  /** Streaming replicas, for reads of the catalogue. */
  readonly databaseReplicaUrls: readonly string[]
  readonly databasePoolSize: number
  readonly redisUrl: string | undefined
  readonly dataDir: string
  readonly jwtSecret: string | undefined
  readonly adminEmail: string | undefined
  /** The top-level domains allowed in email addresses of accounts, including the admin's. */
  readonly emailTopLevelDomains: TopLevelDomains
  readonly adminPassword: string | undefined
  readonly seed: 'demo' | 'none'
  readonly logLevel: Settings['LOG_LEVEL']
  /** The shop's origin. */
  readonly publicUrl: string | undefined
  /** Whether browsers use https for all subdomains of the shop's host, too. */
  readonly hstsSubdomains: boolean
  /** How long a stopping server still accepts requests. */
  readonly drainSeconds: number
  /** How long the log of changes is kept. */
  readonly changeLogDays: number
  /** How long a cart is kept to which nothing is added. */
  readonly cartDays: number
  readonly trustProxy: TrustedProxies
  /** Allows reading /metrics from other machines. */
  readonly metricsToken: string | undefined
  readonly corsOrigins: readonly string[] | undefined
  readonly rateLimitPerMinute: number | undefined
  /** Whether browsers store pages for reading offline; `false` removes the stored ones. */
  readonly offlinePages: boolean
  /** Sends mails; without it they are stored in the data folder. */
  readonly smtpUrl: string | undefined
  /** The sender of mails; set if `smtpUrl` is. */
  readonly mailFrom: string | undefined
  /** The seller, for receipts and for shoppers. */
  readonly contact: ContactSettings
  readonly seller: Seller
  /** Undefined if the shop has no account there. */
  readonly bosta: BostaSettings | undefined
  /** Undefined if the shop is not traced. */
  readonly tracing: TracingSettings | undefined
  /** Stores uploaded pictures; without it they are stored in the data folder. */
  readonly pictureBucket: PictureBucket | undefined
}

/** Missing or invalid settings. The message names them and never contains their values. */
export class SettingsError extends StartupError {
  override readonly name = 'SettingsError'

  constructor(problems: readonly string[]) {
    super(`The shop cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

function productionProblems(settings: Settings): string[] {
  const problems: string[] = []
  if (!settings.JWT_SECRET) {
    problems.push(`JWT_SECRET is required in production (at least ${MIN_SECRET_LENGTH} characters)`)
  } else if (new Set(settings.JWT_SECRET).size < 8) {
    problems.push('JWT_SECRET is not random enough')
  }
  if (!settings.PUBLIC_URL) {
    problems.push(
      'PUBLIC_URL is required in production: the origin of the shop, such as https://shop.example.com',
    )
  }
  if (!settings.ADMIN_EMAIL) problems.push('ADMIN_EMAIL is required in production')
  if (!settings.ADMIN_PASSWORD) {
    problems.push('ADMIN_PASSWORD is required in production')
  } else if (settings.ADMIN_PASSWORD.length < MIN_PRODUCTION_ADMIN_PASSWORD_LENGTH) {
    problems.push(
      `ADMIN_PASSWORD must have at least ${MIN_PRODUCTION_ADMIN_PASSWORD_LENGTH} characters in production`,
    )
  }
  return problems
}

const BUCKET_SETTINGS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** An incomplete bucket is an error: pictures would silently be stored in the data folder. */
function bucketProblems(settings: Settings): string[] {
  const isConfigured = [...BUCKET_SETTINGS, 'S3_ENDPOINT' as const, 'S3_REGION' as const].some(
    (name) => settings[name],
  )
  if (!isConfigured) return []
  return BUCKET_SETTINGS.filter((name) => !settings[name]).map(
    (name) => `${name} is required to store pictures in a bucket`,
  )
}

/** The embedded database belongs to one process. */
function countWorkers({ WORKERS, DATABASE_URL }: Settings): number {
  if (WORKERS !== 'auto') return Number(WORKERS)
  return DATABASE_URL ? availableParallelism() : 1
}

function workerProblems({ DATABASE_URL, REDIS_URL }: Settings, workers: number): string[] {
  if (workers === 1) return []
  return [
    ...(DATABASE_URL
      ? []
      : ['WORKERS above 1 needs DATABASE_URL: the embedded database belongs to one process']),
    // Otherwise each would count failed logins, and all other limits, for itself.
    ...(REDIS_URL ? [] : ['WORKERS above 1 needs REDIS_URL: workers share the limits of clients']),
  ]
}

function pictureBucket(settings: Settings): PictureBucket | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region = 'us-east-1',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined
  return { bucket, endpoint, region, accessKeyId, secretAccessKey }
}

function tracingSettings(settings: Settings): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  if (!endpoint) return undefined
  return {
    endpoint,
    serviceName: settings.OTEL_SERVICE_NAME,
    sampler: settings.OTEL_TRACES_SAMPLER,
    samplerRatio: settings.OTEL_TRACES_SAMPLER_ARG,
  }
}

function bostaSettings(settings: Settings): BostaSettings | undefined {
  const { BOSTA_API_KEY: apiKey, BOSTA_API_URL: apiUrl } = settings
  return apiKey ? { apiKey, apiUrl, webhookSecret: settings.BOSTA_WEBHOOK_SECRET } : undefined
}

/** The mode, before the settings are validated: how to print that they are invalid depends on it. */
export function readMode({ NODE_ENV }: NodeJS.ProcessEnv): Settings['NODE_ENV'] | undefined {
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
  // If it is invalid, the problem is reported below and ADMIN_EMAIL is not checked against it.
  const { data: domains = '*' } = topLevelDomainsSchema.safeParse(
    source.EMAIL_TOP_LEVEL_DOMAINS || undefined,
  )
  const result = createSettingsSchema(domains).safeParse(input)
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    )
  }
  const settings = result.data
  const workers = countWorkers(settings)
  const problems = [
    ...workerProblems(settings, workers),
    ...(settings.NODE_ENV === 'production' ? productionProblems(settings) : []),
    ...bucketProblems(settings),
    ...(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'] as const)
      .filter((name) => settings[name] && !settings.DATABASE_URL)
      .map((name) => `${name} needs DATABASE_URL`),
    ...(settings.SMTP_URL && !settings.MAIL_FROM
      ? ['MAIL_FROM is required to send emails through SMTP_URL']
      : []),
    ...(settings.BOSTA_WEBHOOK_SECRET && !settings.BOSTA_API_KEY
      ? ['BOSTA_API_KEY is required to work with Bosta']
      : []),
  ]
  if (problems.length > 0) throw new SettingsError(problems)
  return {
    mode: settings.NODE_ENV,
    port: settings.PORT,
    host: settings.HOST,
    workers,
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    databaseReplicaUrls: settings.DATABASE_REPLICA_URLS ?? [],
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    redisUrl: settings.REDIS_URL,
    dataDir: settings.DATA_DIR,
    jwtSecret: settings.JWT_SECRET,
    adminEmail: settings.ADMIN_EMAIL,
    emailTopLevelDomains: settings.EMAIL_TOP_LEVEL_DOMAINS,
    adminPassword: settings.ADMIN_PASSWORD,
    seed: settings.SEED ?? (settings.DATABASE_URL ? 'none' : 'demo'),
    logLevel: settings.LOG_LEVEL,
    publicUrl: settings.PUBLIC_URL,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
    drainSeconds:
      settings.DRAIN_SECONDS ?? (settings.NODE_ENV === 'production' ? PRODUCTION_DRAIN_SECONDS : 0),
    changeLogDays: settings.CHANGE_LOG_DAYS,
    cartDays: settings.CART_DAYS,
    trustProxy: settings.TRUST_PROXY,
    metricsToken: settings.METRICS_TOKEN,
    corsOrigins: settings.CORS_ORIGINS,
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    offlinePages: settings.OFFLINE_PAGES === 'on',
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    contact: {
      phone: settings.SHOP_PHONE,
      email: settings.SHOP_EMAIL,
      address: settings.SHOP_ADDRESS,
      addressAr: settings.SHOP_ADDRESS_AR,
      hours: settings.SHOP_HOURS,
      hoursAr: settings.SHOP_HOURS_AR,
    },
    seller: {
      name: settings.SELLER_NAME,
      address: settings.SELLER_ADDRESS,
      taxNumber: settings.SELLER_TAX_NUMBER,
      commercialRegister: settings.SELLER_COMMERCIAL_REGISTER,
      whatsAppNumber: settings.WHATSAPP_NUMBER,
    },
    bosta: bostaSettings(settings),
    tracing: tracingSettings(settings),
    pictureBucket: pictureBucket(settings),
  }
}
