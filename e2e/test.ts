import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { newAddress, signIn, signInAsAdmin } from './api'
import { readSharedShop } from './shared-shop'
import { type Shop, type ShopServer, startShop } from './shop-server'

interface Shopper {
  readonly email: string
  readonly password: string
  readonly firstName: string
}

interface TestFixtures {
  /** The shop with the sample catalogue, which all workers share: tests run in it side by side. */
  shop: Shop
  /** Console errors and warnings that the test expects; any other fails it. */
  expectedConsole: RegExp[]
  /** A new account, not yet signed in. */
  shopper: Shopper
  /** That account's token. */
  shopperToken: string
  /** The page, signed in as that account. */
  signedIn: Page
  /** The admin's token. */
  adminToken: string
  /** The page, signed in as the admin. */
  adminPage: Page
}

/** Signs in a page, or every page of a context, before its first navigation. */
export async function addSession(
  page: Page | BrowserContext,
  token: string,
  name: string,
): Promise<void> {
  await page.addInitScript(
    ([key, userName]) => {
      // Once per tab, so that a test that signs out stays signed out.
      if (sessionStorage.getItem('signed-in-by-test')) return
      sessionStorage.setItem('signed-in-by-test', 'true')
      localStorage.setItem('token', key)
      localStorage.setItem('userName', userName)
    },
    [token, name] as const,
  )
}

let serial = 0

export const test = base.extend<TestFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  shop: async ({}, use) => use(readSharedShop()),
  baseURL: async ({ shop }, use) => use(shop.url),
  expectedConsole: [[], { option: true }],

  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      // Chromium reports Content Security Policy violations to the page, not to the console.
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content Security Policy blocked ${blockedURI} (${violatedDirective})`),
      )
    })
    await use(context)
  },

  page: async ({ page, expectedConsole }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      // Playwright's message where it blocks them.
      if (message.text().startsWith('Service Worker registration blocked')) return
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await use(page)
    expect(problems.filter((text) => !expectedConsole.some((one) => one.test(text)))).toEqual([])
  },

  shopper: async ({ request }, use, testInfo) => {
    serial += 1
    const shopper = {
      email: `shopper${testInfo.workerIndex}x${serial}@example.com`,
      password: 'secret1',
      firstName: 'Mona',
    }
    const response = await request.post('/register', {
      headers: { 'x-forwarded-for': newAddress() },
      data: {
        first_name: shopper.firstName,
        second_name: 'Ali',
        mobile: '1012345678',
        email: shopper.email,
        password: shopper.password,
      },
    })
    expect(response.status()).toBe(201)
    await use(shopper)
  },

  shopperToken: async ({ shop, shopper }, use) =>
    use(await signIn(shop.url, shopper.email, shopper.password)),

  signedIn: async ({ page, shopper, shopperToken }, use) => {
    await addSession(page, shopperToken, shopper.firstName)
    await use(page)
  },

  adminToken: async ({ shop }, use) => use(await signInAsAdmin(shop.url)),

  adminPage: async ({ page, adminToken }, use) => {
    await addSession(page, adminToken, 'Shop')
    await use(page)
  },
})

type Settings = Readonly<Record<string, string>>

/**
 * Runs the tests of a file one after another in a shop of their own, without products. Call it at the top level. Settings can be
 * read when the shop starts, which is before any hook.
 */
export function setUpOwnShop(settings: Settings | (() => Promise<Settings>) = {}): void {
  let starting: Promise<ShopServer> | undefined
  const start = async () =>
    startShop({ SEED: 'none', ...(typeof settings === 'function' ? await settings() : settings) })
  test.describe.configure({ mode: 'default' })
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    shop: async ({}, use) => {
      starting ??= start()
      await use(await starting)
    },
  })
  test.afterAll(async () => (await starting)?.stop())
}

export { expect }
