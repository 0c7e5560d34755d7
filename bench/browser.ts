import { type Browser, chromium, type Page } from '@playwright/test'
import { createShopper } from '../e2e/api'
import { findBrowser } from '../e2e/browser'
import { startShop } from '../e2e/shop-server'
import { bringSession } from '../e2e/test'
import { median } from './measure'
import { PRODUCTION, writeTable } from './report'

// `npm run bench:browser`: what a shopper with a cheap phone on a slow connection waits for, on the
// production build. Throttled as it loads, with Lighthouse's figures for a slow phone on slow 4G.

const RUNS = 7
const TAPS = 15
const PHONE = { width: 412, height: 823 }
// Larger, for its bars take some of it: what lies outside is not drawn, nor is the answer to a tap there.
const WINDOW = { width: PHONE.width, height: PHONE.height + 200 }
const SLOWER = 4
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const PAGES = ['/', '/catdryfood', '/productdetails/1']

/** What the page's observers have seen: milliseconds, and the sum of shifts. */
interface Seen {
  readonly paint: number
  readonly shift: number
  readonly interaction: number
}

declare const seen: Seen

// As text: what compiles this file leaves helpers in functions that a page does not have.
const OBSERVE = `
  window.seen = { paint: 0, shift: 0, interaction: 0 }
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see))
      .observe({ type, buffered: true, durationThreshold: 16 })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  watch('event', ({ name, duration }) => {
    if (name === 'click') seen.interaction = duration
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
  if (token) await bringSession(context, token, 'Nour')
  await context.addInitScript(OBSERVE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  try {
    return await use(page)
  } finally {
    await context.close()
  }
}

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => seen)

/** Loads a page; what is seen until everything that it loads has come. */
const load = (browser: Browser, url: string, path: string): Promise<Seen> =>
  withPhone(browser, url, undefined, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    return seenBy(page)
  })

/** Milliseconds from a tap on the first such element to the frame that answers it. */
async function tap(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().tap()
  await page.waitForFunction(() => seen.interaction > 0)
  return (await seenBy(page)).interaction
}

const addToCart = (browser: Browser, url: string, path: string, token: string): Promise<number> =>
  withPhone(browser, url, token, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    return tap(page, '.product-card button, .purchase__add')
  })

/** The control: what the same browser takes for a page that is one button, which says that it was tapped. */
const tapBareButton = (browser: Browser, url: string): Promise<number> =>
  withPhone(browser, url, undefined, async (page) => {
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: BARE_BUTTON }),
    )
    await page.goto('/', { waitUntil: 'networkidle' })
    return tap(page, 'button')
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
    const runs: Seen[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await load(browser, shop.url, path))
    const paints = runs.map(({ paint }) => paint)
    const shift = Math.max(...runs.map((one) => one.shift))
    const token = await createShopper(shop.url)
    const delays: number[] = []
    if (path !== '/') {
      for (let run = 0; run < TAPS; run += 1) {
        bareDelays.push(await tapBareButton(browser, shop.url))
        delays.push(await addToCart(browser, shop.url, path, token))
      }
    }
    const delay = delays.length > 0 ? describeDelays(delays) : 'none there'
    lines.push(
      `| \`${path}\` | ${(median(paints) / 1000).toFixed(2)} s (${(Math.max(...paints) / 1000).toFixed(2)} s) | ${shift.toFixed(3)} | ${delay} |`,
    )
    process.stdout.write(`${lines.at(-1)}\n`)
  }
  lines.push(`| a bare button | none there | none there | ${describeDelays(bareDelays)} |`)
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
