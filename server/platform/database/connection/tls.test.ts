import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Cluster, startCluster } from '../../../test/cluster'
import { requireProgram } from '../../../test/programs'
import { hasServer } from '../../../test/proxied-shop'
import { connect, openDatabase } from '../open'
import type { DatabaseLimits } from './time-limits'

/** Creates a certificate authority and a certificate for `localhost`, in a folder that the run removes. */
function createCertificates() {
  const openssl = requireProgram('openssl')
  const cwd = mkdtempSync(join(tmpdir(), 'mishmish-tls-'))
  const run = (...args: string[]) => execFileSync(openssl, args, { cwd, stdio: 'pipe' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  run('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.crt', '-subj', '/CN=Test authority')
  run('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=localhost')
  writeFileSync(join(cwd, 'names'), 'subjectAltName=DNS:localhost')
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names']
  run('x509', '-req', '-in', 'server.csr', ...signed, '-out', 'server.crt')
  const read = (name: string) => readFileSync(join(cwd, name), 'utf8')
  return {
    authority: join(cwd, 'ca.crt'),
    tls: { certificate: read('server.crt'), key: read('server.key') },
  }
}

/** Only with DATABASE_URL: the embedded database is part of the process. */
describe.skipIf(!hasServer)('A server that accepts encrypted connections only', () => {
  let cluster: Cluster
  let authority: string

  beforeAll(async () => {
    const certificates = createCertificates()
    authority = certificates.authority
    cluster = await startCluster({ tls: certificates.tls })
  })
  afterAll(() => cluster?.remove())

  const open = async (host: string, parameters: string, limits?: Partial<DatabaseLimits>) => {
    const url = `postgres://postgres@${host}:${cluster.port}/postgres${parameters}`
    const connected = await connect({ url }, { poolSize: 2, ...(limits && { limits }) })
    onTestFinished(() => connected.close())
    return connected.dataSource
  }
  const fileParameter = () => `sslrootcert=${encodeURIComponent(authority)}`

  test.each([
    ['127.0.0.1', 'sslmode=require', false],
    ['127.0.0.1', 'sslmode=verify-ca', true],
    ['localhost', 'sslmode=verify-full', true],
  ])('is reached at %s with %s', async (host, mode, hasAuthority) => {
    const dataSource = await open(host, `?${mode}${hasAuthority ? `&${fileParameter()}` : ''}`)
    const connections = await dataSource.query<{ name: string; ssl: boolean }[]>(
      `SELECT application_name AS name, ssl FROM pg_stat_activity JOIN pg_stat_ssl USING (pid)
       WHERE application_name LIKE 'mishmish%'`,
    )
    expect(connections.map(({ name }) => name)).toContain('mishmish notifications')
    expect(connections.filter(({ ssl }) => !ssl)).toEqual([])
  })

  test.each([
    ['127.0.0.1', '', /no encryption|pg_hba/],
    ['127.0.0.1', '?sslmode=disable', /no encryption|pg_hba/],
    ['127.0.0.1', '?sslmode=verify-full&ca', /127\.0\.0\.1 is not in the cert|does not match/],
    ['localhost', '?sslmode=verify-full', /certificate/],
    ['localhost', '?sslrootcert=system', /certificate/],
  ])('is not reached at %s with %s', async (host, parameters, message) => {
    await expect(open(host, parameters.replace('ca', fileParameter()))).rejects.toThrow(message)
  })

  test.each([
    ['production', [expect.stringMatching(/DATABASE_URL is encrypted, but anybody can pose/)]],
    ['development', []],
  ] as const)('that is not verified is named in %s', async (mode, notices) => {
    // Not one of the addresses that are known to be on this machine.
    const databaseUrl = `postgres://postgres@[::ffff:127.0.0.1]:${cluster.port}/postgres?sslmode=require`
    const env = { databaseUrl, databasePoolSize: 2, dataDir: '', mode }
    const connected = await openDatabase(env, { migrations: 0 })
    onTestFinished(() => connected.close())
    expect(connected.notices).toEqual(notices)
  })

  test('closes a connection after a time of silence, and not before', async () => {
    const limits = { idleSocketMilliseconds: 500 }
    const dataSource = await open('127.0.0.1', '?sslmode=require', limits)
    await dataSource.transaction(async (db) => {
      for (let count = 0; count < 4; count += 1) await db.query('SELECT pg_sleep(0.2)')
    })
    await expect(dataSource.query('SELECT pg_sleep(5)')).rejects.toThrow(/terminated|responded/)
  })
})
