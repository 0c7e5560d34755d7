import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, expect } from '@playwright/test'
import sharp from 'sharp'
import { localizePath, splitLocale } from '../../domain/messages/locale'
import { findBrowser } from '../../e2e/browser'
import { startShop } from '../../e2e/shop-server'
import { DOC_PICTURES, type DocPicture } from './doc-pictures'
import { addSampleOrders, type SampleOrders } from './sample-orders'

// `npm run doc-pictures [-- names]`: starts the built shop on an empty data folder, fills it with orders, and takes
// the pictures of the docs.

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const QUALITY = 80

/** Longer than the slowest page needs on a busy machine. */
const TIMEOUT_MILLISECONDS = 60_000

async function takePicture(
  browser: Browser,
  shopUrl: string,
  orders: SampleOrders,
  { viewport, path, viewer, locale = 'en', prepare }: DocPicture,
): Promise<Buffer> {
  const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' })
  const token = { owner: orders.adminToken, shopper: orders.shopperToken, nobody: '' }[viewer]
  await context.addInitScript((key) => {
    if (key) localStorage.setItem('token', key)
    localStorage.setItem('userName', 'Mona')
  }, token)
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MILLISECONDS)
  await page.goto(shopUrl + localizePath(splitLocale(path(orders)).path, locale))
  // A first visit does not wait for the shop's fonts; the next one has them.
  await page.evaluate(() => document.fonts.ready)
  await page.reload()
  await expect(page.locator('main h1')).toBeVisible({ timeout: TIMEOUT_MILLISECONDS })
  await expect(page.locator('main :is(.card, [data-row])').first()).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0, { timeout: TIMEOUT_MILLISECONDS })
  await prepare?.(page)
  const picture = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return sharp(picture).webp({ quality: QUALITY }).toBuffer()
}

async function writePictures(names: readonly string[]): Promise<void> {
  const shop = await startShop({ WHATSAPP_NUMBER: '201000000000' })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const orders = await addSampleOrders(shop.url)
    mkdirSync(FOLDER, { recursive: true })
    for (const picture of DOC_PICTURES) {
      if (names.length > 0 && !names.includes(picture.name)) continue
      const file = await takePicture(browser, shop.url, orders, picture)
      writeFileSync(`${FOLDER}${picture.name}.webp`, file)
      process.stdout.write(`${picture.name}: ${Math.round(file.length / 1000)} kB\n`)
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

await writePictures(process.argv.slice(2))
