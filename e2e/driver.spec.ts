import { type MessageKey, translate } from '../domain/messages'
import { expectAccessible, expectPlainFrame, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder } from './api'
import { expect, setUpOwnShop, test } from './test'
import { reload, visit } from './visit'

setUpOwnShop()

const PHONE = { width: 360, height: 780 }

const t = (key: MessageKey, parameters = {}) => translate(key, parameters, 'ar')

test('A driver with a phone in Arabic delivers one parcel, refuses one and finds one not at home; the owner sees it', async ({
  adminPage: owner,
  adminToken: token,
  browser,
  shop,
}) => {
  const toy = await createProduct(shop.url, token, { name: 'Cat toy', price: 20, stock: 9 })
  const shopper = await createShopper(shop.url)
  const ids: number[] = []
  for (let count = 0; count < 3; count += 1) {
    ids.push(await placeOrder(shop.url, shopper, toy, 1))
  }
  const [delivered = 0, refused = 0, absent = 0] = ids
  await graphql(
    shop.url,
    token,
    `mutation ($ids: [ID!]!) {
      addCourier(input: { name: "Hassan", isOwnDriver: true, phone: "01012345678" }) { courier { id } }
      handOverOrders(ids: $ids, courierId: 1) { userErrors { message } }
    }`,
    { ids },
  )

  await visit(owner, '/adminhandovers')
  await owner.getByRole('button', { name: 'Link for the phone of Hassan' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await expectAccessible(owner)
  for (const width of [320, 360, 768, 1280]) await expectToFit(owner, width)
  const chat = new URL((await dialog.getByRole('link').getAttribute('href')) ?? '')
  const [link = ''] = /http\S+/.exec(chat.searchParams.get('text') ?? '') ?? []
  const { pathname } = new URL(link)
  await dialog.getByRole('button', { name: 'Close' }).click()

  const page = await browser.newPage({ viewport: PHONE, locale: 'ar-EG' })
  const response = await visit(page, shop.url + pathname)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const stop = (id: number) => page.getByRole('article', { name: t('order.number', { id }) })
  await expect(stop(delivered)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAccessible(page)
  await expectPlainFrame(page)
  // A tap beside the next stop must not leave the page.
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
  for (const width of [320, 360, 768, 1280]) await expectToFit(page, width)
  await page.setViewportSize(PHONE)
  for (const target of await page.locator('main :is(a, button, select), header a').all()) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  // The next stop is seen without scrolling.
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: t('drive.deliver') }),
  ).toBeInViewport({ ratio: 1 })

  // Found by its number, whatever the keyboard's layout and wherever the focus is.
  await expect(page.getByText(t('drive.scanReady'))).toBeVisible()
  await page.locator('h1').click()
  await page.keyboard.type(`${absent}\n`)
  const found = page.locator('[data-stop]:focus')
  await expect(
    found.getByRole('article', { name: t('order.number', { id: absent }) }),
  ).toBeInViewport()
  await page.keyboard.type('ظ٩٩٩٩٩\n')
  await expect(page.locator('.scan-report')).toContainText('ظ٩٩٩٩٩')
  await expectAccessible(page)
  await expectToFit(page, PHONE.width)

  await stop(delivered)
    .getByRole('button', { name: t('drive.deliver') })
    .click()
  const collected = stop(delivered).locator('.stop__acts button').first()
  await expect(collected).toContainText('20')
  await expectAccessible(page)
  await page.context().setOffline(true)
  await collected.click()
  await expect(stop(delivered).getByRole('alert')).toHaveText(t('drive.notSaved'))
  await page.context().setOffline(false)
  await collected.click()
  await expect(stop(delivered)).toHaveCount(0)

  await stop(refused)
    .getByRole('button', { name: t('drive.refuse') })
    .click()
  await expectAccessible(page)
  await expectToFit(page, PHONE.width)
  await stop(refused)
    .getByRole('button', { name: t('drive.reason.CHANGED_MIND') })
    .click()
  await expect(stop(refused)).toHaveCount(0)

  await stop(absent)
    .getByRole('button', { name: t('drive.absent') })
    .click()
  await expect(page.getByText(t('drive.done.absent', { id: absent }))).toBeVisible()
  await reload(page)
  await expect(stop(absent)).toContainText(t('drive.absent'))
  await expect(page.getByText(t('drive.left', { count: 1 }))).toBeVisible()
  await expect(page.locator('.drive__cash')).toContainText('20')

  await visit(owner, `/adminorder?order=${absent}`)
  const timeline = owner.locator('.order-timeline')
  await expect(timeline).toContainText('Courier’s report')
  await expect(timeline).toContainText('Not at home')
  const { adminOrders } = await graphql<{ adminOrders: { nodes: object[] } }>(
    shop.url,
    token,
    '{ adminOrders(sort: OLDEST) { nodes { status shipmentState paymentState } } }',
  )
  expect(adminOrders.nodes).toEqual([
    { status: 'COMPLETED', shipmentState: 'DELIVERED', paymentState: 'COLLECTED' },
    { status: 'CANCELLED', shipmentState: 'REFUSED', paymentState: 'NONE' },
    { status: 'PROCESSING', shipmentState: 'WITH_COURIER', paymentState: 'DUE' },
  ])

  await graphql(
    shop.url,
    token,
    'mutation { createDriverLink(courierId: 1) { userErrors { message } } }',
  )
  await reload(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('drive.wrongLink.title'))
  await expectAccessible(page)
  await page.close()
})
