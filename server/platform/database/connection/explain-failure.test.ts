import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { QueryFailedError } from 'typeorm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { StartupError } from '../../config/startup-error'
import { connect, openDatabase } from '../open'
import { explainFailure } from './explain-failure'
import { listenToServer, NotificationListener } from './notifications'

const queryError = (query: string, code: string) =>
  new QueryFailedError(query, [], Object.assign(new Error('permission denied'), { code }))

test.each([
  ['CREATE EXTENSION IF NOT EXISTS pg_trgm', '42501', /extension pg_trgm.*CREATE EXTENSION/],
  ['CREATE EXTENSION IF NOT EXISTS pg_trgm', '0A000', /extension pg_trgm/],
  ['CREATE TABLE users ()', '42501', /cannot create tables.*GRANT CREATE/],
])(
  'Without the privilege to %s (%s), the start prints a sentence that says what to run',
  (query, code, text) => {
    const error = explainFailure(queryError(query, code))
    expect(error).toBeInstanceOf(StartupError)
    expect((error as Error).message).toMatch(text)
  },
)

test('Any other failure is unchanged', () => {
  const error = queryError('SELECT 1', '42P01')
  expect(explainFailure(error)).toBe(error)
})

const AUTHENTICATED_AND_READY = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I')

// Long enough for a busy machine.
const SHORT_MILLISECONDS = 1_000

/**
 * Like a session pool whose connections are all in use: accepts each connection, but never responds to a
 * statement.
 */
async function startFullPooler() {
  const startupMessages: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (message) => {
      startupMessages.push(message.toString())
      socket.write(AUTHENTICATED_AND_READY)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `postgres://shop:secret-password@127.0.0.1:${port}/shop`, startupMessages }
}

describe('Through a pooler without a free connection', () => {
  test('the start ends with a sentence that does not contain the password', async () => {
    const { url: databaseUrl } = await startFullPooler()
    const opening = openDatabase(
      { databaseUrl, databasePoolSize: 2, dataDir: '' },
      { limits: { connectMilliseconds: SHORT_MILLISECONDS } },
    )
    const error = await opening.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartupError)
    expect((error as Error).message).toMatch(/does not respond.*DATABASE_POOL_SIZE/)
    expect((error as Error).message).not.toContain('secret-password')
  })

  test('the wait for notifications is limited', async () => {
    const { url } = await startFullPooler()
    const listening = listenToServer({ url }, new NotificationListener(), SHORT_MILLISECONDS)
    expect(explainFailure(await listening.catch((reason: unknown) => reason))).toBeInstanceOf(
      StartupError,
    )
  })
})

test('Limits are not parameters of the connection, which poolers refuse or ignore', async () => {
  const { url, startupMessages } = await startFullPooler()
  const limits = { connectMilliseconds: SHORT_MILLISECONDS }
  await expect(connect({ url }, { poolSize: 2, limits })).rejects.toThrow(StartupError)
  expect(startupMessages).toHaveLength(1)
  expect(startupMessages[0]).toContain('application_name')
  expect(startupMessages[0]).not.toContain('timeout')
})
