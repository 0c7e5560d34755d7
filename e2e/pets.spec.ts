import { type MessageKey, translate } from '../domain/messages'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { graphql, placeOrder, type ShopProduct, send } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop({ WHATSAPP_NUMBER: '201001234567' })

const PHONE = { width: 360, height: 780 }
const NAME = { en: 'Mishmish', ar: 'مشمش' }
const PRICE = 350

/** A bag of 1.5 kg, which lasts a cat of 4.5 kg 26 days, and one of 3 kg 33. */
async function createFood(shopUrl: string, token: string): Promise<ShopProduct> {
  const name = 'Nilo Cat Food with Chicken 1.5 kg'
  const guide = { feedingGuide: '- 3 kg: 45 g\n- 5 kg: 60 g' }
  const { addProduct } = await graphql<{ addProduct: { product: { id: string } } }>(
    shopUrl,
    token,
    'mutation ($input: ProductInput!) { addProduct(input: $input) { product { id } } }',
    {
      input: {
        name,
        price: PRICE,
        imageUrl: '/art/logo.svg',
        attributes: { animal: 'CAT', netAmount: 1500, netUnit: 'G' },
        content: { en: guide, ar: guide },
      },
    },
  )
  return { id: addProduct.product.id, name, price: PRICE }
}

for (const locale of LOCALES) {
  const t = (key: MessageKey, parameters: Record<string, string | number> = {}) =>
    translate(key, parameters, locale)

  test(`A pet is added, its food says how long it lasts, and it is changed and removed: ${locale}`, async ({
    adminToken,
    shop,
    shopperToken,
    signedIn: page,
  }) => {
    const name = NAME[locale]
    const food = await createFood(shop.url, adminToken)
    const order = await placeOrder(shop.url, shopperToken, food)
    const { status } = await send(`${shop.url}/adminorder/${order}/status`, 'PATCH', {
      token: adminToken,
      body: { status: 'Completed' },
    })
    expect(status).toBe(200)
    const go = (path: string) => visit(page, localizePath(path, locale))
    const expectFine = async () => {
      await expectAccessible(page)
      await expectToFit(page, PHONE.width)
    }
    const lasts = (days: number) => page.getByText(t('pets.lasts', { name, days }), { exact: true })
    const showGuide = async () => {
      await go(`/productdetails/${food.id}`)
      await page
        .getByRole('heading', { name: t('product.feedingGuide'), exact: true })
        .scrollIntoViewIfNeeded()
    }

    await page.setViewportSize(PHONE)
    await go(`/orders/${order}`)
    await page.getByRole('link', { name: t('order.foodReminder') }).click()
    await page.getByRole('button', { name: t('pets.add') }).click()
    await page.getByRole('button', { name: t('pets.save') }).click()
    await expect(page.getByText(t('invalid.required')).first()).toBeVisible()
    await expectFine()
    await page.getByLabel(t('pets.name')).fill(name)
    await page.getByLabel(t('pets.kind'), { exact: true }).selectOption('CAT')
    await page.getByLabel(t('pets.weight')).fill('4.5')
    await page.getByRole('button', { name: t('pets.save') }).click()
    const foods = page.getByRole('list', { name: t('pets.foods', { name }) })
    await expect(foods.getByText(t('pets.runsOut', { day: '' }).trim())).toBeVisible()
    const product = food.name
    await expect(
      foods.getByRole('link', { name: t('pets.whatsAppOf', { product }) }),
    ).toHaveAttribute('href', /^https:\/\/wa\.me\/201001234567\?text=.*Nilo/)
    await foods.getByRole('button', { name: t('pets.remindOf', { product, name }) }).click()
    await expect(
      foods.getByRole('button', { name: t('pets.turnOffOf', { product, name }) }),
    ).toBeVisible()
    await expectFine()

    await showGuide()
    await expect(lasts(26)).toBeVisible()
    await expectFine()

    await go('/pets')
    await page.getByRole('button', { name: t('pets.editOf', { name }) }).click()
    await page.getByLabel(t('pets.weight')).fill('3')
    await page.getByRole('button', { name: t('pets.save') }).click()
    await expect(page.getByText(t('pets.kilograms', { weight: 3 }))).toBeVisible()
    await showGuide()
    await expect(lasts(33)).toBeVisible()

    await go('/pets')
    await page.getByRole('button', { name: t('pets.removeOf', { name }) }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('pets.remove'), exact: true }).click()
    await expect(page.getByText(t('pets.none'))).toBeVisible()
    await expectFine()
  })
}
