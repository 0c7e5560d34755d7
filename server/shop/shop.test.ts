import { expect, test } from 'vitest'
import { setUpShop } from '../test/shop'

const shop = setUpShop()

test('The shop tells everybody who sells', async () => {
  const { data } = await shop.graphql(
    '{ shop { name address taxNumber commercialRegister whatsAppNumber } }',
  )
  expect(data.shop).toEqual({
    name: 'Mishmish for Pets LLC',
    address: '5 Tahrir Square, Cairo',
    taxNumber: '123-456-789',
    commercialRegister: '12345',
    whatsAppNumber: '201012345678',
  })
})
