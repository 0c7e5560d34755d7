import sharp from 'sharp'
import { createProduct, graphql, send } from './api'
import { addSession, expect, test } from './test'
import { visit } from './visit'

test('When two admins edit one product, the second is warned and no change is lost', async ({
  adminPage,
  adminToken,
  browser,
  shop,
}) => {
  const { id } = await createProduct(shop.url, adminToken, { name: 'Shared toy', price: 10 })
  const otherPage = await browser.newPage()
  await addSession(otherPage, adminToken, 'Shop')
  for (const page of [adminPage, otherPage]) {
    await visit(page, `${shop.url}/updateproduct/${id}`)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Shared toy')
  }
  await adminPage.getByLabel('Name', { exact: true }).fill('Their name')
  await adminPage.getByRole('button', { name: 'Update Product' }).click()
  await expect(adminPage.getByText('Product updated successfully!')).toBeVisible()

  await otherPage.getByLabel('Price in EGP').fill('12')
  await otherPage.getByRole('button', { name: 'Update Product' }).click()
  await expect(otherPage.getByRole('alert')).toContainText('Someone else has changed this product')
  await expect(otherPage.getByLabel('Price in EGP')).toHaveValue('12')
  await otherPage.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(otherPage.getByLabel('Name', { exact: true })).toHaveValue('Their name')
  await otherPage.getByLabel('Price in EGP').fill('12')
  await otherPage.getByRole('button', { name: 'Update Product' }).click()
  await expect(otherPage.getByText('Product updated successfully!')).toBeVisible()
  const { body } = await send(`${shop.url}/products/${id}`, 'GET')
  expect(body).toMatchObject({ name: 'Their name', price: 12 })
  await otherPage.close()
})

test.describe('An uploaded picture', () => {
  // The browser logs each rejected upload.
  test.use({ expectedConsole: [/status of 400/] })

  test('is stored in several widths, and other files are rejected', async ({
    adminPage,
    adminToken,
    shop,
  }) => {
    await visit(adminPage, '/addproduct')
    const upload = adminPage.getByLabel('Upload pictures')
    const text = { mimeType: 'image/png', buffer: Buffer.from('not a picture at all') }
    await upload.setInputFiles({ name: 'text.png', ...text })
    await expect(adminPage.getByRole('alert')).toContainText('not a supported picture')
    // Created in the page, because Playwright limits the size of buffers.
    await upload.evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer()
      files.items.add(
        new File([new Uint8Array(50 * 1024 * 1024)], 'huge.png', { type: 'image/png' }),
      )
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(adminPage.getByRole('alert')).toContainText('larger than')

    const png = await sharp({
      create: { width: 1200, height: 1200, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer()
    await upload.setInputFiles({ name: 'toy.png', mimeType: 'image/png', buffer: png })
    await expect(adminPage.getByRole('img', { name: 'Picture 1' })).toHaveAttribute(
      'src',
      /^\/media\/[0-9a-f]{64}\.webp$/,
    )
    await expect(adminPage.getByRole('alert')).toHaveCount(0)
    await adminPage.getByLabel('Name', { exact: true }).fill('Pictured toy')
    await adminPage.getByLabel('Price in EGP').fill('33')
    await adminPage.getByRole('button', { name: 'Add New Product' }).click()
    await expect(adminPage.getByText('Product added successfully!')).toBeVisible()

    await visit(adminPage, '/search?query=pictured%20toy')
    const picture = adminPage.getByRole('article', { name: 'Pictured toy' }).locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
      .toMatch(/^\/media\/[0-9a-f]{64}-(?:240|480)\.webp$/)
    const { products } = await graphql<{ products: { nodes: { id: string }[] } }>(
      shop.url,
      adminToken,
      '{ products(search: "pictured toy") { nodes { id } } }',
    )
    await send(`${shop.url}/deleteproduct/${products.nodes[0]?.id}`, 'DELETE', {
      token: adminToken,
    })
  })
})
