import { type Browser, launch, type Page } from 'puppeteer-core'
import { NO_FIREFOX } from './browser'
import { expect, test } from './test'

const FIREFOX = process.env.FIREFOX_PATH

/**
 * React creates the elements of a page before it shows it, and again if it was interrupted. Firefox
 * reports the requests of discarded pictures as errors; `waitUntilLoaded` checks those shown.
 */
const CANCELLED_PICTURE =
  /\/(?:art|pictures)\/[\w-]+\.svg’\. A ServiceWorker intercepted the request/

/** Opens a page and collects its errors and warnings, blocked requests included. */
async function openPage(browser: Browser): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage()
  page.setDefaultTimeout(10_000)
  const problems: string[] = []
  page.on('console', async (message) => {
    if (message.type() !== 'error' && message.type() !== 'warn') return
    const index = problems.push(message.text()) - 1
    // A logged error arrives as a handle, whose text has to be read from the page.
    const values = message.args().map((value) => value.evaluate((logged) => String(logged)))
    problems[index] = (await Promise.all(values)).join(' ')
  })
  page.on('pageerror', (error) => {
    if (!CANCELLED_PICTURE.test(String(error))) problems.push(String(error))
  })
  return { page, problems }
}

const button = (page: Page, name: string) => page.locator(`::-p-aria(${name}[role="button"])`)
const waitForText = (page: Page, text: string) => page.locator(`::-p-text(${text})`).wait()

/** No script sends a request, and every visible picture is loaded. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForNetworkIdle()
  // A worker fetches pictures, and a busy machine takes longer to start one than a network is idle.
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, left } = image.getBoundingClientRect()
        return image.checkVisibility() && top < innerHeight && left < innerWidth
      })
      .every((image) => image.complete && image.naturalWidth > 0),
  )
}

async function goTo(page: Page, url: string): Promise<void> {
  // Firefox reports requests that are still pending when the page is left.
  if (page.url() !== 'about:blank') await waitUntilLoaded(page)
  await page.goto(url)
  // The account controls are rendered in the browser only, so they show that it is hydrated.
  await page.waitForSelector('.account:not(:empty)')
}

test('Shoppers can sign up and order in Firefox without console errors', async ({ shop }) => {
  test.skip(!FIREFOX, NO_FIREFOX)
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX ?? '',
    args: ['--headless'],
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  })
  try {
    const { page, problems } = await openPage(browser)
    const fill = async (fields: Record<string, string>) => {
      for (const [label, value] of Object.entries(fields)) {
        await page.locator(`::-p-aria(${label}[role="textbox"])`).fill(value)
      }
    }
    const email = 'firefox@example.com'
    await goTo(page, `${shop.url}/signup`)
    await fill({ 'First name': 'Mona', 'Last name': 'Ali', Mobile: '1012345678', Email: email })
    await page.locator('input[type=password]').fill('secret1')
    await button(page, 'Sign up').click()
    await waitForText(page, 'Account created.')
    await waitForText(page, 'Mona!')
    expect(new URL(page.url()).pathname).toBe('/home')
    await page.waitForSelector('.hero img')

    await goTo(page, `${shop.url}/productdetails/1`)
    await button(page, 'Add to cart').click()
    await waitForText(page, 'Item added to cart successfully!')
    await goTo(page, `${shop.url}/checkout`)
    await page.locator('select[name=governorate]').fill('C')
    await fill({
      'City or area': 'وسط البلد',
      'Street and building': '12 شارع طلعت حرب، شقة 7',
      Phone: '+201012345678',
    })
    await button(page, 'Place order').click()
    await waitForText(page, 'Order placed successfully!')
    await goTo(page, `${shop.url}/profile`)
    await waitForText(page, 'Order #')
    await waitForText(page, '12 شارع طلعت حرب، شقة 7')
    expect(problems).toEqual([])
  } finally {
    await browser.close()
  }
})
