import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { type MessageKey, translate } from '#domain/messages'
import { LOCALES, localizePath } from '#domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, graphql } from './api'
import { expect, test } from './test'
import { visit } from './visit'

const picture = async (width: number, height: number, background: string) => ({
  name: `${width}x${height}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** A wide, a tall and a tiny picture. */
const pictures = () =>
  Promise.all([picture(1600, 300, 'teal'), picture(300, 1600, 'maroon'), picture(24, 24, 'navy')])

/** The pictures of the form that are tiles, in order. */
async function tilesOf(form: Page): Promise<readonly string[]> {
  return form
    .locator('.picture-tile img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
}

/** The value of a described element, such as its hint and its error. */
const description = (field: Locator, text: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(text.replace(/[.()]/g, '\\$&')))

/** No two products have the same barcode. */
const GTINS = { en: '4006381333931', ar: '5901234123457' } as const

for (const locale of LOCALES) {
  test(`Admins can add a product with all its details (${locale})`, async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    const t = (key: MessageKey, parameters = {}) => translate(key, parameters, locale)
    const name = `Zahra Persian ${locale} 2 kg`
    const nameAr = `زهرة ${locale} للقطط ٢ كجم`
    const sibling = `Zahra Persian ${locale} 4 kg`
    const other = await createProduct(shop.url, adminToken, { name: sibling, price: 300 })
    const family = `zahra-${locale}`
    await graphql(
      shop.url,
      adminToken,
      `mutation ($id: ID!, $input: ProductInput!) {
        updateProduct(id: $id, input: $input) { userErrors { message } } }`,
      { id: other.id, input: { name: sibling, price: 300, imageUrl: '/art/logo.svg', family } },
    )

    await visit(page, localizePath('/addproduct', locale))
    const field = (key: MessageKey) => page.getByLabel(t(key), { exact: true })
    const add = page.getByRole('button', { name: t('admin.addProduct') })

    // Its categories are previewed while its name is typed.
    await field('admin.productName').fill(name)
    await expect(page.getByText(t('admin.noCategory'))).toBeVisible()
    await field('admin.productName').fill(`${name} Cat Dry Food`)
    const appears = page.getByRole('status').filter({ hasText: t('admin.willAppearIn') })
    await expect(appears).toContainText(t('category.catdryfood.title'))
    await field('admin.productName').fill(name)
    await field('admin.productNameAr').fill(nameAr)
    await page.getByLabel(t('admin.categoriesChosen')).check()
    await page.getByRole('checkbox', { name: t('category.catdryfood.title') }).check()
    await expect(appears).toContainText(t('category.allfood.title'))

    // All problems at once, each at its field.
    await field('admin.productPrice').fill('160')
    await field('admin.wasPrice').fill('150')
    await field('admin.gtin').fill('4006381333932')
    await page.getByRole('button', { name: t('admin.addPictureUrl') }).click()
    await page.getByLabel(t('admin.pictureUrlNumber', { place: 2 })).fill('ftp://a.example.org')
    await add.click()
    await description(field('admin.wasPrice'), t('invalid.wasPrice'))
    await description(field('admin.gtin'), t('invalid.gtinCheckDigit'))
    await description(field('admin.productImage'), t('invalid.required'))
    await description(page.getByLabel(t('admin.pictureUrlNumber', { place: 2 })), t('invalid.url'))
    await expect(page.getByRole('alert')).toHaveText(t('admin.allRequired'))
    await expectAccessible(page)
    for (const width of [360, 768, 1280]) await expectToFit(page, width)
    await page.getByRole('button', { name: t('admin.removePicture', { place: 2 }) }).click()
    await field('admin.wasPrice').fill('200')
    await field('admin.gtin').fill(GTINS[locale])
    await field('admin.stock').fill('9')

    // Pictures are uploaded together, and moved with the keyboard.
    await page.getByLabel(t('admin.uploadPicture')).setInputFiles(await pictures())
    await expect.poll(async () => (await tilesOf(page)).length).toBe(3)
    const uploaded = await tilesOf(page)
    const up = page.getByRole('button', { name: t('admin.movePictureUp', { place: 3 }) })
    await up.focus()
    await page.keyboard.press('Enter')
    const secondUp = page.getByRole('button', { name: t('admin.movePictureUp', { place: 2 }) })
    await expect(secondUp).toBeFocused()
    await page.keyboard.press('Enter')
    const ordered = [uploaded[2], uploaded[0], uploaded[1]]
    await expect.poll(() => tilesOf(page)).toEqual(ordered)

    await field('admin.family').fill(family)
    const sizes = page.getByRole('status').filter({ hasText: t('admin.familyOthers') })
    await expect(sizes).toContainText(sibling)
    await page.getByText(t('admin.attributes')).click()
    await field('product.brand').fill('Zahra')
    await field('product.animal').selectOption('CAT')
    await field('admin.netAmount').fill('2000')
    await field('admin.netUnit').selectOption('G')
    for (const language of LOCALES) {
      const texts = page.getByRole('group').filter({ hasText: t(`admin.texts.${language}`) })
      await texts.getByText(t(`admin.texts.${language}`)).click()
      await texts.getByLabel(t('admin.description')).fill(`**${language}**`)
      await texts.getByLabel(t('admin.facts')).fill('1\n2')
    }
    await expectAccessible(page)
    for (const width of [360, 768, 1280]) await expectToFit(page, width)
    await field('admin.hidden').check()
    await add.click()
    await expect(page.getByText(t('admin.productAdded'))).toBeVisible()
    await expect(field('admin.productName')).toHaveValue('')
    await expect(field('admin.productImage')).toHaveValue('')
    expect(await tilesOf(page)).toEqual([])

    const { adminProducts } = await graphql<{ adminProducts: { nodes: { id: string }[] } }>(
      shop.url,
      adminToken,
      `query ($search: String) { adminProducts(search: $search, hidden: true) { nodes {
        id hidden family chosenCategories stock
        product { imageUrls gtin wasPrice }
        attributes { brand animal netAmount netUnit }
        content { en { description facts } ar { description facts } } } } }`,
      { search: name },
    )
    expect(adminProducts.nodes).toMatchObject([
      {
        hidden: true,
        family,
        chosenCategories: ['CAT_DRY_FOOD'],
        stock: 9,
        product: { imageUrls: ordered, gtin: GTINS[locale], wasPrice: 200 },
        attributes: { brand: 'Zahra', animal: 'CAT', netAmount: 2000, netUnit: 'G' },
        content: {
          en: { description: '**en**', facts: ['1', '2'] },
          ar: { description: '**ar**', facts: ['1', '2'] },
        },
      },
    ])

    // The table lists it among the hidden products. Once visible, it is in the chosen category.
    await visit(page, localizePath('/adminproducts?visibility=hidden', locale))
    const row = page.getByRole('row').filter({ hasText: locale === 'ar' ? nameAr : name })
    await expect(row.getByText(t('admin.hiddenBadge'))).toBeVisible()
    const id = adminProducts.nodes[0]?.id
    await visit(page, localizePath(`/updateproduct/${id}`, locale))
    await expect(field('admin.hidden')).toBeChecked()
    await expect.poll(() => tilesOf(page)).toEqual(ordered)
    await field('admin.hidden').uncheck()
    await page.getByRole('button', { name: t('admin.update') }).click()
    await expect(page.getByText(t('admin.productUpdated'))).toBeVisible()
    await visit(page, localizePath('/catdryfood?sort=newest', locale))
    await expect(page.locator(`main a[href$="/productdetails/${id}"]`).first()).toBeVisible()
    for (const used of [id, other.id]) {
      await graphql(
        shop.url,
        adminToken,
        'mutation ($id: ID!) { deleteProduct(id: $id) { productId } }',
        {
          id: used,
        },
      )
    }
  })
}

test('Uploaded pictures of any shape have the same frame in lists, and are never cropped', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  await visit(page, '/addproduct')
  await page.getByLabel('Upload pictures').setInputFiles(await pictures())
  await expect.poll(async () => (await tilesOf(page)).length).toBe(3)
  const urls = await tilesOf(page)
  for (const [index, imageUrl] of urls.entries()) {
    const input = { name: `Framed gadget ${index}`, price: 10, imageUrl }
    await graphql(
      shop.url,
      adminToken,
      'mutation ($input: ProductInput!) { addProduct(input: $input) { userErrors { message } } }',
      { input },
    )
  }
  for (const path of ['/search?query=framed%20gadget', '/adminproducts?search=framed%20gadget']) {
    await visit(page, path)
    const framed = page.locator('img.picture--framed')
    await expect(framed).toHaveCount(3)
    const boxes = await framed.evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect()
        const { objectFit, paddingTop, backgroundColor } = getComputedStyle(image)
        return {
          width: Math.round(width),
          height: Math.round(height),
          objectFit,
          paddingTop,
          backgroundColor,
        }
      }),
    )
    expect(boxes, path).toEqual([boxes[0], boxes[0], boxes[0]])
    expect(boxes[0]?.width).toBeCloseTo(boxes[0]?.height ?? 0, 0)
    expect(boxes[0]).toMatchObject({ objectFit: 'contain' })
    expect(boxes[0]?.paddingTop).not.toBe('0px')
  }
  await visit(page, '/catfood')
  await expect(page.locator('main img.picture').first()).toBeVisible()
  await expect(page.locator('main img.picture--framed')).toHaveCount(0)
})

test('A photo with 50 megapixels is made smaller before it is sent', async ({
  adminPage: page,
}) => {
  const plain = await sharp({
    create: { width: 8192, height: 6144, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer()
  // More than the server takes; what follows the end of a JPEG is ignored.
  const photo = Buffer.concat([plain, Buffer.alloc(MAX_PICTURE_BYTES)])
  await visit(page, '/addproduct')
  await page
    .getByLabel('Upload pictures')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect.poll(() => tilesOf(page)).toEqual([expect.stringMatching(/^\/media\//)])
})

for (const locale of LOCALES) {
  test(`Pictures are dropped, dragged, cropped and described, and shoppers hear what they show (${locale})`, async ({
    adminPage: page,
    adminToken,
    page: shopper,
    shop,
  }) => {
    const t = (key: MessageKey, parameters = {}) => translate(key, parameters, locale)
    const { id } = await createProduct(shop.url, adminToken, { name: 'Dropped toy', price: 20 })
    await visit(page, localizePath(`/updateproduct/${id}`, locale))
    const [wide, tall] = await pictures()
    const files = await page.evaluateHandle(
      (all) => {
        const transfer = new DataTransfer()
        for (const { name, mimeType, bytes } of all) {
          const file = new File([new Uint8Array(bytes)], name, { type: mimeType })
          transfer.items.add(file)
        }
        return transfer
      },
      [wide, tall].map((file) => ({
        name: file?.name ?? '',
        mimeType: file?.mimeType ?? '',
        bytes: [...(file?.buffer ?? [])],
      })),
    )
    const tiles = page.locator('.picture-tile')
    await tiles.first().dispatchEvent('dragover', { dataTransfer: files })
    await tiles.first().dispatchEvent('drop', { dataTransfer: files })
    await expect(tiles).toHaveCount(3)
    const before = await tilesOf(page)

    await tiles.nth(2).locator('.picture').scrollIntoViewIfNeeded()
    const boxes = await page
      .locator('.picture-tile__picture')
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect))
    const [first, , third] = boxes
    if (!first || !third) throw new Error('There are no tiles')
    const centre = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const
    await page.mouse.move(...centre(third))
    await page.mouse.down()
    await page.mouse.move(...centre(first), { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => tilesOf(page)).toEqual([before[2], before[0], before[1]])

    // The tall picture becomes a square one, which keeps what is said about it.
    const text = locale === 'ar' ? 'عبوة طويلة' : 'A tall bag'
    await page.getByLabel(t(`admin.pictureText.${locale}`, { place: 1 })).fill(text)
    await page.getByRole('button', { name: t('admin.cropPicture', { place: 1 }) }).click()
    const dialog = page.getByRole('dialog', { name: t('admin.cropTitle') })
    await dialog.getByRole('button', { name: t('admin.cropArea') }).press('ArrowDown')
    await dialog.getByRole('slider').fill('1.5')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('admin.crop'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await tilesOf(page))[0]).not.toBe(before[2])
    await expect(page.getByLabel(t(`admin.pictureText.${locale}`, { place: 1 }))).toHaveValue(text)
    await expectAccessible(page)
    for (const width of [360, 768, 1280]) await expectToFit(page, width)
    const [cropped = ''] = await tilesOf(page)
    const { width, height } = await sharp(
      Buffer.from(await (await fetch(shop.url + cropped)).arrayBuffer()),
    ).metadata()
    expect([width, height]).toEqual([200, 200])
    await page.getByRole('button', { name: t('admin.update') }).click()
    await expect(page.getByText(t('admin.productUpdated'))).toBeVisible()

    await visit(shopper, localizePath(`/productdetails/${id}`, locale))
    await expect(shopper.getByRole('img', { name: text })).toHaveAttribute('src', cropped)
  })
}

for (const locale of LOCALES) {
  test(`Sizes are typed and pasted in one table, and more are added later (${locale})`, async ({
    adminPage: page,
    shop,
  }) => {
    const t = (key: MessageKey, parameters = {}) => translate(key, parameters, locale)
    const name = `Sized Kibble ${locale}`
    const cell = (column: MessageKey, row: number) =>
      page.getByRole('textbox', { name: t('sizes.cell', { column: t(column), row }), exact: true })
    await visit(page, localizePath('/addproduct', locale))
    await page.getByLabel(t('admin.productName'), { exact: true }).fill(name)
    await page.getByLabel(t('admin.productNameAr'), { exact: true }).fill(`طعام ${locale}`)
    await page.getByLabel(t('admin.productImage'), { exact: true }).fill('/art/logo.svg')
    await page.getByRole('button', { name: t('sizes.several') }).click()

    // The first row is typed, the others come from a spreadsheet.
    await cell('sizes.size', 1).fill('400 g')
    await cell('sizes.size', 1).press('Tab')
    await expect(cell('sizes.sizeAr', 1)).toBeFocused()
    await cell('admin.productPrice', 1).fill('90')
    await cell('inventory.sku', 1).fill(`SK-${locale}-1`)
    await cell('admin.productPrice', 1).press('Enter')
    await expect(cell('admin.productPrice', 2)).toBeFocused()
    await cell('sizes.size', 2).evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, `2 kg\t\t380\t300\t250\t7\tsk-${locale}-1\n8 kg\t\t1200\t\t\t2`)
    await expect(cell('sizes.size', 3)).toHaveValue('8 kg')
    await expect(cell('sizes.sizeAr', 3)).toHaveAttribute('placeholder', '8 كجم')

    // All problems at once, each at its cell.
    const submit = page.getByRole('button', { name: t('sizes.submit', { count: 3 }) })
    await submit.click()
    await description(cell('products.column.wasPrice', 2), t('invalid.wasPrice'))
    await description(cell('inventory.sku', 2), t('invalid.sameAsInRow', { row: 1 }))
    await expectAccessible(page)
    for (const width of [360, 768, 1280]) await expectToFit(page, width)
    await cell('products.column.wasPrice', 2).fill('400')
    await cell('inventory.sku', 2).fill(`SK-${locale}-2`)
    await submit.click()
    await expect(page.getByText(t('sizes.added', { count: 3 }))).toBeVisible()

    const { products } = await graphql<{
      products: { nodes: { id: string; name: string; sizes: { name: string; price: number }[] }[] }
    }>(
      shop.url,
      '',
      `query ($search: String!) { products: search(query: $search, first: 10) {
        nodes { id name sizes { name price } } } }`,
      { search: name },
    )
    const first = products.nodes.find((node) => node.name === `${name} 400 g`)
    expect(first?.sizes).toEqual([
      { name: `${name} 400 g`, price: 90 },
      { name: `${name} 2 kg`, price: 380 },
      { name: `${name} 8 kg`, price: 1200 },
    ])

    // Another size of what is there already.
    await visit(page, localizePath(`/updateproduct/${first?.id}`, locale))
    await page.getByRole('link', { name: t('sizes.addSizes') }).click()
    await expect(page.getByLabel(t('admin.productName'), { exact: true })).toHaveValue(name)
    await cell('sizes.size', 1).fill('8 KG')
    await cell('admin.productPrice', 1).fill('1250')
    const more = page.getByRole('button', { name: t('sizes.submit', { count: 1 }) })
    await more.click()
    await expect(cell('sizes.size', 1)).toHaveAttribute('aria-invalid', 'true')
    await cell('sizes.size', 1).fill('12 kg')
    await more.click()
    await expect(page.getByText(t('sizes.added', { count: 1 }))).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/updateproduct/${first?.id}$`))
  })
}
