import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { newAddress, signIn, signInAsAdmin } from './api'
import { readSharedShop } from './shared-shop'
import { type Shop, type ShopServer, startShop } from './shop-server'
import { createWarmPages, type WarmPage, type WarmPages } from './warm-page'

interface Shopper {
  readonly email: string
  readonly password: string
  readonly firstName: string
}

interface TestFixtures {
  /** The shop with the sample catalogue, which all workers share: tests run in it side by side. */
  shop: Shop
  /** Whether the test has a new page with an empty cache, such as a test of what is loaded. */
  coldCache: boolean
  /** Unless `coldCache`, the page of the tests before. */
  warmPage: WarmPage
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

interface WorkerFixtures {
  warmPages: WarmPages
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

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  shop: async ({}, use) => use(readSharedShop()),
  baseURL: async ({ shop }, use) => use(shop.url),
  expectedConsole: [[], { option: true }],
  coldCache: [false, { option: true }],

  warmPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => use(createWarmPages()),
    { scope: 'worker' },
  ],

  warmPage: async (
    {
      browser,
      warmPages,
      shop,
      baseURL,
      viewport,
      locale,
      hasTouch,
      serviceWorkers,
      contextOptions,
      coldCache,
    },
    use,
    testInfo,
  ) => {
    const options = [viewport, locale, hasTouch, serviceWorkers, contextOptions]
    const key = coldCache ? testInfo.testId : JSON.stringify(options)
    await use(await warmPages.open(browser, baseURL ?? shop.url, key))
    await warmPages.release(!coldCache && testInfo.status === testInfo.expectedStatus)
  },

  context: async ({ warmPage }, use) => use(warmPage.context),

  page: async ({ warmPage, expectedConsole }, use) => {
    await use(warmPage.page)
    const unexpected = warmPage.problems.filter(
      (text) => !expectedConsole.some((one) => one.test(text)),
    )
    expect(unexpected).toEqual([])
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

/** Runs the tests of a file one after another in a shop of their own, without products. Call it at the top level. */
export function setUpOwnShop(): void {
  let starting: Promise<ShopServer> | undefined
  test.describe.configure({ mode: 'default' })
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    shop: async ({}, use) => {
      starting ??= startShop({ SEED: 'none' })
      await use(await starting)
    },
  })
  test.afterAll(async () => (await starting)?.stop())
}

export { expect }
