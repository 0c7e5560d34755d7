import { resolve } from 'node:path'
import { z } from 'zod'

const DEVELOPMENT_ADMIN_EMAIL = 'admin@pets.example.com'
const MIN_SECRET_LENGTH = 32
const MIN_PRODUCTION_ADMIN_PASSWORD_LENGTH = 12

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1')

function url(protocols: readonly string[]) {
  const mistake = `must be an address that starts with ${protocols.map((p) => `${p}://`).join(' or ')}`
  return z.string().refine((text) => {
    return URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1))
  }, mistake)
}

const settingsSchema = z.object({
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
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  REDIS_URL: url(['redis', 'rediss']).optional(),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(path)),
  JWT_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
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
  PUBLIC_URL: url(['http', 'https'])
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: flag.default(false),
  CORS_ORIGINS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .optional(),
  RATE_LIMIT_PER_MINUTE: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number above 0')
    .transform(Number)
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url(['http', 'https']).optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^([2-9]|[1-9]\d{1,2})$/, 'must be a whole number from 2 to 999')
    .transform(Number)
    .default(10),
})

type Settings = z.output<typeof settingsSchema>

/** A bucket of Amazon S3 or, with an endpoint, of another server that speaks its protocol. */
export interface PictureBucket {
  readonly bucket: string
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The settings of one server, checked; secrets that development may lack are still undefined. */
export interface Env {
  readonly mode: Settings['NODE_ENV']
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly databasePoolSize: number
  readonly redisUrl: string | undefined
  readonly dataDir: string
  readonly jwtSecret: string | undefined
  readonly adminEmail: string | undefined
  readonly adminPassword: string | undefined
  readonly seed: 'demo' | 'none'
  readonly logLevel: Settings['LOG_LEVEL']
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean
  readonly corsOrigins: readonly string[] | undefined
  readonly rateLimitPerMinute: number | undefined
  /** Where uploaded pictures are kept; without it, in the data folder. */
  readonly pictureBucket: PictureBucket | undefined
}

/** A setting that is missing or wrong. The message names it and never repeats its value. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The shop cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'SettingsError'
  }
}

function productionProblems(settings: Settings): string[] {
  const problems: string[] = []
  if (!settings.JWT_SECRET) {
    problems.push(`JWT_SECRET is required in production (at least ${MIN_SECRET_LENGTH} characters)`)
  } else if (new Set(settings.JWT_SECRET).size < 8) {
    problems.push('JWT_SECRET is too regular to be a secret')
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

/** Half a bucket is a mistake: pictures would be kept where nobody looks for them. */
function bucketProblems(settings: Settings): string[] {
  const isWanted = [...BUCKET_SETTINGS, 'S3_ENDPOINT' as const, 'S3_REGION' as const].some(
    (name) => settings[name],
  )
  if (!isWanted) return []
  return BUCKET_SETTINGS.filter((name) => !settings[name]).map(
    (name) => `${name} is required to keep pictures in a bucket`,
  )
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

/**
 * Reads and checks every setting at once. An empty variable counts as not set.
 * Throws a SettingsError that names each bad one. Source: decisions section 9.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = settingsSchema.safeParse(given)
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    )
  }
  const settings = result.data
  const problems = [
    ...(settings.NODE_ENV === 'production' ? productionProblems(settings) : []),
    ...bucketProblems(settings),
  ]
  if (problems.length > 0) throw new SettingsError(problems)
  return {
    mode: settings.NODE_ENV,
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    redisUrl: settings.REDIS_URL,
    dataDir: settings.DATA_DIR,
    jwtSecret: settings.JWT_SECRET,
    adminEmail:
      settings.ADMIN_EMAIL ??
      (settings.NODE_ENV === 'production' ? undefined : DEVELOPMENT_ADMIN_EMAIL),
    adminPassword: settings.ADMIN_PASSWORD,
    seed: settings.SEED ?? (settings.DATABASE_URL ? 'none' : 'demo'),
    logLevel: settings.LOG_LEVEL,
    publicUrl: settings.PUBLIC_URL,
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    pictureBucket: pictureBucket(settings),
  }
}
