import type { ClientBase } from 'pg'
import type { DataSource, EntityManager } from 'typeorm'
import { z } from 'zod'
import { dedicatedConnections, runExpensive } from './expensive'

/** Runs a statement. `parameters` are $1, $2 and so on; `parts` are passed to the function that builds its SQL. */
export type Statement<Result, Parts extends readonly unknown[] = []> = (
  db: EntityManager,
  parameters?: readonly unknown[],
  ...parts: Parts
) => Promise<Result>

interface Definition<Parts extends readonly unknown[]> {
  /** Unique, such as `cart.readLines`; at most 63 characters, PostgreSQL's limit. */
  readonly name: string
  /** A function if parts of it differ between calls; values are always parameters. */
  readonly sql: string | ((...parts: Parts) => string)
  /**
   * Parses the statement once per connection instead of for every run, and plans it once if PostgreSQL
   * estimates that one plan suits all parameters. Of a statement whose text differs between calls, the
   * first {@link MAX_PREPARED_TEXTS} texts. Only on a server, see {@link prepareStatements}.
   */
  readonly prepare?: boolean
  /** Anonymous clients can make it expensive: it runs as {@link runExpensive} describes. */
  readonly isExpensive?: boolean
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

/** Each one that is prepared takes memory in every connection. */
const MAX_PREPARED_TEXTS = 20

const names = new Set<string>()
/** The names of prepared statements by their SQL. */
const preparedNames = new Map<string, string>()

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
}: Definition<Parts> & { readonly row?: z.ZodObject }): Statement<unknown, Parts> {
  if (names.has(name)) throw new Error(`Two statements have the name ${name}`)
  names.add(name)
  if (prepare && typeof sql === 'string') preparedNames.set(sql, name)
  let texts = 0
  const prepareText = (text: string) => {
    if (texts >= MAX_PREPARED_TEXTS || preparedNames.has(text)) return
    texts += 1
    preparedNames.set(text, `${name}.${texts}`)
  }
  const shape = row ? z.array(row.strict()) : z.array(z.never())
  return async (db, parameters = [], ...parts) => {
    const text = typeof sql === 'string' ? sql : sql(...parts)
    if (prepare) prepareText(text)
    const run = (manager: EntityManager) => manager.query<unknown[]>(text, parameters as unknown[])
    const result = await (isExpensive ? runExpensive(db, run) : run(db))
    // TypeORM returns the rows of UPDATE and DELETE together with their count.
    const rows = Array.isArray(result[0]) ? result[0] : result
    if (!trusted.has(db.dataSource)) {
      const { error } = shape.safeParse(rows)
      if (error) throw new RowMismatchError(name, [...new Set(error.issues.map(describe))])
    }
    return row ? rows : undefined
  }
}
