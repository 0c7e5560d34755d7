import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The address of another database of the same server. */
function withDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** Runs work on a connection of its own, past the shop. */
export async function onDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function onServer(url: string, sql: string): Promise<unknown> {
  return onDatabase(url, (client) => client.query(sql))
}

/**
 * Makes a new database on the server that the URL names, a copy of `template` if given, with further
 * options of CREATE DATABASE. Returns its URL.
 */
export async function createDatabase(
  serverUrl: string,
  template?: string,
  options = '',
): Promise<string> {
  const name = `mishmish_test_${randomBytes(8).toString('hex')}`
  const from = template ? ` TEMPLATE ${new URL(template).pathname.slice(1)}` : ''
  await onServer(serverUrl, `CREATE DATABASE ${name}${from} ${options}`)
  return withDatabase(serverUrl, name)
}

export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await onServer(withDatabase(url, 'postgres'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}
