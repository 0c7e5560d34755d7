import type { Browser, Page } from '@playwright/test'
import { createShopper } from '../e2e/api'
import { startShop } from '../e2e/shop-server'
import { median } from './measure'
import { launchBrowser, measureSlowdown, withPhone } from './phone'
import { PRODUCTION, writeTable } from './report'

// `npm run bench:taps`: how long a shopper on a slow phone waits for the frame after a tap or a key, beside a bare button
// in the same browser, and for a page that has been prefetched.

const RUNS = 9

/** Recorded in the page, in milliseconds. */
interface Delays {
  /** From a tap or a key to the next frame. */
  readonly interaction: number
  /** From a tap on a link to a frame with another heading. */
  readonly nextPage: number
}

declare const delays: Delays

// As text, because the compiler would add helpers that do not exist in the page.
const OBSERVE = `
  window.delays = { interaction: 0, nextPage: 0 }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click' || name === 'keydown') delays.interaction = Math.max(delays.interaction, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  addEventListener('click', ({ target, timeStamp }) => {
    if (!target.closest('a')) return
    const heading = () => document.querySelector('main h1')?.textContent
    const before = heading()
    const look = () => {
      const isThere = heading() !== undefined && heading() !== before
      requestAnimationFrame(isThere ? (now) => { delays.nextPage = now - timeStamp } : look)
    }
    requestAnimationFrame(look)
  }, { capture: true })`

const BARE_BUTTON = `<!doctype html><meta name="viewport" content="width=device-width">
  <button onclick="this.textContent = 'Adding'">Add</button>`

interface Tap {
  readonly name: string
  readonly path: string
  readonly needsAccount?: boolean
  /** Runs before the tap, and is not measured. */
  prepare?(page: Page): Promise<void>
  act(page: Page): Promise<void>
}

const tapOn = (selector: string) => (page: Page) => page.locator(selector).first().tap()

const TAPS: readonly Tap[] = [
  {
    name: 'add to cart, category',
    path: '/catdryfood',
    needsAccount: true,
    act: tapOn('.product-card button'),
  },
  {
    name: 'add to cart, product',
    path: '/productdetails/1',
    needsAccount: true,
    act: tapOn('.purchase__add'),
  },
  {
    name: 'open the menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
  },
  {
    name: 'choose a filter',
    path: '/catdryfood',
    prepare: async (page) => {
      await page.locator('.filters-sheet__open').tap()
      await page.locator('.filters-sheet .facet__choice').first().waitFor()
    },
    act: tapOn('.filters-sheet .facet__choice'),
  },
  {
    name: 'type in the search',
    path: '/catdryfood',
    prepare: (page) => page.getByRole('combobox', { name: 'Search' }).tap(),
    act: (page) => page.keyboard.press('c'),
  },
]

/** Long enough that nothing of the load or of what came before is still at work. */
const SETTLE_MILLISECONDS = 2000

/** Long enough to load a page's scripts and data at this speed. */
const PREFETCH_MILLISECONDS = 8000

const measureTap = (
  browser: Browser,
  url: string,
  slowdown: number,
  token: string,
  { path, needsAccount, prepare, act }: Tap,
): Promise<number> =>
  withPhone(
    browser,
    url,
    { slowdown, script: OBSERVE, ...(needsAccount && { token }) },
    async (page) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await prepare?.(page)
      await page.waitForTimeout(SETTLE_MILLISECONDS)
      await page.evaluate('delays.interaction = 0')
      await act(page)
      await page.waitForFunction(() => delays.interaction > 0)
      return page.evaluate(() => delays.interaction)
    },
  )

/** The control: the same browser on a page with only a button that reacts to a tap. */
const measureBareButton = (browser: Browser, url: string, slowdown: number): Promise<number> =>
  withPhone(browser, url, { slowdown, script: OBSERVE }, async (page) => {
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: BARE_BUTTON }),
    )
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button').tap()
    await page.waitForFunction(() => delays.interaction > 0)
    return page.evaluate(() => delays.interaction)
  })

/** A product of a category, prefetched while the pointer rests on its link. */
const measureNextPage = (browser: Browser, url: string, slowdown: number): Promise<number> =>
  withPhone(browser, url, { slowdown, script: OBSERVE }, async (page) => {
    await page.goto('/catdryfood', { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLE_MILLISECONDS)
    const link = page.locator('.product-card a').first()
    await link.hover()
    await page.waitForTimeout(PREFETCH_MILLISECONDS)
    await link.click()
    await page.waitForFunction(() => delays.nextPage > 0)
    return page.evaluate(() => delays.nextPage)
  })

async function repeat(measureOnce: () => Promise<number>): Promise<readonly number[]> {
  const all: number[] = []
  for (let run = 0; run < RUNS; run += 1) all.push(await measureOnce())
  return all
}

const shop = await startShop(PRODUCTION)
const browser = await launchBrowser()
const lines: string[] = []
const { index, slowdown } = await measureSlowdown(browser)

function report(name: string, all: readonly number[], control?: number): number {
  const middle = median(all)
  const ratio = control ? (middle / control).toFixed(1) : ''
  const cells = [name, `${Math.round(middle)} ms`, `${Math.round(Math.max(...all))} ms`, ratio]
  lines.push(`| ${cells.join(' | ')} |`)
  process.stdout.write(`${lines.at(-1)}\n`)
  return middle
}

try {
  const token = await createShopper(shop.url)
  const bare = report(
    'a bare button',
    await repeat(() => measureBareButton(browser, shop.url, slowdown)),
  )
  for (const tap of TAPS) {
    const all = await repeat(() => measureTap(browser, shop.url, slowdown, token, tap))
    report(`${tap.name}, \`${tap.path}\``, all, bare)
  }
  report(
    'next page, prefetched, to its heading',
    await repeat(() => measureNextPage(browser, shop.url, slowdown)),
  )
} finally {
  await browser.close()
  await shop.stop()
}
const table = [
  `| index ${index}, slowed down ${slowdown.toFixed(1)} times | median | slowest | times a bare button |`,
  '| --- | --- | --- | --- |',
  ...lines,
].join('\n')
if (process.argv.includes('--write')) writeTable('taps', table)
