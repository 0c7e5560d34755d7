import { readFile } from 'node:fs/promises'
import { createProduct, send, signInAsAdmin } from './api'
import { startShop } from './shop-server'
import { addSession, expect, test } from './test'

test('Admins can export the catalogue, see every invalid row of a file, and import 5,000 products', async ({
  page,
}) => {
  const shop = await startShop({ SEED: 'none' })
  const token = await signInAsAdmin(shop.url)
  await createProduct(shop.url, token, { name: 'لعبة, blue', price: 12.5, stock: 4 })
  const countProducts = async () => {
    const { body } = await send(`${shop.url}/products`, 'GET')
    return (body as unknown as unknown[]).length
  }
  await addSession(page, token, 'Shop')
  await page.goto(`${shop.url}/adminimport`)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download products.csv' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('products.csv')
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /^\uFEFFid,name,name_ar,price,was_price,image_url,stock,version,more_image_urls,[a-z_,]+\n1,"لعبة, blue",,12\.50,,\/art\/logo\.svg,4,1,,false,*\n$/,
  )

  const file = page.getByLabel('CSV file')
  const choose = (name: string, text: string | Buffer) =>
    file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const validate = page.getByRole('button', { name: 'Validate file' })
  const header = 'name,price,image_url,stock'
  await choose('bad.csv', `${header}\nA,1,/a.svg,\n,2,/a.svg,\nC,x,/a.svg,\nD,4,/a.svg,-1\n`)
  await validate.click()
  await expect(page.getByRole('alert')).toHaveText('3 problems. Nothing was imported.')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveText([
    /^3name.*required/,
    /^4price.*Must be a number/,
    /^5stock.*0 to 1000000/,
  ])
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeHidden()

  await choose('picture.csv', Buffer.from('89504e470d0a1a0a', 'hex'))
  await validate.click()
  await expect(rows).toHaveText([/not a valid UTF-8 CSV/])
  expect(await countProducts()).toBe(1)

  const lines = Array.from({ length: 5000 }, (_, index) => `Toy ${index + 1},9.75,/a.svg,3`)
  await choose('good.csv', [header, ...lines].join('\n'))
  await validate.click()
  await expect(page.getByText('5000 to add, 0 to update')).toBeVisible()
  expect(await countProducts()).toBe(1)
  // Recorded, because the progress bar is gone before the test could read it.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (bar?.position && bar.position > 0) document.body.dataset.progress = String(bar.max)
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['value'] })
  })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Import complete: 5000 added, 0 updated.')).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-progress', '5000')
  expect(await countProducts()).toBe(5001)
  await shop.stop()
})
