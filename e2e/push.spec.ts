import type { CDPSession, Page, Worker } from '@playwright/test'
import { type PushService, startPushService } from '../server/test/push-service'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder } from './api'
import { test as base, expect, setUpOwnShop } from './test'
import { visit } from './visit'

setUpOwnShop()

const test = base.extend<{ service: PushService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  service: async ({}, use) => {
    const service = await startPushService()
    await use(service)
    service.close()
  },
})
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/**
 * Chromium without a window has no push service: the browser's part of subscribing is replaced by a device of the
 * test's own service. The shop sends to it, and what it gets is delivered to the real service worker.
 */
async function replacePushManager(page: Page, service: PushService): Promise<void> {
  const { endpoint, p256dh, auth } = service.device()
  await page.addInitScript(
    (device) => {
      const KEY = 'subscribed-by-test'
      const subscription = {
        endpoint: device.endpoint,
        toJSON: () => ({
          endpoint: device.endpoint,
          keys: { p256dh: device.p256dh, auth: device.auth },
        }),
        unsubscribe: async () => {
          localStorage.removeItem(KEY)
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(KEY) ? subscription : null),
        subscribe: async () => {
          localStorage.setItem(KEY, 'true')
          return subscription
        },
      })
    },
    { endpoint, p256dh, auth },
  )
}

/** The id of the page's service worker, once it is there. */
async function findRegistration(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated')
      if (active) resolve(active.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

/** Notifications that a service worker shows, and URLs that it opens. */
interface WorkerLog {
  readonly shown: Record<string, unknown>[]
  readonly opened: string[]
}

interface LoggingScope extends WorkerLog {
  readonly registration: {
    showNotification: (title: string, options: object) => Promise<void>
  }
  readonly clients: { openWindow: (url: string) => Promise<void> }
}

/** Chromium without a window shows no notifications and opens no window: what the worker asks it for is noted. */
function logNotifications(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const scope: LoggingScope = Object.assign(self as unknown as LoggingScope, {
      shown: [],
      opened: [],
    })
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, ...options })
    }
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url)
    }
  })
}

function readLog(worker: Worker): Promise<WorkerLog> {
  return worker.evaluate(() => {
    const { shown, opened } = self as unknown as WorkerLog
    return { shown, opened }
  })
}

/** Clicks a notification with this data. */
async function clickNotification(worker: Worker, data: unknown): Promise<void> {
  await worker.evaluate((page) => {
    const notification = { data: page, close: () => {} }
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: () => {},
    })
    self.dispatchEvent(event)
  }, data)
}

test('A phone in Arabic is notified of an order with no page open, and of nothing after it was removed', async ({
  adminPage: page,
  adminToken: token,
  context,
  service,
  shop,
}) => {
  await replacePushManager(page, service)
  await graphql(
    shop.url,
    token,
    'mutation { setLocale(input: { locale: AR }) { userErrors { message } } }',
  )
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, '/ar/adminaccount')
  const push = page.getByRole('region', { name: 'إشعارات حتى والصفحة مغلقة' })
  await expect(push.getByRole('checkbox')).toHaveCount(4)
  await push.getByRole('checkbox', { name: 'قرب نفاد منتج أو نفاده' }).uncheck()
  await push.getByRole('button', { name: 'فعّل الإشعارات على هذا الجهاز' }).click()
  await expect(push.getByRole('listitem')).toHaveCount(1)
  await expect(push.getByRole('listitem')).toContainText('هذا الجهاز')
  await expect(push.getByRole('button', { name: 'احفظ التغييرات' })).toBeVisible()
  await expectAccessible(page)
  for (const width of [320, 360, 768, 1280]) await expectToFit(page, width)
  await page.setViewportSize({ width: 360, height: 800 })

  await push.getByRole('button', { name: /^أرسل تجربة إلى/ }).click()
  await expect.poll(() => service.pushes.map(({ content }) => content.title)).toHaveLength(1)
  expect(service.pushes[0]?.content.title).toBe('الإشعارات تعمل')

  const product = await createProduct(shop.url, token, { name: 'Cat toy', price: 20 })
  const shopper = await createShopper(shop.url)
  const id = await placeOrder(shop.url, shopper, product)
  await expect.poll(() => service.pushes.length).toBe(2)
  const content = service.pushes[1]?.content

  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  await logNotifications(worker)
  const session = await context.newCDPSession(page)
  const registrationId = await findRegistration(session)
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: shop.url,
    registrationId,
    data: JSON.stringify(content),
  })
  await expect.poll(async () => (await readLog(worker)).shown).toHaveLength(1)
  const [notification] = (await readLog(worker)).shown
  expect(notification).toMatchObject({
    title: `طلب جديد رقم ${id}`,
    body: content?.body,
    lang: 'ar',
    dir: 'rtl',
  })
  await clickNotification(worker, notification?.data)
  expect((await readLog(worker)).opened).toEqual([`/ar/adminorder/${id}`])

  await push.getByRole('button', { name: /^احذف/ }).click()
  await expect(push.getByText('لا تصل الإشعارات إلى أي جهاز بعد.')).toBeVisible()
  await expect(push.getByRole('button', { name: 'فعّل الإشعارات على هذا الجهاز' })).toBeVisible()
  await expect(push.getByRole('checkbox', { checked: true })).toHaveCount(4)
})

test('An open page counts new orders in its title and rings if asked to, and quiet hours are kept', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    let count = 0
    OscillatorNode.prototype.start = function (when) {
      count += 1
      document.documentElement.dataset.tones = String(count)
      start.call(this, when)
    }
  })
  const tones = () => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0))
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)

  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/adminaccount')
  const push = page.getByRole('region', { name: 'Notifications with no page open' })
  await push.getByLabel('From', { exact: true }).selectOption('22')
  await push.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect(push.getByText('Choose a full hour.')).toBeVisible()
  await push.getByLabel('To', { exact: true }).selectOption('8')
  await push.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect(page.getByText('Quiet hours saved.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Sound with each new order/ }).check()
  await expect.poll(tones).toBe(2)
  await page.reload()
  await expect(push.getByLabel('From', { exact: true })).toHaveValue('22')
  await expect(push.getByLabel('To', { exact: true })).toHaveValue('8')

  await visit(page, '/adminorder')
  const title = await page.title()
  await setHidden(true)
  const product = await createProduct(shop.url, token, { name: 'Cat bed', price: 30 })
  const shopper = await createShopper(shop.url)
  await placeOrder(shop.url, shopper, product)
  await expect(page).toHaveTitle(`(1) ${title}`)
  await placeOrder(shop.url, shopper, product, 2)
  await expect(page).toHaveTitle(`(2) ${title}`)
  expect(await tones()).toBe(4)
  await setHidden(false)
  await expect(page).toHaveTitle(title)
})
