import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { translate } from '../domain/messages'
import { LOCALE_SETTINGS, LOCALES, type Locale, localizePath } from '../domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { graphql } from './api'
import { expectNoLayoutShift } from './layout-shift'
import type { Shop } from './shop-server'
import { expect, test } from './test'
import { visit } from './visit'

const WIDTHS = [360, 1280]
const MOST_PICTURES = 8

type MessageKey = Parameters<typeof translate>[0]
const texts =
  (locale: Locale) =>
  (key: MessageKey, parameters: Parameters<typeof translate>[1] = {}) =>
    translate(key, parameters, locale)

/** Adds products as the owner does; returns their ids. */
async function addProducts(
  { url }: Shop,
  token: string,
  products: readonly object[],
): Promise<readonly string[]> {
  const { products: sample } = await graphql<{ products: { nodes: { imageUrl: string }[] } }>(
    url,
    token,
    '{ products(first: 24) { nodes { imageUrl } } }',
  )
  const pictures = new Set(sample.nodes.map((node) => node.imageUrl))
  const [imageUrl, ...moreImageUrls] = [...pictures].slice(0, MOST_PICTURES)
  const ids: string[] = []
  for (const product of products) {
    const { addProduct } = await graphql<{ addProduct: { product: { id: string } } }>(
      url,
      token,
      'mutation ($input: ProductInput!) { addProduct(input: $input) { product { id } } }',
      { input: { imageUrl, moreImageUrls, ...product } },
    )
    ids.push(addProduct.product.id)
  }
  return ids
}

