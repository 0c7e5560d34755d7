import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { translate } from '#domain/messages'
import { CSV_COLUMNS } from '#domain/products/product-file'
import { columnHint } from '#domain/products/product-file-texts'
import { addProduct } from '../server/catalogue/products/product-editing.service'
import { createApiKey } from '../server/office/integrations/api-keys.service'
import { createWebhookDispatcher } from '../server/office/integrations/dispatcher'
import { createWebhook } from '../server/office/integrations/webhooks.service'
import { createProduct } from '../server/test/factories'
import { temporaryFolder } from '../server/test/folder'
import { setUpShop } from '../server/test/shop'
import { startWebhookReceiver } from '../server/test/webhook-receiver'

const shop = setUpShop()
const run = promisify(execFile)

const SEPARATOR = '===='
const page = readFileSync(new URL('api.md', import.meta.url), 'utf8')
const readBlocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  )

/** Parses a response and removes its times, which differ. */
function parseWithoutTimes(response: string): unknown {
  return JSON.parse(response, (key, value) => (key === 'created_at' ? typeof value : value))
}

test('Every command returns the documented response', async () => {
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
  const commands = readBlocks('sh')
  const script = commands.map((command) => `${command}\necho\necho ${SEPARATOR}`).join('\n')
  const scopes = ['readOrders', 'writeOrderStatus']
  const { key } = await createApiKey(shop.db, { name: 'Courier', scopes })
  const { stdout } = await run('sh', ['-c', script], {
    env: { ...process.env, SHOP: address, KEY: key },
  })
  const responses = stdout.split(`${SEPARATOR}\n`).slice(0, -1)
  const documented = readBlocks('json')
  expect(commands.length).toBeGreaterThan(6)
  expect(responses).toHaveLength(documented.length)
  for (const [index, response] of responses.entries()) {
    expect(parseWithoutTimes(response), commands[index]).toEqual(
      parseWithoutTimes(documented[index] ?? ''),
    )
  }
})

test('The documented signature check accepts messages of the shop and rejects others', async () => {
  const receiver = await startWebhookReceiver()
  const settings = { allowsPrivate: true }
  const input = { url: receiver.url, events: ['product.changed'] }
  const { secret } = await createWebhook(shop.db, settings, input)
  await addProduct(shop.db, { name: 'Cat toy', price: 10, imageUrl: '/pictures/cat-toy.svg' })
  const log = { error: console.error, warn: console.error, info: () => {} }
  const stop = createWebhookDispatcher({ db: shop.db, settings, log }).start({
    subscribe: () => () => {},
  })
  await receiver.received(1)
  await stop()
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.messages

  const file = join(temporaryFolder(), 'check.mjs')
  writeFileSync(file, readBlocks('js').join(''))
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

test('The columns of the product file are documented, and no others, in the words of the import page', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)]
  expect(rows.map(([, column, text]) => [column, text])).toEqual(
    CSV_COLUMNS.map((column) => [column, translate(columnHint(column))]),
  )
})
