import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { stoppedShops } from './shop-server'

/** A page whose process has loaded the shop before: a test in it takes half the processor time. */
export interface WarmPage {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors and warnings, and uncaught errors, of the current test. */
  readonly problems: string[]
}

/** The page that the tests of a worker use one after another, each with empty storage. */
export interface WarmPages {
  /** Opens a page; `options` identifies the browser context options of the test. */
  open(browser: Browser, baseURL: string, options: string): Promise<WarmPage>
  /** Empties the page for the next test; closes it if that is impossible, or the test failed. */
  release(hasPassed: boolean): Promise<void>
}

/** Its pages may be open, and still ask for something. */
const isOfStoppedShop = (text: string) => [...stoppedShops].some((url) => text.includes(url))

const NO_EMULATION = {
  media: null,
  colorScheme: null,
  contrast: null,
  forcedColors: null,
  reducedMotion: null,
}

/** Makes calls of these methods call `onCall` first, with their arguments. */
function watch<Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  onCall: (...args: readonly unknown[]) => void,
): void {
  for (const name of names) {
    const method = target[name]
    if (typeof method !== 'function') throw new TypeError(`${String(name)} is not a method`)
    const watched = (...args: readonly unknown[]): unknown => {
      onCall(...args)
      return Reflect.apply(method, target, args)
    }
    Object.assign(target, { [name]: watched })
  }
}

/**
 * What is done before hydration is done after it, which takes its time; early-taps.spec.ts tests that. The account controls
 * are rendered in the browser only.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const hydrated = () => expect(page.locator('.account:empty')).toHaveCount(0)
  page.goto = async (...options) => {
    const response = await goto(...options)
    await hydrated()
    return response
  }
  page.reload = async (...options) => {
    const response = await reload(...options)
    await hydrated()
    return response
  }
}

async function openPage(browser: Browser) {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    // Chromium reports Content Security Policy violations to the page, not to the console.
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content Security Policy blocked ${blockedURI} (${violatedDirective})`),
    )
  })
  const page = await context.newPage()
  const viewport = page.viewportSize()
  const problems: string[] = []
  page.on('console', (message) => {
    // What Playwright says where it blocks them.
    if (message.text().startsWith('Service Worker registration blocked')) return
    if (isOfStoppedShop(message.location().url)) return
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!isOfStoppedShop(String(error))) problems.push(String(error))
  })
  waitForHydration(page)
  const emulateMedia = page.emulateMedia.bind(page)

  /** How to undo what the current test has done. */
  const undo: (() => unknown)[] = []
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...options) => {
    const script = await addInitScript(...options)
    undo.push(() => script.dispose())
    return script
  }
  for (const target of [page, context]) {
    // Their own types know every event by name.
    const emitter = target as unknown as Pick<NodeJS.EventEmitter, 'on' | 'once' | 'off'>
    watch(emitter, ['on', 'once'], (event, listener) => {
      undo.push(() => emitter.off(event as string, listener as () => void))
    })
    watch<Page | BrowserContext>(target, ['route'], () => {
      undo.push(() => target.unrouteAll({ behavior: 'ignoreErrors' }))
    })
  }
  watch(page, ['emulateMedia'], () => {
    undo.push(() => emulateMedia(NO_EMULATION))
  })

  // These change what is not undone.
  let isSpent = false
  const spend = () => {
    isSpent = true
  }
  watch(page, ['routeWebSocket', 'exposeFunction', 'setExtraHTTPHeaders', 'close'], spend)
  watch(context, ['routeWebSocket', 'exposeFunction', 'newCDPSession', 'addInitScript'], spend)
  watch(context, ['grantPermissions', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'], spend)
  watch(context.clock, ['install', 'setFixedTime', 'setSystemTime'], spend)

  const empty = async (baseURL: string) => {
    for (const step of undo.splice(0)) await step()
    // A document of the shop without scripts, which could still write. One of another site, such as
    // about:blank, would end the process.
    await page.goto(`${baseURL}/robots.txt`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
    if (viewport) await page.setViewportSize(viewport)
    // Nothing is hovered over.
    await page.mouse.move(-1, -1)
    problems.length = 0
  }
  return { context, page, problems, isSpent: () => isSpent || context.pages().length > 1, empty }
}

export function createWarmPages(): WarmPages {
  let current: (Awaited<ReturnType<typeof openPage>> & { key: string; baseURL: string }) | undefined
  const close = async () => {
    await current?.context.close()
    current = undefined
  }
  return {
    async open(browser, baseURL, options) {
      const key = baseURL + options
      if (current?.key !== key) {
        await close()
        current = { ...(await openPage(browser)), key, baseURL }
      }
      return current
    },
    async release(hasPassed) {
      if (!current) return
      if (!hasPassed || current.isSpent()) await close()
      // It cannot be emptied while it navigates elsewhere, for example.
      else await current.empty(current.baseURL).catch(close)
    },
  }
}
