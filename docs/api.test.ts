import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createProduct } from '../server/test/factories'
import { setUpShop } from '../server/test/shop'

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
  const { stdout } = await run('sh', ['-c', script], { env: { ...process.env, SHOP: address } })
  const answers = stdout.split(`${BREAK}\n`).slice(0, -1)
  const documented = blocksOf('json')
  expect(commands.length).toBeGreaterThan(6)
  expect(answers).toHaveLength(documented.length)
  for (const [index, answer] of answers.entries()) {
    expect(withoutTimes(answer), commands[index]).toEqual(withoutTimes(documented[index] ?? ''))
  }
})
