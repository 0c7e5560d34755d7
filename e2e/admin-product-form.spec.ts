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

async function urlsOf(form: Page, label: string): Promise<readonly string[]> {
  return form
    .getByLabel(new RegExp(`^${label}`))
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
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
    const label = t('admin.productImage')
    await expect.poll(async () => (await urlsOf(page, label)).length).toBe(3)
    const uploaded = await urlsOf(page, label)
    const up = page.getByRole('button', { name: t('admin.movePictureUp', { place: 3 }) })
    await up.focus()
    await page.keyboard.press('Enter')
    const secondUp = page.getByRole('button', { name: t('admin.movePictureUp', { place: 2 }) })
    await expect(secondUp).toBeFocused()
    await page.keyboard.press('Enter')
    const ordered = [uploaded[2], uploaded[0], uploaded[1]]
    await expect.poll(() => urlsOf(page, label)).toEqual(ordered)

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
    expect(await urlsOf(page, label)).toEqual([''])

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
    expect(await urlsOf(page, label)).toEqual(ordered)
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
  await expect.poll(async () => (await urlsOf(page, 'Picture URL')).length).toBe(3)
  const urls = await urlsOf(page, 'Picture URL')
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
  await expect(page.getByLabel(/^Picture URL/).first()).toHaveValue(/^\/media\//)
})
