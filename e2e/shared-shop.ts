import { type Shop, startSharedShop } from './shop-server'

const VARIABLE = 'SHARED_SHOP'

/** Starts the shop that all tests share which do not start their own. Playwright calls the returned function at the end. */
export default async function start(): Promise<() => Promise<void>> {
  const shop = await startSharedShop()
  const { url, dataDir } = shop
  // The workers inherit it.
  process.env[VARIABLE] = JSON.stringify({ url, dataDir } satisfies Shop)
  return () => shop.stop()
}

export function readSharedShop(): Shop {
  return JSON.parse(process.env[VARIABLE] ?? '')
}
