import type { Browser, Page } from '@playwright/test'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { startShop } from '../e2e/shop-server'
import { median } from './measure'
import { launchBrowser, measureSlowdown, withPhone } from './phone'
import { PRODUCTION, writeTable } from './report'

// `npm run bench:browser`: what a shopper on a slow phone with a slow connection waits for, measured in the production
// build beside a control: the same page with its scripts refused. Throttling is applied, with Lighthouse's settings for
// slow 4G, and a processor slowed down to the same speed on every machine.

const RUNS = 7
const PAGES = ['/', '/catdryfood', '/search?query=cat', '/productdetails/1', '/cartpage']

/** Recorded by the page's performance observers, in milliseconds; layout shifts are summed. */
interface Metrics {
  readonly firstPaint: number
  readonly largestPaint: number
  /** Total blocking time: of tasks after the first paint, the time beyond 50 ms each. */
  readonly blocking: number
  readonly longestTask: number
  readonly shift: number
}

declare const metrics: Metrics

// As text, because the compiler would add helpers that do not exist in the page.
const OBSERVE = `
  window.metrics = { firstPaint: 0, largestPaint: 0, blocking: 0, longestTask: 0, shift: 0 }
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
  })`

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
  withPhone(browser, url, { ...options, script: OBSERVE }, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => metrics.firstPaint > 0)
    await page.waitForTimeout(SETTLE_MILLISECONDS)
    return readMetrics(page)
  })

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
const browser = await launchBrowser()
const lines: string[] = []
const { index, slowdown } = await measureSlowdown(browser)
try {
  for (const path of PAGES.flatMap((page) => LOCALES.map((locale) => localizePath(page, locale)))) {
    const runs: Metrics[] = []
    const controls: Metrics[] = []
    for (let run = 0; run < RUNS; run += 1) {
      controls.push(await measureLoad(browser, shop.url, path, { slowdown, withoutScripts: true }))
      runs.push(await measureLoad(browser, shop.url, path, { slowdown }))
    }
    const cells = [
      `\`${path}\``,
      besideControl(runs, controls, 'firstPaint'),
      besideControl(runs, controls, 'largestPaint'),
      `${Math.round(median(runs.map(({ blocking }) => blocking)))} ms`,
      `${Math.round(median(runs.map(({ longestTask }) => longestTask)))} ms`,
      Math.max(...runs.map(({ shift }) => shift)).toFixed(3),
    ]
    lines.push(`| ${cells.join(' | ')} |`)
    process.stdout.write(`${lines.at(-1)}\n`)
  }
} finally {
  await browser.close()
  await shop.stop()
}
const table = [
  `| index ${index}, slowed down ${slowdown.toFixed(1)} times | first paint | largest paint | blocking time | longest task | shift |`,
  '| --- | --- | --- | --- | --- | --- |',
  ...lines,
].join('\n')
if (process.argv.includes('--write')) writeTable('browser', table)
