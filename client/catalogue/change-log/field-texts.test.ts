import { describe, expect, test } from 'vitest'
import { translate } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { fieldText, type ValueFormat, valueText } from './field-texts'

const formatOf = (locale: (typeof LOCALES)[number]): ValueFormat => ({
  t: (key) => translate(key, {}, locale),
  formatTime: (time) => `the time of ${time}`,
  formatPounds: (pounds) => `EGP ${pounds}`,
  formatDay: (day) => `the day ${day}`,
  courierName: (id) => (id === '3' ? 'Bosta' : undefined),
})

describe('The log of changes', () => {
  const english = formatOf('en')

  test.each([
    [
      'handed_over_at',
      '2026-11-27T22:06:28.123456+00:00',
      'the time of 2026-11-27T22:06:28.123456+00:00',
    ],
    ['expires_on', '2027-01-31', 'the day 2027-01-31'],
    ['shipment_state', 'withCourier', 'With courier'],
    ['payment_state', 'toRefund', 'To refund'],
    ['confirmation_state', 'noAnswer', 'No answer'],
    ['courier_id', '3', 'Bosta'],
    ['assigned_courier_id', '3', 'Bosta'],
    ['courier_id', '99', '99'],
    ['quantity', '3', '3'],
    ['hidden', 'true', 'yes'],
    ['note', 'withCourier', 'withCourier'],
    ['note', '2026-11-27 is the day', '2026-11-27 is the day'],
    ['note', null, 'nothing'],
  ])('writes the value of %s, %s, as "%s"', (field, value, text) => {
    expect(valueText(english, { field, isAmount: false }, value)).toBe(text)
  })

  test('writes amounts as the desk writes prices, and an amount that is gone as nothing', () => {
    const price = { field: 'price', isAmount: true }
    expect(valueText(english, price, '120.50')).toBe('EGP 120.5')
    expect(valueText(english, price, null)).toBe('nothing')
  })

  test.each(LOCALES)('names fields and states in %s', (locale) => {
    const { t } = formatOf(locale)
    const texts = ['handed_over_at', 'refused_fee', 'life_stage', 'cost_price', 'facts'].map(
      (field) => fieldText(t, field),
    )
    const isArabic = locale === 'ar'
    expect(texts.every((text) => /\p{Script=Arabic}/u.test(text))).toBe(isArabic)
    const state = valueText(formatOf(locale), { field: 'status', isAmount: false }, 'Cancelled')
    expect(/\p{Script=Arabic}/u.test(state)).toBe(isArabic)
  })
})
