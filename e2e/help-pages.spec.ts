import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper } from './api'
import { addSession, expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

test('The owner writes a page with a preview, and shoppers read it in their language', async ({
  adminPage: page,
  browser,
}) => {
  await visit(page, '/adminpages')
  await page.getByRole('link', { name: 'Edit Returns' }).click()
  const english = page.getByRole('region', { name: 'English', exact: true })
  const preview = page.getByRole('region', { name: 'Preview in English' })
  await expect(preview).toContainText('within 14 days of receiving it')
  await english.getByRole('button', { name: 'Start from our text in English' }).click()
  await expect(english.getByLabel('Title')).toHaveValue('Returns and exchanges')
  await english.getByLabel('Title').fill('Easy returns')
  await english
    .getByLabel('Text', { exact: true })
    .fill('## Bring it back\n\nTo **any** branch. <i>now</i>')
  await expect(preview.getByRole('heading', { name: 'Bring it back' })).toBeVisible()
  await expect(preview).toContainText('To any branch. <i>now</i>')
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByText('The page has been saved.')).toBeVisible()

  const shopper = await (await browser.newContext()).newPage()
  await visit(shopper, new URL('/', page.url()).href)
  await shopper.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click()
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Easy returns')
  await expect(shopper).toHaveTitle(/^Easy returns \| /)
  await expect(shopper.getByRole('heading', { level: 2, name: 'Bring it back' })).toBeVisible()
  await visit(shopper, new URL('/ar/help/returns', page.url()).href)
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('الاستبدال والإرجاع')

  await english.getByRole('button', { name: 'Back to our text in English' }).click()
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(english.getByLabel('Title')).toHaveValue('')
  // Saved within a moment.
  await expect(async () => {
    await visit(shopper, new URL('/help/returns', page.url()).href)
    const heading = shopper.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Returns and exchanges', { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await shopper.context().close()
})

test('The second of two people who edit a page sees a conflict', async ({
  adminPage: page,
  context,
}) => {
  await visit(page, '/adminpages/terms')
  const other = await context.newPage()
  await visit(other, '/adminpages/terms')
  for (const editor of [page, other]) {
    const arabic = editor.getByRole('region', { name: 'Arabic', exact: true })
    await arabic.getByRole('button', { name: 'Start from our text in Arabic' }).click()
    await editor.getByRole('button', { name: 'Save page' }).click()
    const saved = editor.getByText('The page has been saved.')
    if (editor === page) await expect(saved).toBeVisible()
  }
  await expect(other.getByRole('alert')).toContainText('Someone else has changed this page')
  await other.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(other.getByRole('alert')).toBeHidden()
})

for (const path of ['/help/delivery', '/help/about']) {
  test(`${path} fits every screen and is accessible in both languages`, async ({ page }) => {
    for (const address of [path, `/ar${path}`]) {
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectAccessible(page)
      for (const width of [320, 360, 768, 1280]) await expectToFit(page, width)
    }
  })
}

test('A checkout leads to returns, privacy and terms, and keeps what was typed', async ({
  page,
  shop,
  adminToken,
}) => {
  const product = await createProduct(shop.url, adminToken, { name: 'Toy', price: 20 })
  await addSession(page, await createShopper(shop.url), 'Mona')
  await visit(page, `/checkout?product=${product.id}&quantity=1`)
  await page.locator('input[name=street]').fill('Tahrir')
  const links = page.getByRole('navigation', { name: 'What applies to your order' })
  await expect(links.getByRole('link')).toHaveText(['Returns', 'Privacy', 'Terms'])
  await links.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  await page.goBack()
  await expect(page.locator('input[name=street]')).toHaveValue('Tahrir')
})
