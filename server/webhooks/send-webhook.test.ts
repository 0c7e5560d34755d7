import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startReceiver } from '../test/receiver'
import { refusalOf } from '../test/refusal'
import { setUpShop } from '../test/shop'
import { sendWebhook } from './send-webhook'
import { looksPublic } from './webhook-address'
import { createWebhook } from './webhooks.service'

const DEVELOPMENT = { mayBePrivate: true }
const PUBLIC_ONLY = { mayBePrivate: false }

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
  'http://tool.example.com/hook',
]

describe('Outside development', () => {
  const shop = setUpShop()

  test.each(PRIVATE_ADDRESSES)('%s is neither accepted nor told', async (url) => {
    const input = { url, events: ['order.placed'] }
    const { details } = await refusalOf(createWebhook(shop.db, PUBLIC_ONLY, input))
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

  test.each(['127.0.0.1', '10.0.0.1', '::1'])(
    'a public name that leads to %s is found out when it is connected to',
    async (address) => {
      const { lookup } = dns
      onTestFinished(() => {
        dns.lookup = lookup
        syncBuiltinESMExports()
      })
      // The name service is somebody else's: here it answers what an attacker's would.
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
    },
  )

  test('the shop itself refuses one over GraphQL', async () => {
    const { createAdmin } = await import('../test/factories')
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
          message: 'Only a public address that starts with https:// may be told.',
        },
      ],
    })
  })
})

describe('An attempt', () => {
  test('counts as failed when the answer is a redirection, which is not followed', async () => {
    const [receiver, other] = [await startReceiver(), await startReceiver()]
    receiver.answer((response) => void response.writeHead(307, { location: other.url }).end())
    expect(await sendWebhook(messageTo(receiver.url), DEVELOPMENT)).toEqual({
      problem: 'status',
      statusCode: 307,
    })
    expect(other.messages).toEqual([])
  })

  test('does not wait for the end of an answer', async () => {
    const receiver = await startReceiver()
    receiver.answer((response) => void response.writeHead(200).write('x'))
    expect(await sendWebhook(messageTo(receiver.url), DEVELOPMENT)).toEqual({
      problem: null,
      statusCode: 200,
    })
  })

  test('ends when nobody answers', async () => {
    const receiver = await startReceiver()
    receiver.answer(() => {})
    expect(await sendWebhook(messageTo(receiver.url), DEVELOPMENT, 50)).toEqual({
      problem: 'timeout',
      statusCode: null,
    })
  })

  test('fails where nobody listens', async () => {
    expect(await sendWebhook(messageTo('http://127.0.0.1:9/'), DEVELOPMENT)).toEqual({
      problem: 'unreachable',
      statusCode: null,
    })
  })
})
