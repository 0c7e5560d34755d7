import { describe, expect, test } from 'vitest'
import type { Locale } from '#domain/messages/locale'
import { NO_SETTINGS } from '#domain/settings/settings'
import { readEnv } from '../../platform/config/env'
import { createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { sellerOf } from './seller'

const QUERY = '{ shop { name address taxNumber commercialRegister whatsAppNumber } }'

/** The seller of a shop whose owner has set these variables. */
const environmentOf = (settings: Record<string, string>) => ({
  env: { seller: readEnv(settings).seller },
})

describe('Who sells', () => {
  const shop = setUpShop(
    environmentOf({
      SELLER_NAME: 'Pets of Alexandria LLC',
      SELLER_ADDRESS: '3 Fouad Street, Alexandria',
      SELLER_TAX_NUMBER: '987-654-321',
      SELLER_COMMERCIAL_REGISTER: '54321',
      WHATSAPP_NUMBER: '+20 11 8765-4321',
    }),
  )

  test('is what the owner has set, for visitors as for shoppers', async () => {
    const { token } = await createShopper(shop.db)
    const seller = {
      name: 'Pets of Alexandria LLC',
      address: '3 Fouad Street, Alexandria',
      taxNumber: '987-654-321',
      commercialRegister: '54321',
      whatsAppNumber: '201187654321',
    }
    expect(await shop.graphql(QUERY)).toEqual({ data: { shop: seller } })
    expect(await shop.graphql(QUERY, { token })).toEqual({ data: { shop: seller } })
  })
})

test('In Arabic, the seller has its Arabic name and address, or else the English ones', async () => {
  const shop = { ...NO_SETTINGS, sellerName: 'Pets LLC', sellerAddress: '3 Fouad Street' }
  const arabic = { sellerNameAr: 'شركة بيتس', sellerAddressAr: '3 شارع فؤاد' }
  const both = { ...shop, ...arabic }
  expect(sellerOf(both, 'ar')).toMatchObject({ name: 'شركة بيتس', address: '3 شارع فؤاد' })
  expect(sellerOf(both, 'en')).toMatchObject({ name: 'Pets LLC', address: '3 Fouad Street' })
  expect(sellerOf(shop, 'ar')).toMatchObject({ name: 'Pets LLC', address: '3 Fouad Street' })
  expect(sellerOf({ ...NO_SETTINGS, ...arabic }, 'en')).toMatchObject({ name: 'شركة بيتس' })
})

describe('The seller of an Arabic receipt', () => {
  const shop = setUpShop()

  test('is as the owner has set it in Arabic', async () => {
    await shop.db.query(`INSERT INTO shop_settings (version, stored) VALUES (1, '{
      "sellerName": "Pets LLC", "sellerNameAr": "شركة بيتس", "sellerAddress": "3 Fouad Street"}')`)
    const nameIn = (locale: Locale) =>
      shop.graphql('{ shop { name address } }', { headers: { 'accept-language': locale } })
    expect(await nameIn('ar')).toEqual({
      data: { shop: { name: 'شركة بيتس', address: '3 Fouad Street' } },
    })
    expect(await nameIn('en')).toEqual({
      data: { shop: { name: 'Pets LLC', address: '3 Fouad Street' } },
    })
  })
})

describe('Of who sells,', () => {
  const shop = setUpShop(environmentOf({ SELLER_NAME: 'Pets LLC' }))

  test('unset details are null', async () => {
    expect(await shop.graphql(QUERY)).toEqual({
      data: {
        shop: {
          name: 'Pets LLC',
          address: null,
          taxNumber: null,
          commercialRegister: null,
          whatsAppNumber: null,
        },
      },
    })
  })
})
