import { describe, expect, test } from 'vitest'
import { readEnv } from '../env'
import { createProduct } from '../test/factories'
import { setUpDatabase } from '../test/shop'
import { createReadContact, hasSampleProducts, isContactSet } from './contact.service'

const shop = setUpDatabase()

const readContact = (settings: Record<string, string> = {}) =>
  createReadContact(readEnv(settings), () => hasSampleProducts(shop.db))

const sample = () => createProduct(shop.db, { imageUrl: '/pictures/cat-toy.svg' })

describe('How to reach the shop', () => {
  test('is what its owner has set, without unset details', async () => {
    await sample()
    const read = readContact({ SHOP_PHONE: ' +20 2 2735 1234 ', WHATSAPP_NUMBER: '+201012345678' })
    expect(await read('en')).toEqual({ phone: '+20 2 2735 1234', whatsAppNumber: '201012345678' })
  })

  test('is in the language of the page, or else in the other language', async () => {
    const read = readContact({
      SHOP_ADDRESS: '5 Nile St',
      SHOP_ADDRESS_AR: '٥ ش النيل',
      SHOP_HOURS: '9-5',
    })
    expect(await read('en')).toEqual({ address: '5 Nile St', hours: '9-5' })
    expect(await read('ar')).toEqual({ address: '٥ ش النيل', hours: '9-5' })
  })

  test('is invented only while the sample products are used', async () => {
    const read = readContact()
    expect(await read('en')).toEqual({})
    const { id } = await sample()
    expect(await read('en')).toMatchObject({ email: 'hello@pets.example.com' })
    expect(await read('ar')).toMatchObject({ address: '14 شارع النيل، الزمالك، القاهرة' })
    expect(await readContact({ SEED: 'none' })('en')).toEqual({})
    expect(await readContact({ SHOP_HOURS: '9-5' })('en')).toEqual({ hours: '9-5' })
    await shop.db.query('DELETE FROM products WHERE id = $1', [id])
    await createProduct(shop.db, { imageUrl: '/media/own.webp' })
    expect(await read('en')).toEqual({})
  })

  test('is set if any detail is', () => {
    expect(isContactSet(readEnv({}))).toBe(false)
    expect(isContactSet(readEnv({ SHOP_EMAIL: 'care@shop.example.com' }))).toBe(true)
  })
})
