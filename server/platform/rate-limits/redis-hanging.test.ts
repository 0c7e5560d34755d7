import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLoginLimiter } from '../../accounts/accounts/login-limiter'
import { freePort } from '../../test/free-port'
import { connectToRedis } from './redis'

const INFO = 'redis_version:7.0.0\r\n'

/**
 * Responds to a connecting client until it hangs: from then on it accepts everything and responds to nothing.
 */
async function startRedis() {
  const sockets = new Set<Socket>()
  const state = { isHanging: false, ignored: 0 }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      if (state.isHanging) {
        state.ignored += 1
        return
      }
      for (const [, command] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        const isInfo = command?.toLowerCase() === 'info'
        socket.write(isInfo ? `$${INFO.length}\r\n${INFO}\r\n` : '+OK\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { state, url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('A Redis that hangs is asked for one login, and for no other', async () => {
  const { state, url } = await startRedis()
  const redis = connectToRedis(url, () => {})
  onTestFinished(() => redis.disconnect())
  await once(redis, 'ready')
  state.isHanging = true
  const limiter = createLoginLimiter(redis)
  const asked: number[] = []
  for (let count = 0; count < 8; count += 1) {
    await limiter.countAttempt('mona@example.com', '192.0.2.1')
    await limiter.clearAttempts('mona@example.com', '192.0.2.1')
    asked.push(state.ignored)
  }
  expect(asked[0]).toBeGreaterThan(0)
  expect(asked).toEqual(asked.map(() => asked[0]))
})

test('A Redis that is not there is reported from the first attempt on, and nothing is printed', async () => {
  const printed = vi.spyOn(console, 'error')
  onTestFinished(() => printed.mockRestore())
  const url = `redis://127.0.0.1:${await freePort()}`
  const error = await new Promise<Error>((report) => {
    const redis = connectToRedis(url, report)
    onTestFinished(() => redis.disconnect())
  })
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  expect(printed).not.toHaveBeenCalled()
})
