import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The URL of another database of the same server. */
function withDatabase(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href
}

const nameIn = (url: string) => new URL(url).pathname.slice(1)

/** Runs work on a separate connection. */
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
 * Creates a database on the server of a URL, whichever database that names: a copy of `template` if
 * given, with further options of CREATE DATABASE. Returns its URL.
 */
export async function createDatabase(
  serverUrl: string,
  template?: string,
  options = '',
): Promise<string> {
  const base = template ? nameIn(template) : 'mishmish_test'
  const name = `${base}_${randomBytes(8).toString('hex')}`
  const from = template ? ` TEMPLATE ${base}` : ''
  await onServer(withDatabase(serverUrl, 'postgres'), `CREATE DATABASE ${name}${from} ${options}`)
  return withDatabase(serverUrl, name)
}

export async function dropDatabase(url: string): Promise<void> {
  await onServer(
    withDatabase(url, 'postgres'),
    `DROP DATABASE IF EXISTS ${nameIn(url)} WITH (FORCE)`,
  )
}

/** Drops a template and its remaining copies. */
export function dropTemplate(url: string): Promise<void> {
  return onDatabase(withDatabase(url, 'postgres'), async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1) ORDER BY datname DESC',
      [nameIn(url)],
    )
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  })
}
