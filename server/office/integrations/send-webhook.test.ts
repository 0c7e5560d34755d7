import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, onTestFinished, test } from 'vitest'
import { looksPublic } from '../../platform/outbound/public-host'
import { expectAppError } from '../../test/expect-app-error'
import { setUpShop } from '../../test/shop'
import { startWebhookReceiver } from '../../test/webhook-receiver'
import { sendWebhook } from './send-webhook'
import { createWebhook } from './webhooks.service'

const DEVELOPMENT = { allowsPrivate: true }
const PUBLIC_ONLY = { allowsPrivate: false }

const messageTo = (url: string) => ({
  url,
  secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  messageId: 'msg_1',
  body: '{}',
})

const PRIVATE_ADDRESSES = [
  'https://localhost/hook',
  'https://localhost./hook',
  'https://tool.localhost/hook',
  'https://database/hook',
  'https://printer.local/hook',
  'https://127.0.0.1/hook',
  'https://127.1/hook',
  'https://2130706433/hook',
  'https://0x7f000001/hook',
  'https://0.0.0.0/hook',
  'https://10.0.0.5/hook',
  'https://172.16.0.5/hook',
  'https://192.168.1.5/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/hook',
  'https://224.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::]/hook',
  'https://[fd00::1]/hook',
  'https://[fe80::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://[64:ff9b::7f00:1]/hook',
  'https://[64:ff9b:1::7f00:1]/hook',
  'https://[2002:7f00:1::1]/hook',
  'https://[4000::1]/hook',
  'https://[5f00::1]/hook',
  'https://[fec0::1]/hook',
  'https://192.0.0.9/hook',
  'https://192.31.196.1/hook',
  'https://198.19.255.255/hook',
  'https://router.home.arpa/hook',
  'http://tool.example.com/hook',
]

describe('Outside development', () => {
  const shop = setUpShop()

  test.each(PRIVATE_ADDRESSES)('%s is rejected, and nothing is sent to it', async (url) => {
    const input = { url, events: ['order.placed'] }
    const { details } = await expectAppError(createWebhook(shop.db, PUBLIC_ONLY, input))
    expect(details.problems).toEqual([{ field: 'url', key: 'webhook.notPublic' }])
    expect(await sendWebhook(messageTo(url), PUBLIC_ONLY)).toEqual({
      problem: 'notPublic',
      statusCode: null,
    })
  })

  test.each(['https://tool.example.com/hook', 'https://93.184.215.14', 'https://[2606:4700::1]/'])(
    '%s is accepted',
    (url) => {
      expect(looksPublic(url)).toBe(true)
    },
  )

  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '192.31.196.1',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::1',
    '4000::1',
    'fec0::1',
  ])('a public name that resolves to %s is blocked when connecting', async (address) => {
    const { lookup } = dns
    onTestFinished(() => {
      dns.lookup = lookup
      syncBuiltinESMExports()
    })
    // Stands in for the DNS server of an attacker.
    dns.lookup = ((
      _name: string,
      options: dns.LookupAllOptions,
      done: (error: null, found: unknown, family?: number) => void,
    ) => {
      const family = address.includes(':') ? 6 : 4
      if (options.all) done(null, [{ address, family }])
      else done(null, address, family)
    }) as typeof dns.lookup
    syncBuiltinESMExports()
    const attempt = await sendWebhook(messageTo('https://rebound.example.com/'), PUBLIC_ONLY)
    expect(attempt).toEqual({ problem: 'notPublic', statusCode: null })
  })

  test('a private URL is rejected over GraphQL', async () => {
    const { createAdmin } = await import('../../test/factories')
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql(
      `mutation { createWebhook(input: { url: "http://127.0.0.1/", events: [ORDER_PLACED] })
        { secret userErrors { field message } } }`,
      { token },
    )
    expect(data.createWebhook).toEqual({
      secret: null,
      userErrors: [
        {
          field: 'url',
          message: 'Webhook URLs must be public and start with https://.',
        },
      ],
    })
  })
})

describe('An attempt', () => {
  test('fails on a redirect, which is not followed', async () => {
    const [receiver, other] = [await startWebhookReceiver(), await startWebhookReceiver()]
    receiver.respondWith((response) => void response.writeHead(307, { location: other.url }).end())
    expect(await sendWebhook(messageTo(receiver.url), DEVELOPMENT)).toEqual({
      problem: 'status',
      statusCode: 307,
    })
    expect(other.messages).toEqual([])
  })

  test('does not wait for the end of the response', async () => {
    const receiver = await startWebhookReceiver()
    receiver.respondWith((response) => void response.writeHead(200).write('x'))
    expect(await sendWebhook(messageTo(receiver.url), DEVELOPMENT)).toEqual({
      problem: null,
      statusCode: 200,
    })
  })

  test('times out without a response', async () => {
    const receiver = await startWebhookReceiver()
    receiver.respondWith(() => {})
    expect(await sendWebhook(messageTo(receiver.url), DEVELOPMENT, 50)).toEqual({
      problem: 'timeout',
      statusCode: null,
    })
  })

  test('fails if the connection is refused', async () => {
    expect(await sendWebhook(messageTo('http://127.0.0.1:9/'), DEVELOPMENT)).toEqual({
      problem: 'unreachable',
      statusCode: null,
    })
  })
})
