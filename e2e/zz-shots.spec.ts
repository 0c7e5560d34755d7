import { graphql, signInAsAdmin } from './api'
import { setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop({
  SELLER_NAME: 'Nilo Pets LLC',
  SELLER_TAX_NUMBER: '987-654-321',
  WHATSAPP_NUMBER: '+201012345678',
  SHOP_PHONE: '+20 2 2735 1234',
  SHOP_EMAIL: 'care@nilo.example.com',
  SHOP_HOURS: '10 to 6',
  SHOP_HOURS_AR: 'من 10 إلى 6',
})
test('shots', async ({ adminPage: page, shop }) => {
  test.setTimeout(300_000)
  const token = await signInAsAdmin(shop.url)
  const M =
    'mutation ($areas: [DeliveryArea!]!, $rate: DeliveryRateInput!) { updateDeliveryRates(areas: $areas, rate: $rate) { userErrors { message } } }'
  await graphql(shop.url, token, M, {
    areas: ['C', 'GZ'],
    rate: { fee: 45, freeFrom: 1000, minDays: 1, maxDays: 2 },
  })
  await graphql(shop.url, token, M, {
    areas: ['ALX'],
    rate: { fee: 60, minDays: 2, maxDays: 3, note: 'By train', noteAr: 'بالقطار' },
  })
  for (const l of ['', '/ar'])
    for (const w of [360, 768, 1280]) {
      await page.setViewportSize({ width: w, height: 800 })
      for (const p of [
        '/help/delivery',
        '/help/privacy',
        '/help/about',
        '/adminpages',
        '/adminpages/delivery',
      ]) {
        if (w === 768 && p === '/help/about') continue
        await visit(page, l + p)
        await page.waitForTimeout(900)
        await page.screenshot({
          path: `/tmp/shots/${p.slice(1).replace('/', '-')}${l.replace('/', '-')}-${w}.png`,
          fullPage: true,
        })
      }
    }
})
