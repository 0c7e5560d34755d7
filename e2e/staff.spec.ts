import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, placeOrder, send } from './api'
import { countClicks } from './click-counter'
import { mailsTo } from './mails'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const EMAIL = 'karim@example.com'
const PASSWORD = 'packing2026'
const PHONE = { width: 360, height: 780 }

test('A packer is invited in at most 5 clicks, joins on a phone, and sees no revenue', async ({
  adminPage: page,
  adminToken,
  browser,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 777 })
  const id = await placeOrder(shop.url, await createShopper(shop.url), toy)
  await visit(page, '/adminDashboard')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Settings', exact: true }).hover()
  await page.getByRole('link', { name: 'Staff', exact: true }).click()
  await page.getByRole('link', { name: 'Invite somebody' }).click()
  const form = page.getByRole('form', { name: 'Invite somebody' })
  await form.getByLabel('First name').click()
  for (const text of ['Karim', 'Saad', EMAIL]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await form.getByLabel('Role').selectOption('Packing')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  // A shop without a mail server has the link for the owner to pass on.
  await expect(page.getByText(`Pass this link on to ${EMAIL}`)).toBeVisible()
  const shown = await page.locator('code').textContent()
  // The list of roles is opened with one click, and chosen from with another.
  expect((await clicks()) + 1).toBeLessThanOrEqual(5)
  await expectAccessible(page)

  await expect(async () => expect(await mailsTo(EMAIL, shop.dataDir)).toHaveLength(1)).toPass()
  const [mail] = await mailsTo(EMAIL, shop.dataDir)
  const link = /https?:\S+\/joinstaff\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(shown).toBe(link)
  const context = await browser.newContext({ viewport: PHONE, baseURL: shop.url })
  try {
    const packer = await context.newPage()
    await visit(packer, new URL(link).pathname + new URL(link).search + new URL(link).hash)
    await packer.getByLabel('Mobile').fill('1012345679')
    await packer.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await packer.getByRole('button', { name: 'Accept the invitation' }).click()
    await expect(packer).toHaveURL(/\/adminDashboard$/)
    await expect(packer.getByRole('link', { name: /Orders to pack/ })).toBeVisible()
    // An order that is to be packed says what is to be collected for it; sales are for others.
    await expect(packer.getByRole('link', { name: `Order #${id}` })).toBeVisible()
    await expect(packer.getByRole('figure').or(packer.getByText('Booked'))).toHaveCount(0)
    await expectToFit(packer, PHONE.width)
    await expectAccessible(packer)
    await visit(packer, `/adminorder/${id}`)
    await expect(packer.getByRole('article')).toContainText('Cat toy')
    // Pages render without the data that this role may not read: the chat has no confirmation link.
    await visit(packer, `/adminorder?order=${id}`)
    const chat = packer.getByRole('dialog').getByRole('link', { name: /^WhatsApp to/ })
    await expect(chat).toHaveAttribute('href', /wa\.me\/20\d{10}$/)
    await visit(packer, '/adminhandovers')
    await expect(packer.getByText('No handovers yet.')).toBeVisible()
    await expect(packer.getByText('Drivers', { exact: true })).toHaveCount(0)
    for (const path of ['/admincash', '/adminexports', '/adminsettings', '/adminstaff']) {
      await visit(packer, path)
      await expect(packer.getByText('Your role does not include this page.'), path).toBeVisible()
    }
    const token = await packer.evaluate(() => localStorage.getItem('token'))
    for (const path of ['/orders.csv', '/taxes.csv']) {
      const { status } = await send(shop.url + path, 'GET', { token: token ?? '' })
      expect(status, path).toBe(403)
    }
  } finally {
    await context.close()
  }
})
