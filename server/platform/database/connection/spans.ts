import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientBase } from 'pg'

/** Kinds of spans: a statement, a periodic job, a mail, a request to another server, or a slow hash. */
export type SpanKind = 'statement' | 'job' | 'mail' | 'post' | 'hash'

/** Measures work as a span of a trace. Names contain no values. */
export type Tracer = <T>(kind: SpanKind, name: string, work: () => Promise<T>) => Promise<T>

let tracer: Tracer | undefined

/** Passes all spans to a tracer from now on, or to none. Connections that are open already are not measured. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next
}

/** Runs the work, as a span if the shop is being traced. */
export function inSpan<T>(kind: SpanKind, name: string, work: () => Promise<T>): Promise<T> {
  return tracer ? tracer(kind, name, work) : work()
}

const statementNames = new AsyncLocalStorage<string>()

/** Runs a named statement; its span gets the name. */
export function asStatement<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracer ? statementNames.run(name, work) : work()
}

/** A name for SQL that TypeORM has made, such as `SELECT users`. Its values are parameters. */
function nameOfSql(sql: string): string {
  const [, verb = 'SQL'] = /^\s*(\w+)/.exec(sql) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? []
  return [verb.toUpperCase(), table].filter(Boolean).join(' ')
}

const textOf = (query: unknown): string | undefined =>
  typeof query === 'string' ? query : (query as { readonly text?: string }).text

/** Makes each statement of a connection a span, if the shop is being traced. */
export function traceQueries(client: ClientBase): void {
  if (!tracer) return
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
  client.query = ((...parameters: unknown[]) => {
    const text = textOf(parameters[0])
    const hasCallback = parameters.some((parameter) => typeof parameter === 'function')
    if (text === undefined || hasCallback) return query(...parameters)
    return inSpan(
      'statement',
      statementNames.getStore() ?? nameOfSql(text),
      () => query(...parameters) as Promise<unknown>,
    )
  }) as typeof client.query
}
