import readWorkbook from 'read-excel-file/node'
import { localizePath } from '../domain/messages/locale'
import { expectAccessible } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const NAME =
  'Salmon and rice for sterilised cats with a sensitive stomach, in a bag of ten kilograms'

const TEXTS = {
  en: {
    tasks: 'To do',
    toConfirm: /Orders to confirm/,
    refused: 'Refused by governorate',
    exports: 'Exports',
    empty: 'There is nothing in this period, so there is no file.',
    what: 'What',
    taxes: 'Taxes',
    period: 'Period',
    thisMonth: 'This month',
    xlsx: 'Download for Excel',
    invoice: (id: number) => `Invoice ${id}`,
  },
  ar: {
    tasks: 'شغل اليوم',
    toConfirm: /طلبات للتأكيد/,
    refused: 'المرفوض حسب المحافظة',
    exports: 'ملفات المحاسب',
    empty: 'لا يوجد شيء في هذه الفترة، فلا ملف للتنزيل.',
    what: 'الملف',
    taxes: 'الضرائب',
    period: 'الفترة',
    thisMonth: 'هذا الشهر',
    xlsx: 'تنزيل ملف Excel',
    invoice: (id: number) => `فاتورة رقم ${id}`,
  },
} as const

for (const locale of ['en', 'ar'] as const) {
  const texts = TEXTS[locale]

  test(`Today begins with what is to be done, and cuts no name: ${locale}`, async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    const product = await createProduct(shop.url, adminToken, { name: NAME, price: 114 })
    await placeOrder(shop.url, await createShopper(shop.url), product)
    await page.setViewportSize({ width: 360, height: 780 })
    await visit(page, localizePath('/adminDashboard', locale))
    const tasks = page.getByRole('region', { name: texts.tasks })
    await expect(tasks.getByRole('link', { name: texts.toConfirm })).toBeInViewport()
    await expectAccessible(page)
    await tasks.getByRole('link', { name: texts.toConfirm }).click()
    await expect(page).toHaveURL(/\/adminorder\?view=TO_CONFIRM/)

    await visit(page, localizePath('/adminsales', locale))
    // A product of each language's test has this name.
    const name = page.locator('.name-tick', { hasText: NAME }).first()
    await expect(name).toBeVisible()
    const isCut = await name.evaluate(
      (element) =>
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
    )
    expect(isCut).toBe(false)
    await expect(page.getByRole('region', { name: texts.refused })).toBeVisible()
    await expectAccessible(page)
  })

  test(`An accountant exports a month and prints an invoice on a phone: ${locale}`, async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    const product = await createProduct(shop.url, adminToken, { name: NAME, price: 114 })
    const id = await placeOrder(shop.url, await createShopper(shop.url), product)
    await graphql(
      shop.url,
      adminToken,
      `mutation { updateSettings(expectedVersion: 0, input: { taxNumber: "123-456-789" }) { userErrors { code } } }`,
    )
    await graphql(
      shop.url,
      adminToken,
      `mutation ($id: ID!) { setOrderStatus(id: $id, status: COMPLETED) { userErrors { message } } }`,
      { id },
    )
    await page.setViewportSize({ width: 360, height: 780 })
    await visit(page, localizePath('/adminexports', locale))
    await page.getByLabel(texts.what).selectOption({ label: texts.taxes })
    await page.getByLabel(texts.period).selectOption({ label: texts.thisMonth })
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: texts.xlsx }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^taxes-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.xlsx$/)
    const [sheet] = await readWorkbook(await file.path())
    const rows = sheet?.data ?? []
    expect(rows[0]).toEqual(['entry', 'time', 'order', 'kind', 'amount', 'net', 'vat'])
    expect(rows.find((row) => row[2] === id)?.[3]).toBe('collected')
    // A period without anything is no file.
    const days = page.locator('input[type="date"]')
    await days.first().fill('2020-01-01')
    await days.last().fill('2020-01-31')
    await page.getByRole('button', { name: texts.xlsx }).click()
    await expect(page.getByRole('alert')).toHaveText(texts.empty)

    await visit(page, localizePath(`/adminorder/print?kind=invoices&ids=${id}`, locale))
    await expect(page.getByRole('heading', { name: texts.invoice(id) })).toBeVisible()
    await expect(page.getByText('123-456-789')).toBeVisible()
    await expectAccessible(page)
  })
}
