import { describe, expect, test } from 'vitest'
import { hasSampleProducts } from '../../catalogue/products/sample-products.service'
import { readEnv } from '../../platform/config/env'
import { createProduct } from '../../test/factories'
import { setUpDatabase } from '../../test/shop'
import { environmentSettings } from '../settings/environment-settings'
import { contactOf, isContactSet, mayShowSampleContact, sampleContactOf } from './contact.service'

const shop = setUpDatabase()

const settingsOf = (variables: Record<string, string> = {}) =>
  environmentSettings(readEnv(variables))

describe('How to reach the shop', () => {
  test('is what its owner has set, without unset details', () => {
    const settings = settingsOf({
      SHOP_PHONE: ' +20 2 2735 1234 ',
      WHATSAPP_NUMBER: '+201012345678',
    })
    expect(contactOf(settings, 'en')).toEqual({
      phone: '+20 2 2735 1234',
      whatsAppNumber: '201012345678',
    })
  })

  test('is in the language of the page, or else in the other language', () => {
    const settings = settingsOf({
      SHOP_ADDRESS: '5 Nile St',
      SHOP_ADDRESS_AR: '٥ ش النيل',
      SHOP_HOURS: '9-5',
    })
    expect(contactOf(settings, 'en')).toEqual({ address: '5 Nile St', hours: '9-5' })
    expect(contactOf(settings, 'ar')).toEqual({ address: '٥ ش النيل', hours: '9-5' })
  })

  test('is set if any detail is', () => {
    expect(isContactSet(settingsOf())).toBe(false)
    expect(isContactSet(settingsOf({ SHOP_EMAIL: 'care@shop.example.com' }))).toBe(true)
  })
})

describe('A sample contact', () => {
  const may = (mode: 'development' | 'production', variables: Record<string, string> = {}) => {
    const { seed } = readEnv(variables)
    return mayShowSampleContact({ mode, seed }, settingsOf(variables))
  }

  test('is shown in development only, until something is set', () => {
    expect(may('development')).toBe(true)
    expect(may('production')).toBe(false)
    expect(may('development', { SEED: 'none' })).toBe(false)
    expect(may('development', { SHOP_HOURS: '9-5' })).toBe(false)
  })

  test('says that it is a sample, and has no phone number, which might be somebody’s', () => {
    const { phone, address, hours } = sampleContactOf(settingsOf(), 'en')
    expect(phone).toBeUndefined()
    expect(address).toMatch(/Sample/)
    expect(hours).toMatch(/Sample/)
  })

  test('is for shops with sample products, recognised by their pictures', async () => {
    await createProduct(shop.db, { imageUrl: '/media/own.webp' })
    expect(await hasSampleProducts(shop.db)).toBe(false)
    await createProduct(shop.db, { imageUrl: '/pictures/cat-toy.svg' })
    expect(await hasSampleProducts(shop.db)).toBe(true)
  })
})
