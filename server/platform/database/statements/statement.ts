import type { ClientBase } from 'pg'
import type { DataSource, EntityManager } from 'typeorm'
import { z } from 'zod'
import { dedicatedConnections, runExpensive } from '../connection/expensive'
import { readCatalogue } from '../connection/replicas'
import { asStatement } from '../connection/spans'

/** The values of `$name`s. */
export type NamedParameters = Readonly<Record<string, unknown>>

/**
 * Runs a statement. `parameters` are the values of $1, $2 and so on, or of names such as $userId;
 * `parts` are passed to the function that builds its SQL.
 */
export type Statement<Result, Parts extends readonly unknown[] = []> = (
  db: EntityManager,
  parameters?: readonly unknown[] | NamedParameters,
  ...parts: Parts
) => Promise<Result>

interface Definition<Parts extends readonly unknown[]> {
  /** Unique, such as `cart.readLines`; at most 63 characters, PostgreSQL's limit. */
  readonly name: string
  /**
   * A function if parts of it differ between calls; values are always parameters. With more than {@link
   * MAX_NUMBERED} parameters, each has a name.
   */
  readonly sql: string | ((...parts: Parts) => string)
  /**
   * Parses the statement once per connection instead of for every run, and plans it once if PostgreSQL
   * estimates that one plan suits all parameters. If the text of a statement differs between calls, this
   * applies to its first {@link MAX_PREPARED_TEXTS} texts. Only on a server, see {@link prepareStatements}.
   */
  readonly prepare?: boolean
  /** Whether anonymous clients can make it expensive: it then runs through {@link runExpensive}. */
  readonly isExpensive?: boolean
  /** Whether it reads only what the version of the catalogue covers: it may run on a replica that has that version. */
  readonly isCatalogue?: boolean
}

/** A row does not have the shape that its statement declares. */
export class RowMismatchError extends Error {
  constructor(statementName: string, problems: readonly string[]) {
    super(`${statementName} returned rows of another shape than declared: ${problems.join('; ')}`)
    this.name = 'RowMismatchError'
  }
}

const trusted = new WeakSet<DataSource>()

/** Turns off the check of rows for a database, in production. */
export function trustRows(dataSource: DataSource): void {
  trusted.add(dataSource)
  const expensive = dedicatedConnections(dataSource)
  if (expensive) trusted.add(expensive)
}

function describe({ path, message }: z.core.$ZodIssue): string {
  const [, ...columns] = path.map((key) => (typeof key === 'number' ? '[]' : String(key)))
  return columns.length > 0 ? `${columns.join('.')}: ${message}` : message
}

/** Up to this number, a reader of the statement still knows which value is which. */
const MAX_NUMBERED = 5

const NAME = /\$([a-z]\w*)/gi

interface NamedSql {
  /** The SQL with $1, $2 and so on, as PostgreSQL expects it. */
  readonly text: string
  /** The name of each number. */
  readonly order: readonly string[]
}

function numberNames(sql: string): NamedSql {
  const order: string[] = []
  const text = sql.replace(NAME, (_, name: string) => {
    if (!order.includes(name)) order.push(name)
    return `$${order.indexOf(name) + 1}`
  })
  return { text, order }
}

function requireNames(statementName: string, sql: string): void {
  const numbers = [...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number))
  if (Math.max(0, ...numbers) > MAX_NUMBERED) {
    throw new Error(`${statementName} has too many parameters to be numbered: name them`)
  }
}

const isNumbered = (
  parameters: readonly unknown[] | NamedParameters,
): parameters is readonly unknown[] => Array.isArray(parameters)

/** The values in the order of their numbers. Throws for a name without a value, or a value without a name. */
function orderValues(
  statementName: string,
  order: readonly string[],
  parameters: NamedParameters,
): unknown[] {
  const missing = order.filter((name) => !(name in parameters))
  const unknown = Object.keys(parameters).filter((name) => !order.includes(name))
  if (missing.length + unknown.length > 0) {
    throw new Error(`${statementName} has other parameters: ${[...missing, ...unknown].join(', ')}`)
  }
  return order.map((name) => parameters[name])
}

/** Each prepared text takes memory in every connection. */
const MAX_PREPARED_TEXTS = 20

const names = new Set<string>()
/** The names of prepared statements by their SQL. */
const preparedNames = new Map<string, string>()

const runHere = <T>(db: EntityManager, run: (db: EntityManager) => Promise<T>) => run(db)

/** Makes a connection send prepared statements by name, so that the server reuses their plans. */
export function prepareStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
  client.query = ((text: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? preparedNames.get(text) : undefined
    if (!name || !Array.isArray(rest[0])) return query(text, ...rest)
    const [values, ...others] = rest
    return query({ name, text, values }, ...others)
  }) as typeof client.query
}

/**
 * Declares a named SQL statement with the shape of its rows as pg returns them: bigint and numeric as
 * text, a timestamp as a Date, but as text inside JSON. Outside production, every row is checked against
 * the shape, which must have all columns; nothing is converted. Without `row`, it returns nothing.
 */
export function statement<Shape extends z.core.$ZodShape, Parts extends readonly unknown[] = []>(
  definition: Definition<Parts> & { readonly row: z.ZodObject<Shape> },
): Statement<z.input<z.ZodObject<Shape>>[], Parts>
export function statement<Parts extends readonly unknown[] = []>(
  definition: Definition<Parts>,
): Statement<void, Parts>
export function statement<Parts extends readonly unknown[]>({
  name,
  sql,
  row,
  prepare,
  isExpensive,
  isCatalogue,
}: Definition<Parts> & { readonly row?: z.ZodObject }): Statement<unknown, Parts> {
  if (names.has(name)) throw new Error(`Two statements have the name ${name}`)
  names.add(name)
  const fixed = typeof sql === 'string' ? numberNames(sql) : undefined
  if (typeof sql === 'string') requireNames(name, sql)
  if (prepare && fixed) preparedNames.set(fixed.text, name)
  const build = (parts: Parts) =>
    fixed ?? numberNames(typeof sql === 'string' ? sql : sql(...parts))
  let texts = 0
  const prepareText = (text: string) => {
    if (texts >= MAX_PREPARED_TEXTS || preparedNames.has(text)) return
    texts += 1
    preparedNames.set(text, `${name}.${texts}`)
  }
  const shape = row ? z.array(row.strict()) : z.array(z.never())
  return async (db, parameters = [], ...parts) => {
    const { text, order } = build(parts)
    const values = isNumbered(parameters) ? [...parameters] : orderValues(name, order, parameters)
    if (prepare) prepareText(text)
    const run = (manager: EntityManager) => manager.query<unknown[]>(text, values)
    const start = isExpensive ? runExpensive : runHere
    const result = await asStatement(name, () =>
      isCatalogue ? readCatalogue(db, run, start) : start(db, run),
    )
    // TypeORM returns the rows of UPDATE and DELETE together with their count.
    const rows = Array.isArray(result[0]) ? result[0] : result
    if (!trusted.has(db.dataSource)) {
      const { error } = shape.safeParse(rows)
      if (error) throw new RowMismatchError(name, [...new Set(error.issues.map(describe))])
    }
    return row ? rows : undefined
  }
}
