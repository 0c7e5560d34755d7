import { type Browser, chromium, type Page } from '@playwright/test'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { createShopper } from '../e2e/api'
import { findBrowser } from '../e2e/browser'
import { startShop } from '../e2e/shop-server'
import { addSession } from '../e2e/test'
import { median } from './measure'
import { PRODUCTION, writeTable } from './report'

// `npm run bench:browser`: what a shopper on a slow phone with a slow connection waits for, measured in the production
// build beside a control: the same page with its scripts refused. Throttling is applied, with Lighthouse's settings for
// slow 4G, and a processor slowed down to the same speed on every machine.

const RUNS = 7
const TAPS = 15
const PHONE = { width: 412, height: 823 }
// Larger than the page, because the toolbars take some of it, and nothing outside is painted.
const WINDOW = { width: PHONE.width, height: PHONE.height + 200 }
/** Lighthouse's benchmark index of the machine that it slows down four times. */
const REFERENCE_INDEX = 1300
const REFERENCE_SLOWDOWN = 4
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const PAGES = ['/', '/catdryfood', '/search?query=cat', '/productdetails/1', '/cartpage']
/** The pages with a button that adds to the cart. */
const PAGES_WITH_BUTTON = ['/catdryfood', '/productdetails/1']

/** Recorded by the page's performance observers, in milliseconds; layout shifts are summed. */
interface Metrics {
  readonly firstPaint: number
  readonly largestPaint: number
  /** What tasks after the first paint take beyond 50 ms each. */
  readonly blocking: number
  readonly longestTask: number
  readonly shift: number
  readonly interaction: number
}

declare const metrics: Metrics

// As text, because the compiler would add helpers that do not exist in the page.
const OBSERVE = `
  window.metrics = { firstPaint: 0, largestPaint: 0, blocking: 0, longestTask: 0, shift: 0, interaction: 0 }
  const watch = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record))
      .observe({ type, buffered: true, durationThreshold: 16 })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    metrics.largestPaint = startTime
  })
  watch('longtask', ({ startTime, duration }) => {
    if (metrics.firstPaint === 0 || startTime < metrics.firstPaint) return
    metrics.blocking += duration - 50
    metrics.longestTask = Math.max(metrics.longestTask, duration)
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) metrics.shift += value
  })
  watch('event', ({ name, duration }) => {
    if (name === 'click') metrics.interaction = duration
  })`

/** The work of Lighthouse's benchmark index: texts that grow, and arrays that are copied, as often as half a second allows. */
const BENCHMARK = `(() => {
  const rate = (work) => {
    const start = Date.now()
    let count = 0
    while (count % 10 !== 0 || Date.now() - start < 500) work(count++)
    return count / 10 / ((Date.now() - start) / 1000)
  }
  const arrays = [0, 1].map(() => Array.from({ length: 100000 }, (_, index) => index))
  const grow = () => {
    let text = ''
    for (let length = 0; length < 10000; length++) text += 'a'
    if (text.length === 1) throw new Error('Never: it keeps the compiler from leaving the work out')
  }
  const copy = (count) => {
    const from = arrays[count % 2]
    const to = arrays[1 - (count % 2)]
    for (let index = 0; index < from.length; index++) to[index] = from[index]
  }
  return Math.round((rate(grow) + rate(copy)) / 2)
})()`

const BARE_BUTTON = `<!doctype html><meta name="viewport" content="width=device-width">
  <button onclick="this.textContent = 'Adding'">Add</button>`

async function withPhone<T>(
  browser: Browser,
  url: string,
  options: {
    readonly token?: string
    readonly slowdown: number
    readonly withoutScripts?: boolean
  },
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const { token, slowdown, withoutScripts } = options
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
  await session.send('Network.enable')
  if (withoutScripts) await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  try {
    return await use(page)
  } finally {
    await context.close()
  }
}

const readMetrics = (page: Page): Promise<Metrics> => page.evaluate(() => metrics)

