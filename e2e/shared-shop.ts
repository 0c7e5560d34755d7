import { type Shop, startShop } from './shop-server'

const VARIABLE = 'SHARED_SHOP'

/** Playwright's global setup: starts the shop shared by all tests without one of their own, and returns the teardown. */
export default async function start(): Promise<() => Promise<void>> {
  const shop = await startShop()
  const { url, dataDir } = shop
  // The workers inherit it.
  process.env[VARIABLE] = JSON.stringify({ url, dataDir } satisfies Shop)
  return () => shop.stop()
}

export function readSharedShop(): Shop {
  return JSON.parse(process.env[VARIABLE] ?? '')
}
