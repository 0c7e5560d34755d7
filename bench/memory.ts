import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { processMemory } from '../e2e/process-memory'
import { type ShopServer, startShop } from '../e2e/shop-server'
import { visitShop } from '../e2e/visit-shop'
import { median } from './measure'
import { writeTable } from './report'

// `npm run bench:memory`: memory of the shop on its embedded database. Linux only.

const RUNS = 3
const SETTLING_MILLISECONDS = 3_000

/** Reads the memory after visiting the shop and leaving Node time to collect garbage. */
async function measureMemory({ url, process: server }: ShopServer) {
  await visitShop(url)
  await wait(SETTLING_MILLISECONDS)
  return processMemory(server.pid ?? 0)
}

async function measureStarts() {
  const shop = await startShop({}, 'server/start.mjs')
  const first = await measureMemory(shop)
  shop.process.kill('SIGTERM')
  await once(shop.process, 'exit')
  const restarted = await shop.startAgain()
  const second = await measureMemory(restarted)
  await restarted.stop()
  return [first.peak, first.now, second.now] as const
}

delete process.env.DATABASE_URL
const runs: (readonly [number, number, number])[] = []
for (let run = 0; run < RUNS; run += 1) runs.push(await measureStarts())
const [peak, first, second] = [0, 1, 2].map((index) => median(runs.map((run) => run[index] ?? 0)))
const table = [
  '| embedded shop, whole process | measured | goal |',
  '| --- | --- | --- |',
  `| first start, at its peak | ${peak} MB | 450 MB |`,
  `| after the first start | ${first} MB | |`,
  `| after the second start | ${second} MB | 300 MB |`,
].join('\n')
process.stdout.write(`${table}\n`)
if (process.argv.includes('--write')) writeTable('memory', table)