/** A product in two sizes, one of which is sold out, with as many pictures as one can have. */
async function addSizes(shop: Shop, token: string): Promise<readonly string[]> {
  const attributes = { brand: 'Zahra', animal: 'CAT', netUnit: 'G' }
  const content = {
    en: { facts: ['Grain-free', 'Protein: 32%'] },
    ar: { facts: ['البروتين: 32%'] },
  }
  const product = { family: randomUUID(), content }
  return addProducts(shop, token, [
    {
      ...product,
      name: 'Zahra Pouches, 400 g',
      nameAr: 'زهرة باوتشات، 400 جم',
      price: 40,
      attributes: { ...attributes, netAmount: 400 },
    },
    {
      ...product,
      name: 'Zahra Pouches, 2 kg',
      nameAr: 'زهرة باوتشات، 2 كجم',
      price: 150,
      stock: 0,
      attributes: { ...attributes, netAmount: 2000 },
    },
  ])
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The lightbox takes two touches within this time as a double tap, which zooms. */
const DOUBLE_TAP_MS = 300
/** Fingers that have rested for this long do not fling, which would depend on how busy the browser is. */
const REST_MS = 80
const lastTouch = new WeakMap<Page, number>()

/** Moves fingers over the screen; `at` says where they are, from 0 to 1 of the way. */
async function move(page: Page, at: (way: number) => readonly Point[]): Promise<void> {
  await expect
    .poll(() => Date.now() - (lastTouch.get(page) ?? 0), { intervals: [50] })
    .toBeGreaterThan(DOUBLE_TAP_MS)
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  const steps = 10
  await send('touchStart', at(0))
  lastTouch.set(page, Date.now())
  for (let step = 1; step <= steps; step += 1) await send('touchMove', at(step / steps))
  const moved = Date.now()
  await expect.poll(() => Date.now() - moved, { intervals: [REST_MS] }).toBeGreaterThan(REST_MS)
  await send('touchEnd', [])
  await session.detach()
}

async function middleOf(locator: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

/** Far more than half of a picture on a phone. */
const SWIPE = 280

/** Swipes with a finger over the middle of the element. */
async function swipe(page: Page, locator: Locator, distance: number): Promise<void> {
  const { x, y } = await middleOf(locator)
  await move(page, (way) => [{ x: x + distance * (way - 0.5), y }])
}

/** Moves two fingers, one above the other, apart or to one another. */
async function pinch(page: Page, locator: Locator, from: number, to: number): Promise<void> {
  const { x, y } = await middleOf(locator)
  await move(page, (way) => {
    const gap = from + (to - from) * way
    return [
      { x, y: y - gap / 2 },
      { x, y: y + gap / 2 },
    ]
  })
}

for (const locale of LOCALES) {
  const t = texts(locale)
  const isRtl = LOCALE_SETTINGS[locale].direction === 'rtl'
  const next = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const current = (page: Page) =>
    page.getByRole('list', { name: t('product.pictures') }).locator('a[aria-current=true]')

  test(`Pictures are shown by thumbnail and by arrow key, without a layout shift: ${locale}`, async ({
    page,
    shop,
    adminToken,
  }) => {
    const [id] = await addSizes(shop, adminToken)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, localizePath(`/productdetails/${id}`, locale))
      const list = page.getByRole('list', { name: t('product.pictures') })
      await expect(list.getByRole('link')).toHaveCount(MOST_PICTURES)
      const named = (index: number) => t('product.picture', { index, count: MOST_PICTURES })
      await list.getByRole('link', { name: named(3) }).click()
      await expect(current(page)).toHaveAccessibleName(named(3))
      const large = page.getByRole('link', {
        name: t('product.enlargePicture', { index: 3, count: MOST_PICTURES }),
      })
      await expect(large).toBeInViewport({ ratio: 0.5 })
      await page.keyboard.press(next)
      await expect(current(page)).toHaveAccessibleName(named(4))
      await expect(current(page)).toBeFocused()
      await page.keyboard.press('Home')
      await expect(current(page)).toHaveAccessibleName(named(1))
      await expectNoLayoutShift(page)
      await expectAccessible(page)
      await expectToFit(page, width)
    }
  })

  test(`A picture opens over the page and zooms, by keyboard alone: ${locale}`, async ({
    page,
    shop,
    adminToken,
  }) => {
    const [id] = await addSizes(shop, adminToken)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (/lightbox/.test(request.url())) scripts.push(request.url())
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, localizePath(`/productdetails/${id}`, locale))
      const enlarge = page.getByRole('link', {
        name: t('product.enlargePicture', { index: 1, count: MOST_PICTURES }),
      })
      await enlarge.focus()
      expect(scripts).toEqual([])
      await page.keyboard.press('Enter')
      const lightbox = page.getByRole('dialog')
      const position = (index: number) =>
        lightbox.getByText(t('product.picture', { index, count: MOST_PICTURES }), { exact: true })
      await expect(position(1)).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press(next)
      await expect(position(2)).toBeVisible()
      const zoomIn = lightbox.getByRole('button', { name: t('product.zoomIn') })
      await expect(zoomIn).toBeEnabled()
      const widthOf = async () =>
        (await lightbox.locator('.yarl__slide_current img').boundingBox())?.width ?? 0
      const before = await widthOf()
      await page.keyboard.press('Control+=')
      await expect.poll(widthOf).toBeGreaterThan(before * 1.2)
      await page.keyboard.press('Escape')
      await expect(lightbox).toHaveCount(0)
      // The row of pictures has followed, and the keyboard continues where it was.
      await expect(current(page)).toHaveAccessibleName(
        t('product.picture', { index: 2, count: MOST_PICTURES }),
      )
      await expect(
        page.getByRole('link', {
          name: t('product.enlargePicture', { index: 2, count: MOST_PICTURES }),
        }),
      ).toBeFocused()
      await expectNoLayoutShift(page)
      expect(scripts.splice(0)).not.toEqual([])
    }
  })

  test.describe('On a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

    test(`a swipe before the page is interactive counts: ${locale}`, async ({
      page,
      shop,
      adminToken,
    }) => {
      const [id] = await addSizes(shop, adminToken)
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.js', async (route) => {
        await released
        await route.continue()
      })
      const loaded = visit(page, localizePath(`/productdetails/${id}`, locale))
      const row = page.locator('.product-gallery__pictures')
      await expect(row).toBeVisible()
      await swipe(page, row, isRtl ? SWIPE : -SWIPE)
      await expect
        .poll(() => row.evaluate((list) => Math.abs(list.scrollLeft)))
        .toBeGreaterThan(150)
      release()
      await loaded
      await expect(current(page)).toHaveAccessibleName(
        t('product.picture', { index: 2, count: MOST_PICTURES }),
      )
    })

    test(`pictures are swiped, and pinched when they are large: ${locale}`, async ({
      page,
      shop,
      adminToken,
    }) => {
      const [id] = await addSizes(shop, adminToken)
      await visit(page, localizePath(`/productdetails/${id}`, locale))
      const named = (index: number) => t('product.picture', { index, count: MOST_PICTURES })
      const forward = isRtl ? SWIPE : -SWIPE
      const row = page.locator('.product-gallery__pictures')
      await swipe(page, row, forward)
      await expect(current(page)).toHaveAccessibleName(named(2))
      // It is announced as soon as more than half of it is visible; a touch before it comes to rest stops it
      // there.
      await expect
        .poll(() => row.evaluate((list) => Math.abs(list.scrollLeft) - list.clientWidth))
        .toBeCloseTo(0, 0)
      await swipe(page, row, -forward)
      await expect(current(page)).toHaveAccessibleName(named(1))

      await page.locator('.product-gallery__picture').first().tap()
      const lightbox = page.getByRole('dialog')
      await expect(lightbox.getByText(named(1), { exact: true })).toBeVisible()
      const picture = lightbox.locator('.yarl__slide_current img')
      await expect(picture).toBeVisible()
      const widthOf = async () => (await picture.boundingBox())?.width ?? 0
      const before = await widthOf()
      await pinch(page, lightbox, 60, 240)
      await expect.poll(widthOf).toBeGreaterThan(before * 1.5)
      await pinch(page, lightbox, 240, 40)
      await expect.poll(widthOf).toBeLessThan(before * 1.05)
      await swipe(page, lightbox, forward)
      await expect(lightbox.getByText(named(2), { exact: true })).toBeVisible()
    })
  })

  test(`Sizes link to one another, and facts are a table: ${locale}`, async ({
    page,
    shop,
    adminToken,
  }) => {
    const [small, large] = await addSizes(shop, adminToken)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, localizePath(`/productdetails/${small}`, locale))
      const sizes = page.getByRole('region', { name: t('product.sizes') }).getByRole('link')
      await expect(sizes).toHaveCount(2)
      await expect(sizes.first()).toHaveAttribute('aria-current', 'page')
      await expect(sizes.last()).toContainText(t('stock.none'))
      await expect(sizes.last()).toContainText(isRtl ? '2 كجم' : '2 kg')
      await sizes.last().click()
      await expect(page).toHaveURL(new RegExp(`/productdetails/${large}$`))
      await expect(sizes.last()).toHaveAttribute('aria-current', 'page')
      const table = page.getByRole('table', { name: t('product.details') })
      await expect(table.getByRole('cell', { name: '32%' })).toBeVisible()
      await expectAccessible(page)
    }
  })
}

