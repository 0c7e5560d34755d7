import { type MessageKey, translate } from '../domain/messages'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, graphql } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const PHONE = { width: 360, height: 780 }

for (const locale of LOCALES) {
  const t = (key: MessageKey, parameters = {}) => translate(key, parameters, locale)

  test(`A visitor keeps a product, signs in, and removes it again: ${locale}`, async ({
    adminToken,
    page,
    shop,
    shopper,
    shopperToken,
  }) => {
    const { id, name } = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 200 })
    const readKept = async () => {
      const { favourites } = await graphql<{ favourites: readonly { id: string }[] }>(
        shop.url,
        shopperToken,
        '{ favourites { id } }',
        {},
      )
      return favourites.map((product) => product.id)
    }
    await page.setViewportSize(PHONE)
    const path = localizePath(`/productdetails/${id}`, locale)
    await visit(page, path)
    const heart = page.getByRole('button', { name: t('product.favourite'), exact: true })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible(page)
    await heart.click()
    await expect(page.getByText(t('favourites.signIn'))).toBeVisible()
    await page.getByLabel(t('account.email')).fill(shopper.email)
    await page.getByLabel(t('account.password'), { exact: true }).fill(shopper.password)
    await page.getByRole('button', { name: t('account.signIn') }).click()
    await expect(page.getByText(t('favourites.kept'))).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await expectToFit(page, PHONE.width)
    expect(await readKept()).toEqual([id])

    await page.getByRole('link', { name: t('favourites.view') }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('favourites.title'))
    await expect(main.getByRole('article')).toHaveCount(1)
    await expectAccessible(page)
    await expectToFit(page, PHONE.width)
    const remove = page.getByRole('button', { name: t('favourites.removeOf', { name }) })
    await remove.click()
    await expect(page.getByText(t('favourites.noneText'))).toBeVisible()
    await expect(page.getByText(t('favourites.removed'))).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page, PHONE.width)
    expect(await readKept()).toEqual([])
    await page.getByRole('button', { name: t('favourites.undo') }).click()
    await expect(main.getByRole('article')).toHaveCount(1)
    await expect.poll(readKept).toEqual([id])
  })
}
