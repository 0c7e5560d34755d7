import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createApiKey } from '../server/api-keys/api-keys.service'
import { createProduct } from '../server/test/factories'
import { temporaryFolder } from '../server/test/folder'
import { startReceiver } from '../server/test/receiver'
import { setUpShop } from '../server/test/shop'
import { WebhookDispatcher } from '../server/webhooks/dispatcher'
import { createWebhook } from '../server/webhooks/webhooks.service'

const shop = setUpShop()
const run = promisify(execFile)

const BREAK = '===='
const page = readFileSync(new URL('api.md', import.meta.url), 'utf8')
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  )

/** The same without the times, which differ. */
function withoutTimes(answer: string): unknown {
  return JSON.parse(answer, (key, value) => (key === 'created_at' ? typeof value : value))
}

test('Every command of the page answers what the page says', async () => {
  await createProduct(shop.db, {
    name: 'Nilo Cat Toy',
    pricePiastres: 12_000,
    imageUrl: '/pictures/cat-toy.svg',
  })
  await createProduct(shop.db, {
    name: 'Sakara Dog Bed',
    pricePiastres: 85_050,
    imageUrl: '/pictures/dog-bed.svg',
  })
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const commands = blocksOf('sh')
  const script = commands.map((command) => `${command}\necho\necho ${BREAK}`).join('\n')
  const scopes = ['readOrders', 'writeOrderStatus']
  const { key } = await createApiKey(shop.db, { name: 'Courier', scopes })
  const { stdout } = await run('sh', ['-c', script], {
    env: { ...process.env, SHOP: address, KEY: key },
  })
  const answers = stdout.split(`${BREAK}\n`).slice(0, -1)
  const documented = blocksOf('json')
  expect(commands.length).toBeGreaterThan(6)
  expect(answers).toHaveLength(documented.length)
  for (const [index, answer] of answers.entries()) {
    expect(withoutTimes(answer), commands[index]).toEqual(withoutTimes(documented[index] ?? ''))
  }
})

test('The check of a message is true of ours and false of others', async () => {
  const receiver = await startReceiver()
  const settings = { mayBePrivate: true }
  const input = { url: receiver.url, events: ['product.changed'] }
  const { secret } = await createWebhook(shop.db, settings, input)
  await createProduct(shop.db)
  const stop = new WebhookDispatcher({ db: shop.db, settings, log: console }).start({
    subscribe: () => () => {},
  })
  await receiver.received(1)
  await stop()
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.messages

  const file = join(temporaryFolder(), 'check.mjs')
  writeFileSync(file, blocksOf('js').join(''))
  const { isFromTheShop } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  expect(isFromTheShop(headers, body, secret)).toBe(true)
  expect(isFromTheShop(headers, `${body} `, secret)).toBe(false)
  expect(isFromTheShop(headers, body, `whsec_${'x'.repeat(43)}=`)).toBe(false)
  const old = {
    ...headers,
    'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 301),
  }
  expect(isFromTheShop(old, body, secret)).toBe(false)
})
