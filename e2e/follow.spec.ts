import { type MessageKey, translate } from '../domain/messages'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { expectAccessible, expectPlainFrame, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder } from './api'
import { addSession, expect, test } from './test'
import { visit } from './visit'

const PHONE = { width: 360, height: 780 }

for (const locale of LOCALES) {
  const t = (key: MessageKey, parameters = {}) => translate(key, parameters, locale)

  test(`A shopper copies the link of an order, and the family follows it without an account: ${locale}`, async ({
    adminToken,
    browser,
    context,
    page,
    shop,
  }) => {
    const product = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 200 })
    const shopper = await createShopper(shop.url)
    const id = await placeOrder(shop.url, shopper, product, 2)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize(PHONE)
    await addSession(page, shopper, 'Mona')
    await visit(page, shop.url + localizePath(`/orders/${id}`, locale))
    // Chromium on a computer has no sheet to share with.
    await page.getByRole('button', { name: t('order.share') }).click()
    await expect(page.getByText(t('order.linkCopied'))).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const { pathname } = new URL(link)
    expect(pathname).toContain(localizePath('/follow/', locale))
    await expectAccessible(page)

    const family = await browser.newPage({ viewport: PHONE })
    const response = await visit(family, shop.url + pathname)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    // It is in the HTML, and nothing else of the order is.
    const html = (await response?.text()) ?? ''
    expect(html).toContain(t('follow.Pending'))
    expect(html).toContain('400')
    for (const secret of ['Nour', 'Ali', 'Nile', '1012345678']) expect(html).not.toContain(secret)
    await expect(
      family.getByRole('heading', { level: 1, name: t('order.number', { id }) }),
    ).toBeVisible()
    const order = family.getByRole('article')
    await expect(order).toContainText('400.00')
    await expect(order).toContainText('Cat toy')
    await expectAccessible(family)
    await expectPlainFrame(family)
    for (const width of [320, 360, 768, 1280]) await expectToFit(family, width)

    await graphql(
      shop.url,
      adminToken,
      `mutation ($ids: [ID!]!) { packOrders(ids: $ids) { userErrors { message } } }`,
      { ids: [id] },
    )
    // The page may not be listening yet.
    await expect(async () => {
      await family.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(family.getByRole('status')).toHaveText(t('follow.Processing'), { timeout: 1000 })
    }).toPass()

    const wrong = await visit(family, `${shop.url}${pathname.slice(0, -1)}`)
    expect(wrong?.status()).toBe(404)
    await expect(
      family.getByRole('heading', { level: 1, name: t('confirm.wrongLink.title') }),
    ).toBeVisible()
    await expectAccessible(family)
    await family.close()
  })
}
