import { z } from 'zod'
import { parameterProblem, splitHosts, splitUrls } from './postgres-url'

/** A variable of the environment, and what it may be. */
interface Setting<T> {
  readonly variable: string
  readonly schema: z.ZodType<T>
}

/** Settings by their names in the code, some of them in groups. */
export interface SettingsTable {
  readonly [name: string]: Setting<unknown> | SettingsTable
}

/** The values of a table. */
export type Values<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer T> ? T : Values<Table[Name]>
}

/** Declares a setting: its schema gets the variable's text, or undefined if it is not set. */
export const setting = <T>(variable: string, schema: z.ZodType<T>): Setting<T> => ({
  variable,
  schema,
})

const isSetting = (entry: Setting<unknown> | SettingsTable): entry is Setting<unknown> =>
  'schema' in entry && entry.schema instanceof z.ZodType

/** The names of all variables of a table. */
export const variablesOf = (table: SettingsTable): readonly string[] =>
  Object.values(table).flatMap((entry) =>
    isSetting(entry) ? [entry.variable] : variablesOf(entry),
  )

/** Reads a table from variables. Adds a sentence for each invalid one, whose value is then undefined. */
export function readSettings<Table extends SettingsTable>(
  table: Table,
  source: Readonly<Record<string, string | undefined>>,
  problems: string[],
): Values<Table> {
  const read = (entry: Setting<unknown> | SettingsTable): unknown => {
    if (!isSetting(entry)) return readSettings(entry, source, problems)
    const { data, error } = entry.schema.safeParse(source[entry.variable])
    for (const { message } of error?.issues ?? []) problems.push(`${entry.variable} ${message}`)
    return data
  }
  const values = Object.entries(table).map(([name, entry]) => [name, read(entry)] as const)
  return Object.fromEntries(values) as Values<Table>
}

const MAX_DAYS = 3650

/** How many days something is kept: two years unless set. */
export function days(min: number) {
  const message = `must be a number of days from ${min} to ${MAX_DAYS}`
  return z
    .string()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((count) => count >= min && count <= MAX_DAYS, message)
    .default(730)
}

/** One of some words, the last of which is named after "or". */
export function choice<const Word extends string>(...words: readonly [Word, ...Word[]]) {
  const [last, ...others] = words.toReversed()
  return z.enum(words, { error: `must be ${others.toReversed().join(', ')} or ${last}` })
}

/** `on` or `off`. */
export const flag = (initially: 'on' | 'off') =>
  choice('on', 'off')
    .default(initially)
    .transform((text) => text === 'on')

/** A text that matches a pattern, which the message explains. */
export const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message)

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

/** A URL with one of some protocols. */
export function url(...protocols: readonly string[]) {
  const message = `must be a URL that starts with ${protocols.map((p) => `${p}://`).join(' or ')}`
  return z.string().superRefine((text, context) => {
    const hasProtocol = protocols.some((protocol) => text.startsWith(`${protocol}://`))
    const isValid = URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1))
    if (hasProtocol && hasRawPassword(text)) {
      context.addIssue({ code: 'custom', message: ESCAPES })
    } else if (!isValid) context.addIssue({ code: 'custom', message })
  })
}

/** The URL of a server, without a slash at the end. */
export const baseUrl = () => url('http', 'https').transform((text) => text.replace(/\/$/, ''))

/** Returns the problem of a URL of one host, or of several of which one is the primary; undefined if it is valid. */
function postgresProblem(text: string): string | undefined {
  const host = url('postgres', 'postgresql')
  const problems = splitHosts(text).flatMap((one) => host.safeParse(one).error?.issues ?? [])
  return problems[0]?.message ?? parameterProblem(text)
}

/** The URL of a PostgreSQL database. */
export const postgresUrl = () =>
  z.string().superRefine((text, context) => {
    const message = postgresProblem(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

const ONE_HOST = 'must have one host in each URL: that of the replica itself'

/** The URLs of replicas, none unless set. */
export const replicaUrls = () =>
  z
    .string()
    .transform(splitUrls)
    .superRefine((urls, context) => {
      const isOne = (one: string) => splitHosts(one).length === 1
      const problem = urls.map(postgresProblem).find((message) => message !== undefined)
      const message = problem ?? (urls.every(isOne) ? undefined : ONE_HOST)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .default([])

/** Splits at commas. */
export const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** Whether a list is a star alone. */
export const isWildcard = (list: readonly string[]): boolean => list.length === 1 && list[0] === '*'

/** Whether a text is an origin as browsers send it: scheme, host and port, without a path. */
export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
