import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { QueryFailedError } from 'typeorm'
import { expect, onTestFinished, test } from 'vitest'
import { StartupError } from '../startup-error'
import { explainFailure } from './explain-failure'
import { openDatabase } from './open'

const queryError = (query: string, code: string) =>
  new QueryFailedError(query, [], Object.assign(new Error('permission denied'), { code }))

test.each([
  ['CREATE EXTENSION IF NOT EXISTS pg_trgm', '42501', /extension pg_trgm.*CREATE EXTENSION/],
  ['CREATE EXTENSION IF NOT EXISTS pg_trgm', '0A000', /extension pg_trgm/],
  ['CREATE TABLE users ()', '42501', /cannot create tables.*GRANT CREATE/],
])(
  'Without the right to %s (%s), the start says in a sentence what to run',
  (query, code, text) => {
    const error = explainFailure(queryError(query, code))
    expect(error).toBeInstanceOf(StartupError)
    expect((error as Error).message).toMatch(text)
  },
)

test('Any other failure stays as it is', () => {
  const error = queryError('SELECT 1', '42P01')
  expect(explainFailure(error)).toBe(error)
})

/** Refuses every connection as pgbouncer does, unless it is told to ignore the parameter. */
async function startPooler(): Promise<number> {
  const fields = 'SERROR\0C08P01\0Munsupported startup parameter: statement_timeout\0\0'
  const header = Buffer.from('E\0\0\0\0')
  header.writeInt32BE(fields.length + 4, 1)
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([header, Buffer.from(fields)])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('A pooler that refuses the shop’s parameters is named, and the password is not', async () => {
  const port = await startPooler()
  const databaseUrl = `postgres://shop:secret-password@127.0.0.1:${port}/shop`
  const opening = openDatabase({ databaseUrl, databasePoolSize: 2, dataDir: '' })
  const error = await opening.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartupError)
  expect((error as Error).message).toMatch(/connection pooler.*session mode/)
  expect((error as Error).message).not.toContain('secret-password')
})