test('A single picture loads nothing more until it is enlarged', async ({
  page,
  shop,
  adminToken,
}) => {
  const [id] = await addProducts(shop, adminToken, [
    { name: 'Zahra Mat', price: 40, moreImageUrls: [] },
  ])
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/lightbox/.test(request.url())) scripts.push(request.url())
  })
  await visit(page, `/productdetails/${id}`)
  await expect(page.getByRole('list', { name: 'Pictures' })).toHaveCount(0)
  expect(scripts).toEqual([])
  await page.getByRole('link', { name: 'Enlarge the picture' }).click()
  const lightbox = page.getByRole('dialog', { name: 'Zahra Mat' })
  await expect(lightbox.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(lightbox.getByRole('button', { name: /picture/ })).toHaveCount(0)
  expect(scripts).not.toEqual([])
})

test('Without a connection, the picture itself is opened', async ({
  page,
  shop,
  adminToken,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED|Failed to load/)
  const [id] = await addSizes(shop, adminToken)
  await visit(page, `/productdetails/${id}`)
  await page.route(/lightbox/, (route) => route.abort())
  await page.getByRole('link', { name: 'Enlarge picture 1 of 8' }).click()
  await expect(page).toHaveURL(/\.svg$/)
})

test('Without JavaScript, pictures and sizes are links', async ({ browser, shop, adminToken }) => {
  const [id, other] = await addSizes(shop, adminToken)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  await page.goto(`/productdetails/${id}`)
  await page.getByRole('link', { name: 'Picture 3 of 8', exact: true }).click()
  await expect(page).toHaveURL(/\.svg$/)
  await page.goBack()
  await page.getByRole('link', { name: /2 kg/ }).first().click()
  await expect(page).toHaveURL(new RegExp(`/productdetails/${other}$`))
  await context.close()
})
