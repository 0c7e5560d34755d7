import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

const names = new Map<string, string>()

/**
 * Declares a statement that is run often and always in the same way, whatever its parameters:
 * PostgreSQL plans it once a connection, which for some takes longer than running them.
 */
export function prepared(sql: string): string {
  names.set(sql, `p${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`)
  return sql
}

/** Makes a connection send each declared statement under its name, so that it is kept there. */
export function keepPrepared(client: ClientBase): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
  client.query = ((text: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? names.get(text) : undefined
    if (!name || !Array.isArray(rest[0])) return query(text, ...rest)
    const [values, ...others] = rest
    return query({ name, text, values }, ...others)
  }) as typeof client.query
}
