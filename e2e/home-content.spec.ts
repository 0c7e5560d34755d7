import type { Browser, Page } from '@playwright/test'
import { cairoTime } from '../domain/delivery/cairo-day'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const HOUR = 3_600_000

/** A visitor of a shop on a screen of a width. */
async function openVisitor(browser: Browser, width: number): Promise<Page> {
  return (await browser.newContext({ viewport: { width, height: 800 } })).newPage()
}

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save home page' }).click()
  await expect(page.getByText('The home page has been saved.').last()).toBeVisible()
}

test('The owner puts an offer and a hero on the home page, which shoppers see within a second', async ({
  adminPage: page,
  browser,
  shop,
  adminToken,
}) => {
  await createProduct(shop.url, adminToken, { name: 'Cat Toy Mouse', price: 45 })
  await visit(page, '/adminbanners')
  await page.getByRole('button', { name: 'Add an offer' }).click()
  const offer = page.getByRole('region', { name: 'Offer 1' })
  await page.getByRole('button', { name: 'Save home page' }).click()
  await expect(offer.getByText('This field is required.')).toHaveCount(3)
  await offer.getByLabel('Headline (English)').fill('Summer sale')
  await offer.getByLabel('Headline (Arabic)').fill('تخفيضات الصيف')
  await offer.getByLabel('Leads to').selectOption('A product')
  await offer.getByRole('combobox', { name: 'Product' }).fill('cat')
  await offer.getByRole('listbox', { name: 'Product' }).getByRole('option').first().click()
  await expect(offer.getByRole('combobox', { name: 'Product' })).toHaveValue(/cat/i)
  await offer.getByLabel('Shown from').fill(cairoTime(new Date()))
  await offer.getByLabel('Shown until').fill(cairoTime(new Date(Date.now() + HOUR)))
  await expect(offer.getByText('Shown now')).toBeVisible()

  await page.getByRole('button', { name: 'Add a hero' }).click()
  const hero = page.getByRole('region', { name: 'Hero 1' })
  await hero.getByLabel('Headline (English)').fill('Summer is here')
  await hero.getByLabel('Headline (Arabic)').fill('وصل الصيف')
  await hero.getByLabel('Button (English)').fill('Shop now')
  await hero.getByLabel('Button (Arabic)').fill('تسوق الآن')
  await hero.getByLabel('Category').selectOption('Toys')
  await hero.getByLabel('Shown from').fill(cairoTime(new Date(Date.now() + HOUR)))
  await expect(hero.getByText('Not shown yet')).toBeVisible()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('.banner')).toHaveText('Summer sale')
  await expect(preview.locator('h1')).toHaveText('Good things for good animals')
  await preview.getByLabel('At this time').fill(cairoTime(new Date(Date.now() + 2 * HOUR)))
  await expect(preview.locator('h1')).toHaveText('Summer is here')
  await preview.getByLabel('Language').selectOption('ar')
  await expect(preview.locator('h1')).toHaveText('وصل الصيف')
  await save(page)

  const phone = await openVisitor(browser, 360)
  await visit(phone, `${shop.url}/ar`)
  await expect(phone.getByRole('link', { name: 'تخفيضات الصيف' })).toBeVisible({ timeout: 1_000 })
  await expectAccessible(phone)
  await expectToFit(phone, 360)
  const wide = await openVisitor(browser, 1280)
  await visit(wide, shop.url)
  await expect(wide.getByRole('heading', { level: 1 })).not.toHaveText('Summer is here')
  await hero.getByLabel('Shown from').fill('')
  await save(page)
  // The message of the first time may still be there.
  await expect(async () => {
    await wide.reload()
    const heading = wide.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Summer is here', { timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
  await expect(wide.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/toys')
  await expectAccessible(wide)
  await wide.getByRole('link', { name: 'Summer sale' }).click()
  await expect(wide).toHaveURL(/\/productdetails\/\d+$/)
  await Promise.all([phone.context().close(), wide.context().close()])
})

test('The owner orders the sections with the keyboard, and restores the order of the shop', async ({
  adminPage: page,
  browser,
  shop,
}) => {
  const shopper = await openVisitor(browser, 1280)
  await visit(shopper, shop.url)
  const before = await headings(shopper).allTextContents()
  await visit(page, '/adminbanners')
  const up = page.getByRole('button', { name: 'Move Trending In Dogs up' })
  await up.focus()
  for (let place = 5; place >= 1; place -= 1) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Trending In Dogs is now number ${place}.`)).toBeAttached()
    await expect(up).toBeFocused()
  }
  await page.getByRole('checkbox', { name: 'Show New Arrivals' }).uncheck()
  await save(page)
  await shopper.reload()
  const after = await headings(shopper).allTextContents()
  expect(after[0]).toBe('Trending In Dogs')
  expect(after).not.toContain('New Arrivals')
  await page.getByRole('button', { name: 'Restore our order' }).click()
  await expect(page.getByText('The sections are in our order again.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Show New Arrivals' })).toBeChecked()
  await shopper.reload()
  expect(await headings(shopper).allTextContents()).toEqual(before)
  await shopper.context().close()
})

test('The page of the home page fits every screen and is accessible in both languages', async ({
  adminPage: page,
}) => {
  for (const [path, add] of [
    ['/adminbanners', 'Add an offer'],
    ['/ar/adminbanners', 'أضف عرضًا'],
  ] as const) {
    await visit(page, path)
    await page.getByRole('button', { name: add }).click()
    await expect(page.locator('.home-preview h1')).toBeVisible()
    await expectAccessible(page)
    for (const width of [360, 768, 1280]) await expectToFit(page, width)
  }
})
