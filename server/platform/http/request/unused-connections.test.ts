import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

test('A connection without requests does not keep the server from closing', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const unused = connect(port, '127.0.0.1')
  await once(unused, 'connect')
  const ended = once(unused, 'close')
  unused.resume()
  await Promise.all([shop.app.close(), ended])
  expect(shop.app.server.listening).toBe(false)
})

test('A closing server responds to a first request on an open connection', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const client = connect(port, '127.0.0.1')
  await once(client, 'connect')
  let response = ''
  client.setEncoding('utf8').on('data', (text: string) => {
    response += text
  })
  const closed = shop.app.close()
  client.write('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
  await Promise.all([closed, once(client, 'close')])
  expect(response).toMatch(/^HTTP\/1.1 \d{3} /)
})
