import { readFile } from 'node:fs/promises'
import writeWorkbook from 'write-excel-file/node'
import { localizePath } from '../domain/messages/locale'
import { shopifyCatalogue, shopifyExport } from '../server/test/shop-exports'

import { expectAccessible, expectToFit } from './accessibility'
import { send } from './api'
import { countClicks } from './click-counter'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

test('A Shopify export of 200 products is on sale in at most 8 clicks', async ({
  adminPage: page,
  shop,
}) => {
  await page.route('https://cdn.shop.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/adminDashboard')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Products', exact: true }).hover()
  await page.getByRole('link', { name: 'Import and Export' }).click()
  await page
    .getByLabel('CSV or Excel file')
    .setInputFiles(csv('products_export.csv', shopifyExport(shopifyCatalogue(200))))
  await page.getByRole('button', { name: 'Validate file' }).click()
  await expect(page.getByText('This is a product export of Shopify.')).toBeVisible()
  await expect(page.getByText(/^All rows are valid: 280 to add/)).toBeVisible()
  await expect(page.getByText(/^New products by category: Food \d+/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Import complete: 280 added, 0 updated.')).toBeVisible()
  // Opening the dialog for files is a click, too.
  expect((await clicks()) + 1).toBeLessThanOrEqual(8)
  const { body } = await send(`${shop.url}/products`, 'GET')
  expect((body as unknown as unknown[]).length).toBeGreaterThanOrEqual(280)
  await visit(page, '/catdryfood')
  const article = page.getByRole('article', { name: 'Nile Cat Dry Food 1 4 kg' })
  await expect(article.getByRole('button')).toBeEnabled()
})

const HEADINGS = ['Ding', 'Prijs', 'Foto', 'Voorraad', 'Opmerkingen van de leverancier']

/** A workbook whose sheet is larger than what its reader would unpack at once. */
function workbook(): Promise<Buffer> {
  const rows = Array.from({ length: 3_000 }, (_, index) => [
    `Krabpaal ${index}`,
    index === 7 ? 'op aanvraag' : 250,
    '/pictures/cat-toy.svg',
    4,
    `Geleverd in deel ${index} van de zending ${'lang '.repeat(8)}`,
  ])
  return writeWorkbook([{ sheet: 'Producten', data: [HEADINGS, ...rows] }]).toBuffer()
}

test('Unknown columns of a workbook are said once, on a phone in Arabic, and its bad rows come back', async ({
  adminPage: page,
}) => {
  const file = {
    name: 'producten.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook(),
  }
  const choose = async () => {
    await page.getByLabel('ملف CSV أو Excel').setInputFiles(file)
    await page.getByRole('button', { name: 'فحص الملف' }).click()
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, localizePath('/adminimport', 'ar'))
  await choose()
  const form = page.getByRole('form', { name: 'ماذا في أعمدة هذا الملف؟' })
  await expect(form.getByText(/^مثال: .*Krabpaal 0/)).toBeVisible()
  const fields = ['الاسم', 'السعر', 'رابط الصورة', 'المخزون']
  for (const [index, label] of fields.entries()) {
    await form.getByLabel(HEADINGS[index] ?? '').selectOption({ label })
  }
  await expectToFit(page, 360)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'استخدام هذه الأعمدة' }).click()
  const problem = page.getByRole('row').filter({ hasText: 'Prijs' })
  // As the workbook numbers its rows.
  await expect(problem.getByRole('rowheader')).toHaveText('9')
  await expectToFit(page, 360)
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'تنزيل الصفوف التي بها مشاكل' }).click()
  const download = await downloading
  const rows = await readFile(await download.path(), 'utf8')
  expect(rows.split('\n')).toHaveLength(3)
  await page.getByRole('button', { name: /^استيراد .*2.?999/ }).click()
  // It adds 2,999 products.
  await expect(page.getByRole('alert')).toContainText('تم استيراد الصفوف السليمة', {
    timeout: 60_000,
  })

  // No question is asked again, not even about the repaired rows.
  await visit(page, localizePath('/adminimport', 'ar'))
  await page
    .getByLabel('ملف CSV أو Excel')
    .setInputFiles(csv('mended.csv', rows.replace('op aanvraag', '250')))
  await page.getByRole('button', { name: 'فحص الملف' }).click()
  await expect(page.getByText('الأعمدة مقروءة كما حددتها لهذا النوع من الملفات.')).toBeVisible()
  await expect(page.getByText(/^كل الصفوف سليمة: 1 للإضافة/)).toBeVisible()
})