/** Long enough that a page is hydrated, and its sliders measured. */
const SETTLE_MILLISECONDS = 4000

/** Loads a page, until nothing happens any more: the network may be idle before a slow processor has painted. */
const measureLoad = (
  browser: Browser,
  url: string,
  path: string,
  options: { readonly slowdown: number; readonly withoutScripts?: boolean },
): Promise<Metrics> =>
  withPhone(browser, url, options, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => metrics.firstPaint > 0)
    await page.waitForTimeout(SETTLE_MILLISECONDS)
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
  options: { readonly token: string; readonly slowdown: number },
): Promise<number> =>
  withPhone(browser, url, options, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    return measureTap(page, '.product-card button, .purchase__add')
  })

/** The control of a tap: the same browser on a page with only a button that reacts to it. */
const measureBareButton = (browser: Browser, url: string, slowdown: number): Promise<number> =>
  withPhone(browser, url, { slowdown }, async (page) => {
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: BARE_BUTTON }),
    )
    await page.goto('/', { waitUntil: 'networkidle' })
    return measureTap(page, 'button')
  })

async function measureIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const index = await page.evaluate(BENCHMARK)
  await page.close()
  return Number(index)
}

const describeDelays = (delays: readonly number[]) =>
  `${median(delays)} ms (${Math.max(...delays)} ms)`

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** A figure of the page, and its ratio to the control's. */
function besideControl(
  runs: readonly Metrics[],
  controls: readonly Metrics[],
  name: keyof Metrics,
) {
  const [own, control] = [runs, controls].map((all) => median(all.map((one) => one[name])))
  if (own === undefined || control === undefined) throw new Error(`Nothing was measured: ${name}`)
  return `${seconds(own)} (${(own / control).toFixed(2)})`
}

const shop = await startShop(PRODUCTION)
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const lines: string[] = []
const bareDelays: number[] = []
const index = await measureIndex(browser)
const slowdown = (REFERENCE_SLOWDOWN * index) / REFERENCE_INDEX
process.stdout.write(`benchmark index ${index}, slowed down ${slowdown.toFixed(1)} times\n`)
try {
  for (const path of PAGES.flatMap((page) => LOCALES.map((locale) => localizePath(page, locale)))) {
    const runs: Metrics[] = []
    const controls: Metrics[] = []
    for (let run = 0; run < RUNS; run += 1) {
      controls.push(await measureLoad(browser, shop.url, path, { slowdown, withoutScripts: true }))
      runs.push(await measureLoad(browser, shop.url, path, { slowdown }))
    }
    const delays: number[] = []
    if (PAGES_WITH_BUTTON.includes(path)) {
      const token = await createShopper(shop.url)
      for (let run = 0; run < TAPS; run += 1) {
        bareDelays.push(await measureBareButton(browser, shop.url, slowdown))
        delays.push(await measureAddToCart(browser, shop.url, path, { token, slowdown }))
      }
    }
    const cells = [
      `\`${path}\``,
      besideControl(runs, controls, 'firstPaint'),
      besideControl(runs, controls, 'largestPaint'),
      `${Math.round(median(runs.map(({ blocking }) => blocking)))} ms`,
      `${Math.round(median(runs.map(({ longestTask }) => longestTask)))} ms`,
      Math.max(...runs.map(({ shift }) => shift)).toFixed(3),
      delays.length > 0 ? describeDelays(delays) : '',
    ]
    lines.push(`| ${cells.join(' | ')} |`)
    process.stdout.write(`${lines.at(-1)}\n`)
  }
  lines.push(`| a bare button | | | | | | ${describeDelays(bareDelays)} |`)
  process.stdout.write(`${lines.at(-1)}\n`)
} finally {
  await browser.close()
  await shop.stop()
}
const table = [
  `| index ${index}, slowed down ${slowdown.toFixed(1)} times | first paint | largest paint | blocking time | longest task | shift | add to cart, tap to frame |`,
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...lines,
].join('\n')
if (process.argv.includes('--write')) writeTable('browser', table)
