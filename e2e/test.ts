import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { signInAsOwner } from './api'
import { type ShopServer, startShop } from './shop-server'

interface Shopper {
  readonly email: string
  readonly password: string
  readonly firstName: string
}

interface TestFixtures {
  /** What the browser's console may say in this test, beside nothing. */
  expectedConsole: RegExp[]
  /** A new account, not yet signed in. */
  shopper: Shopper
  /** The page, signed in as that account. */
  signedIn: Page
  /** The owner's token. */
  ownerToken: string
  /** The page, signed in as the owner. */
  owner: Page
}

interface WorkerFixtures {
  /** The shop with its sample catalogue. */
  shop: ShopServer
  /** A shop whose catalogue has no product. */
  emptyShop: ShopServer
}

/**
 * A click before the page can answer does nothing, or what the browser does by itself: a page is
 * there when its account controls, which only the browser renders, have come.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const hydrated = () => expect(page.locator('.account:empty')).toHaveCount(0)
  page.goto = async (...options) => {
    const answer = await goto(...options)
    await hydrated()
    return answer
  }
  page.reload = async (...options) => {
    const answer = await reload(...options)
    await hydrated()
    return answer
  }
}

/** Makes a page, or all pages of a context, signed in from the first one that is opened. */
export async function bringSession(
  page: Page | BrowserContext,
  token: string,
  name: string,
): Promise<void> {
  await page.addInitScript(
    ([key, userName]) => {
      // Once a tab, so that a test that signs out stays signed out.
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
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const shop = await startShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  emptyShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const shop = await startShop({ SEED: 'none' })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  expectedConsole: [[], { option: true }],

  page: async ({ page, expectedConsole }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    waitForHydration(page)
    await use(page)
    const unexpected = complaints.filter((text) => !expectedConsole.some((one) => one.test(text)))
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

  signedIn: async ({ page, request, shopper }, use) => {
    const response = await request.post('/login', {
      data: { email: shopper.email, password: shopper.password },
    })
    const { token } = await response.json()
    await bringSession(page, token, shopper.firstName)
    await use(page)
  },

  ownerToken: async ({ shop }, use) => use(await signInAsOwner(shop.url)),

  owner: async ({ page, ownerToken }, use) => {
    await bringSession(page, ownerToken, 'Shop')
    await use(page)
  },
})

export { expect }
