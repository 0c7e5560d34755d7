import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../e2e/browser'
import { addSession } from '../e2e/test'

// A phone on slow 4G, as Lighthouse applies it, with a processor of the same speed on every machine.

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

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })

/** Lighthouse's index of this machine, and how much slower its processor has to be. */
export async function measureSlowdown(
  browser: Browser,
): Promise<{ readonly index: number; readonly slowdown: number }> {
  const page = await browser.newPage()
  const index = Number(await page.evaluate(BENCHMARK))
  await page.close()
  const slowdown = (REFERENCE_SLOWDOWN * index) / REFERENCE_INDEX
  process.stdout.write(`benchmark index ${index}, slowed down ${slowdown.toFixed(1)} times\n`)
  return { index, slowdown }
}

/** Opens an empty page on the phone for `use`. */
export async function withPhone<T>(
  browser: Browser,
  url: string,
  options: {
    readonly token?: string
    readonly slowdown: number
    readonly withoutScripts?: boolean
    /** Runs in the page before its own scripts. */
    readonly script: string
  },
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const { token, slowdown, withoutScripts, script } = options
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  if (token) await addSession(context, token, 'Nour')
  await context.addInitScript(script)
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
