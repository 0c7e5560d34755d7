import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { StartupError } from '../platform/config/startup-error'
import { listen } from './listen'

function newApp() {
  const app = fastify()
  onTestFinished(() => app.close())
  return app
}

test('a port in use is reported', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const start = listen(newApp(), { port, host: '127.0.0.1' })
  await expect(start).rejects.toThrow(StartupError)
  await expect(start).rejects.toThrow(
    `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.`,
  )
})

test('a host of another machine is reported', async () => {
  // An address reserved for documentation, which no machine has.
  const start = listen(newApp(), { port: 0, host: '192.0.2.1' })
  await expect(start).rejects.toThrow(StartupError)
  await expect(start).rejects.toThrow('HOST is 192.0.2.1, which is not an address of this machine')
})

test('the app listens on a free port', async () => {
  const app = newApp()
  await listen(app, { port: 0, host: '127.0.0.1' })
  expect(app.server.listening).toBe(true)
})
