import { once } from 'node:events'
import { processMemory } from './process-memory'
import { startShop } from './shop-server'
import { expect, test } from './test'
import { visitShop } from './visit-shop'

test.skip(process.platform !== 'linux', 'Memory is read from /proc, which only Linux has')
test.skip(Boolean(process.env.DATABASE_URL), 'The embedded database only')

// Above the goals of 450 and 300 MB, because on a busy machine Node collects garbage later.
const FIRST_START_PEAK_MB = 500
const SECOND_START_MB = 350

test('The shop on its embedded database stays within its memory limits on the first start and later', async () => {
  const first = await startShop({}, 'server/start.mjs')
  let last = first
  try {
    await visitShop(first.url)
    expect(processMemory(first.process.pid ?? 0).peak).toBeLessThan(FIRST_START_PEAK_MB)
    first.process.kill('SIGTERM')
    await once(first.process, 'exit')
    last = await first.startAgain()
    const afterVisit = async () => {
      await visitShop(last.url)
      return processMemory(last.process.pid ?? 0).now
    }
    // On a busy machine it takes several visits until garbage is collected.
    await expect.poll(afterVisit).toBeLessThan(SECOND_START_MB)
  } finally {
    await last.stop()
  }
})
