import { expect, test } from 'vitest'
import { createAdmin } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

interface Rate {
  readonly area: string
  readonly displayName: string
  readonly fee: number
  readonly freeFrom: number | null
  readonly minDays: number | null
  readonly maxDays: number | null
  readonly displayNote: string | null
}

const FIELDS = 'area displayName fee freeFrom minDays maxDays displayNote'
const READ = `query ($onlySet: Boolean) { deliveryRates(onlySet: $onlySet) { ${FIELDS} } }`
const UPDATE = `mutation ($areas: [DeliveryArea!]!, $rate: DeliveryRateInput!) {
  updateDeliveryRates(areas: $areas, rate: $rate) {
    deliveryRates { ${FIELDS} } userErrors { code field } } }`

async function readRates(headers = {}, onlySet = false): Promise<readonly Rate[]> {
  const payload = { query: READ, variables: { onlySet } }
  const response = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload })
  return response.json().data.deliveryRates
}

async function update(areas: readonly string[], rate: object, token?: string) {
  token ??= (await createAdmin(shop.db)).token
  const { data } = await shop.graphql<{
    updateDeliveryRates: { deliveryRates: Rate[] | null; userErrors: unknown[] }
  }>(UPDATE, { token, variables: { areas, rate } })
  return data.updateDeliveryRates
}

test('Delivery is free everywhere until the owner decides otherwise', async () => {
  const rates = await readRates()
  expect(rates).toHaveLength(28)
  expect(rates[0]).toEqual({
    area: 'C',
    displayName: 'Cairo',
    fee: 0,
    freeFrom: null,
    minDays: null,
    maxDays: null,
    displayNote: null,
  })
  expect(rates.every(({ fee }) => fee === 0)).toBe(true)
  expect(await readRates({}, true)).toEqual([])
})

test('The owner sets several areas together, and everybody sees the change at once', async () => {
  await readRates()
  const rate = {
    fee: 85.5,
    freeFrom: 1500,
    minDays: 5,
    maxDays: 7,
    note: 'By the weekly car',
    noteAr: 'مع العربية الأسبوعية',
  }
  const { deliveryRates, userErrors } = await update(['SIN', 'JS'], rate)
  expect(userErrors).toEqual([])
  const sinai = {
    area: 'SIN',
    displayName: 'North Sinai',
    fee: 85.5,
    freeFrom: 1500,
    minDays: 5,
    maxDays: 7,
    displayNote: 'By the weekly car',
  }
  expect(deliveryRates?.find(({ area }) => area === 'SIN')).toEqual(sinai)
  const rates = await readRates()
  expect(rates.filter(({ fee }) => fee > 0).map(({ area }) => area)).toEqual(['SIN', 'JS'])
  expect((await readRates({}, true))[0]).toEqual(sinai)
  const [first] = await readRates({ 'accept-language': 'ar' }, true)
  expect(first).toMatchObject({ displayName: 'شمال سيناء', displayNote: 'مع العربية الأسبوعية' })
})

test('A rate that is set again is replaced', async () => {
  const { token } = await createAdmin(shop.db)
  await update(['C'], { fee: 50, minDays: 1, maxDays: 2, note: 'Mornings' }, token)
  await update(['C'], { fee: 0 }, token)
  expect(await readRates({}, true)).toMatchObject([{ area: 'C', fee: 0, displayNote: null }])
})

test('A note in one language is shown in both', async () => {
  await update(['C'], { fee: 0, noteAr: 'في نفس اليوم' })
  expect((await readRates({}, true))[0]?.displayNote).toBe('في نفس اليوم')
})

test('All problems of a rate are reported, each at its field', async () => {
  const { token } = await createAdmin(shop.db)
  const wrong = { fee: -1, freeFrom: 0.001, minDays: 0 }
  const { deliveryRates, userErrors } = await update(['C'], wrong, token)
  expect(deliveryRates).toBeNull()
  expect(userErrors).toEqual([
    { code: 'INVALID', field: 'fee' },
    { code: 'INVALID', field: 'freeFrom' },
    { code: 'INVALID', field: 'minDays' },
    { code: 'INVALID', field: 'maxDays' },
  ])
  const days = await update([], { fee: 1, minDays: 3, maxDays: 2 }, token)
  expect(days.userErrors).toEqual([{ code: 'INVALID', field: 'areas' }])
})
