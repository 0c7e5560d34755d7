import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findGovernorate } from '../delivery/find-governorate'
import { GOVERNORATES } from '../delivery/governorates'
import {
  MAX_ADDRESS_LENGTH,
  MAX_AREA_LENGTH,
  MAX_CITY_LENGTH,
  MAX_COURIER_NOTE_LENGTH,
  MAX_LANDMARK_LENGTH,
  MAX_STREET_LENGTH,
  MAX_UNIT_LENGTH,
} from '../limits'
import { translate } from '../messages'
import { LOCALES, type Locale } from '../messages/locale'
import { problemsOf } from '../validation/test/problems'
import { validate } from '../validation/validate'
import { type Address, type AddressInput, addressSchema } from './address.schema'
import { composeAddress as compose } from './compose-address'

const REQUIRED = 'This field is required.'

const home: AddressInput = {
  governorate: 'GZ',
  area: 'Dokki',
  street: '12 Mossadak St',
  floor: '3',
  apartment: '9',
  landmark: 'Opposite the bank',
}

const composeAddress = (address: Address, locale: Locale) =>
  compose(address, locale, (key) => translate(key, {}, locale))

const composeHome = (changes: Partial<AddressInput> = {}, locale: Locale = 'en') =>
  composeAddress(validate(addressSchema, { ...home, ...changes }), locale)

describe('address and city of an order', () => {
  test('are composed from the fields', () => {
    expect(composeHome()).toEqual({
      address: '12 Mossadak St, Floor 3, Apartment 9, Opposite the bank',
      city: 'Dokki, Giza',
    })
  })

  test('are in the language of the request', () => {
    const arabic = { area: 'الدقي', street: '١٢ شارع مصدق', landmark: 'أمام البنك' }
    expect(composeHome(arabic, 'ar')).toEqual({
      address: '١٢ شارع مصدق، الدور 3، شقة 9، أمام البنك',
      city: 'الدقي، الجيزة',
    })
  })

  test('leave out what is blank', () => {
    const blank = { floor: ' ', apartment: null, landmark: undefined }
    expect(composeHome(blank)).toEqual({ address: '12 Mossadak St', city: 'Dokki, Giza' })
  })

  test('do not repeat what a floor or an area says itself', () => {
    expect(composeHome({ floor: 'Ground floor' }).address).toContain(
      'St, Ground floor, Apartment 9',
    )
    expect(composeHome({ area: 'giza' }).city).toBe('giza')
    expect(composeHome({ area: 'الجيزة' }).city).toBe('الجيزة')
  })

  test('are never too long, and name the governorate, whatever the fields are', () => {
    const text = (max: number) =>
      fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: max }),
        fc.constantFrom('9'.repeat(max), 'ش'.repeat(max), '1 2'.repeat(30).slice(0, max)),
      )
    const optional = (max: number) => fc.option(text(max))
    const fields = fc.record<Address>({
      governorate: fc.constantFrom(...GOVERNORATES),
      area: text(MAX_AREA_LENGTH),
      street: text(MAX_STREET_LENGTH),
      floor: optional(MAX_UNIT_LENGTH),
      apartment: optional(MAX_UNIT_LENGTH),
      landmark: optional(MAX_LANDMARK_LENGTH),
      courierNote: optional(MAX_COURIER_NOTE_LENGTH),
    })
    fc.assert(
      fc.property(fields, fc.constantFrom(...LOCALES), (address, locale) => {
        const composed = composeAddress(address, locale)
        expect(composed.address.length).toBeLessThanOrEqual(MAX_ADDRESS_LENGTH)
        expect(composed.city.length).toBeLessThanOrEqual(MAX_CITY_LENGTH)
        expect(findGovernorate(composed.city)).toBe(address.governorate)
        expect(composed.address.startsWith(address.street)).toBe(true)
      }),
    )
  })
})

describe('an address', () => {
  test('requires governorate, area and street, each with its own error', () => {
    expect(problemsOf(addressSchema, {})).toEqual([
      `governorate: ${REQUIRED}`,
      `area: ${REQUIRED}`,
      `street: ${REQUIRED}`,
    ])
    expect(problemsOf(addressSchema, { ...home, governorate: 'XX', area: ' ' })).toEqual([
      'governorate: Choose a governorate.',
      `area: ${REQUIRED}`,
    ])
  })

  test('has fields of limited length', () => {
    const tooLong = {
      ...home,
      area: 'a'.repeat(81),
      street: 's'.repeat(151),
      floor: '1'.repeat(21),
    }
    expect(problemsOf(addressSchema, tooLong)).toEqual([
      'area: At most 80 characters.',
      'street: At most 150 characters.',
      'floor: At most 20 characters.',
    ])
  })
})
