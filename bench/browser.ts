import { type Browser, chromium, type Page } from '@playwright/test'
import { createShopper } from '../e2e/api'
import { findBrowser } from '../e2e/browser'
import { startShop } from '../e2e/shop-server'
import { addSession } from '../e2e/test'
import { median } from './measure'
import { PRODUCTION, writeTable } from './report'

// `npm run bench:browser`: paint times and tap latency of the production build on a slow phone with a slow
// connection. Throttling is applied, with Lighthouse's settings for slow 4G.

const RUNS = 7
const TAPS = 15
const PHONE = { width: 412, height: 823 }
// Larger than the page, because the toolbars take some of it, and nothing outside is painted.
const WINDOW = { width: PHONE.width, height: PHONE.height + 200 }
const CPU_SLOWDOWN = 4
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const PAGES = ['/', '/catdryfood', '/productdetails/1']

/** Recorded by the page's performance observers, in milliseconds; layout shifts are summed. */
interface Metrics {
  readonly paint: number
  readonly shift: number
  readonly interaction: number
}

declare const metrics: Metrics

// As text, because the compiler would add helpers that do not exist in the page.
const OBSERVE = `
  window.metrics = { paint: 0, shift: 0, interaction: 0 }
  const watch = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record))
      .observe({ type, buffered: true, durationThreshold: 16 })
  watch('largest-contentful-paint', ({ startTime }) => {
    metrics.paint = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) metrics.shift += value
  })
  watch('event', ({ name, duration }) => {
    if (name === 'click') metrics.interaction = duration
  })`

const BARE_BUTTON = `<!doctype html><meta name="viewport" content="width=device-width">
  <button onclick="this.textContent = 'Adding'">Add</button>`

async function withPhone<T>(
  browser: Browser,
  url: string,
  token: string | undefined,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  if (token) await addSession(context, token, 'Nour')
  await context.addInitScript(OBSERVE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  try {
    return await use(page)
  } finally {
    await context.close()
  }
}

const readMetrics = (page: Page): Promise<Metrics> => page.evaluate(() => metrics)

/** Loads a page until the network is idle. */
const measureLoad = (browser: Browser, url: string, path: string): Promise<Metrics> =>
  withPhone(browser, url, undefined, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    return readMetrics(page)
  })

/** Taps the first matching element, and returns the milliseconds until the next frame. */
async function measureTap(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().tap()
  await page.waitForFunction(() => metrics.interaction > 0)
  return (await readMetrics(page)).interaction
}

const measureAddToCart = (
  browser: Browser,
  url: string,
  path: string,
  token: string,
): Promise<number> =>
  withPhone(browser, url, token, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    return measureTap(page, '.product-card button, .purchase__add')
  })

/** The control: the same browser on a page with only a button that reacts to a tap. */
const measureBareButton = (browser: Browser, url: string): Promise<number> =>
  withPhone(browser, url, undefined, async (page) => {
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: BARE_BUTTON }),
    )
    await page.goto('/', { waitUntil: 'networkidle' })
    return measureTap(page, 'button')
  })

const describeDelays = (delays: readonly number[]) =>
  `${median(delays)} ms (${Math.max(...delays)} ms)`

const shop = await startShop(PRODUCTION)
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const lines: string[] = []
const bareDelays: number[] = []
try {
  for (const path of PAGES) {
    const runs: Metrics[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureLoad(browser, shop.url, path))
    const paints = runs.map(({ paint }) => paint)
    const shift = Math.max(...runs.map((one) => one.shift))
    const token = await createShopper(shop.url)
    const delays: number[] = []
    if (path !== '/') {
      for (let run = 0; run < TAPS; run += 1) {
        bareDelays.push(await measureBareButton(browser, shop.url))
        delays.push(await measureAddToCart(browser, shop.url, path, token))
      }
    }
    const delay = delays.length > 0 ? describeDelays(delays) : 'n/a'
    lines.push(
      `| \`${path}\` | ${(median(paints) / 1000).toFixed(2)} s (${(Math.max(...paints) / 1000).toFixed(2)} s) | ${shift.toFixed(3)} | ${delay} |`,
    )
    process.stdout.write(`${lines.at(-1)}\n`)
  }
  lines.push(`| a bare button | n/a | n/a | ${describeDelays(bareDelays)} |`)
  process.stdout.write(`${lines.at(-1)}\n`)
} finally {
  await browser.close()
  await shop.stop()
}
const table = [
  '| page | largest paint | shift | add to cart, tap to frame |',
  '| --- | --- | --- | --- |',
  ...lines,
].join('\n')
if (process.argv.includes('--write')) writeTable('browser', table)
