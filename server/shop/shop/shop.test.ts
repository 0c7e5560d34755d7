import { describe, expect, test } from 'vitest'
import { readEnv } from '../../platform/config/env'
import { createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const QUERY = '{ shop { name address taxNumber commercialRegister whatsAppNumber } }'

/** The seller of a shop whose owner has set these variables. */
const sellerOf = (settings: Record<string, string>) => ({
  env: { seller: readEnv(settings).seller },
})

describe('Who sells', () => {
  const shop = setUpShop(
    sellerOf({
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

describe('Of who sells,', () => {
  const shop = setUpShop(sellerOf({ SELLER_NAME: 'Pets LLC' }))

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
