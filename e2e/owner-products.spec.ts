import sharp from 'sharp'
import { createProduct, graphql, send, signInAsOwner } from './api'
import { startShop } from './shop-server'
import { bringSession, expect, test } from './test'

test('The table of products is searched, sorted, paged and priced in its place', async ({
  page,
}) => {
  const shop = await startShop({ SEED: 'none' })
  const token = await signInAsOwner(shop.url)
  for (let serial = 1; serial <= 27; serial += 1) {
    const name = `Cat toy ${String(serial).padStart(2, '0')}`
    await createProduct(shop.url, token, { name, price: 100 - serial })
  }
  await createProduct(shop.url, token, { name: 'Gone bowl', price: 5, stock: 0 })

  await bringSession(page, token, 'Shop')
  await page.goto(`${shop.url}/adminproducts`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(25)
  await expect(rows.first()).toContainText('Gone bowl')
  const pages = page.getByRole('navigation', { name: 'Pages of products' })
  await pages.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(3)
  await expect(pages).toContainText('Page 2 of 2')
  await page.reload()
  await expect(pages).toContainText('Page 2 of 2')
  await page.goBack()
  await expect(rows).toHaveCount(25)

  await page.getByRole('button', { name: 'Price in EGP' }).click()
  await expect(rows.first()).toContainText('Gone bowl')
  await expect(rows.nth(1)).toContainText('Cat toy 27')
  await page.getByRole('button', { name: 'Price in EGP' }).click()
  await expect(rows.first()).toContainText('Cat toy 01')
  await page.getByRole('searchbox', { name: 'Search products' }).fill('toy 14')
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('1 products', { exact: false }).first()).toBeVisible()

  const price = page.getByLabel('Price of Cat toy 14 in EGP')
  await expect(price).toHaveValue('86.00')
  await price.fill('0')
  await price.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '1000000' })).toBeVisible()
  await price.press('Escape')
  await expect(price).toHaveValue('86.00')
  await price.fill('90.25')
  await price.press('Enter')
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await page.reload()
  await expect(price).toHaveValue('90.25')

  await page.getByRole('searchbox', { name: 'Search products' }).fill('')
  await page.getByRole('checkbox', { name: 'Only what is sold out' }).check()
  await expect(rows).toHaveText([/Gone bowl/])
  await shop.stop()
})

test('The second of two owners who edit one product is told, and nothing is lost', async ({
  owner,
  ownerToken,
  browser,
  shop,
}) => {
  const { id } = await createProduct(shop.url, ownerToken, { name: 'Shared toy', price: 10 })
  const other = await browser.newPage()
  await bringSession(other, ownerToken, 'Shop')
  for (const page of [owner, other]) {
    await page.goto(`${shop.url}/updateproduct/${id}`)
    await expect(page.getByLabel('Name')).toHaveValue('Shared toy')
  }
  await owner.getByLabel('Name').fill('Their name')
  await owner.getByRole('button', { name: 'Update Product' }).click()
  await expect(owner.getByText('Product updated successfully!')).toBeVisible()

  await other.getByLabel('Price in EGP').fill('12')
  await other.getByRole('button', { name: 'Update Product' }).click()
  await expect(other.getByRole('alert')).toContainText('Somebody else has changed this product')
  await expect(other.getByLabel('Price in EGP')).toHaveValue('12')
  await other.getByRole('button', { name: 'Show what it says now' }).click()
  await expect(other.getByLabel('Name')).toHaveValue('Their name')
  await other.getByLabel('Price in EGP').fill('12')
  await other.getByRole('button', { name: 'Update Product' }).click()
  await expect(other.getByText('Product updated successfully!')).toBeVisible()
  const { body } = await send(`${shop.url}/products/${id}`, 'GET')
  expect(body).toMatchObject({ name: 'Their name', price: 12 })
  await other.close()
})

test.describe('An upload', () => {
  // The browser itself notes each refusal.
  test.use({ expectedConsole: [/status of 400/] })

  test('is kept in several widths, and what is no picture is told', async ({
    owner,
    ownerToken,
    shop,
  }) => {
    await owner.goto('/addproduct')
    const upload = owner.getByLabel('Upload a picture')
    const text = { mimeType: 'image/png', buffer: Buffer.from('not a picture at all') }
    await upload.setInputFiles({ name: 'text.png', ...text })
    await expect(owner.getByRole('alert')).toContainText('not a picture')
    // From a file: the browser is not sent so much at once.
    await upload.evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer()
      files.items.add(
        new File([new Uint8Array(50 * 1024 * 1024)], 'huge.png', { type: 'image/png' }),
      )
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(owner.getByRole('alert')).toContainText('larger than')

    const png = await sharp({
      create: { width: 1200, height: 1200, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer()
    await upload.setInputFiles({ name: 'toy.png', mimeType: 'image/png', buffer: png })
    await expect(owner.getByLabel('Picture address')).toHaveValue(/^\/media\/[0-9a-f]{64}\.webp$/)
    await expect(owner.getByRole('alert')).toHaveCount(0)
    await owner.getByLabel('Name').fill('Pictured toy')
    await owner.getByLabel('Price in EGP').fill('33')
    await owner.getByRole('button', { name: 'Add New Product' }).click()
    await expect(owner.getByText('Product added successfully!')).toBeVisible()

    await owner.goto('/search?query=pictured%20toy')
    const picture = owner.getByRole('article', { name: 'Pictured toy' }).locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
      .toMatch(/^\/media\/[0-9a-f]{64}-(?:240|480)\.webp$/)
    const { products } = await graphql<{ products: { nodes: { id: string }[] } }>(
      shop.url,
      ownerToken,
      '{ products(words: "pictured toy") { nodes { id } } }',
    )
    await send(`${shop.url}/deleteproduct/${products.nodes[0]?.id}`, 'DELETE', {
      token: ownerToken,
    })
  })
})
