import { expectAccessible, expectToFit } from './accessibility'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop({ SEED: 'demo' })

test('The owner of a new shop removes the samples on a phone, and hides the first week for good', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, '/ar/adminDashboard')
  const card = page.getByRole('region', { name: 'أسبوعك الأول' })
  await expect(card.getByRole('listitem')).toHaveCount(9)
  const before = await card.getByRole('status').textContent()
  await expectToFit(page, 360)
  await expectAccessible(page)

  await card.getByRole('button', { name: 'احذف منتجات العينة' }).click()
  const dialog = page.getByRole('dialog', { name: 'هل تريد حذف منتجات العينة؟' })
  await expect(dialog).toContainText(/منتج عينة مع تقييماتها/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'حذف', exact: true }).click()
  await expect(card.getByRole('listitem')).toHaveCount(8)
  await expect(card.getByRole('button', { name: 'احذف منتجات العينة' })).toHaveCount(0)
  expect(await card.getByRole('status').textContent()).not.toBe(before)

  await card.getByRole('button', { name: 'إخفاء نهائيًا' }).click()
  await expect(card).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  const answer = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('firstWeek')),
  )
  await visit(page, '/adminDashboard')
  await answer
  await expect(page.getByText('Nothing is in your shop yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your first week' })).toHaveCount(0)
})
