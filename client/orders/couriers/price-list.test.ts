import { expect, test } from 'vitest'
import { asPounds } from '#domain/money/units'
import type { CourierPricesQuery } from '../../platform/gql/couriers'
import { type PriceList, problemsOf, toPriceList, toPricesInput } from './price-list'

type Courier = CourierPricesQuery['couriers'][number]

const fees = (governorate: 'ALX' | 'ASN' | 'C', delivered: number | null) => ({
  __typename: 'GovernorateFees' as const,
  governorate,
  delivered: delivered === null ? null : asPounds(delivered),
  refused: null,
  returned: null,
  partial: asPounds(40),
})

const COURIER: Courier = {
  id: '1',
  name: 'Nile Express',
  deliveredFee: asPounds(45),
  refusedFee: asPounds(20.5),
  prices: {
    returned: null,
    partial: asPounds(35),
    cashHandlingPercent: 1.5,
    vatPercent: 14,
    governorates: [fees('ALX', 60), fees('C', null), fees('ASN', 60)],
  },
}

const edit = (changed: Partial<PriceList>): PriceList => ({ ...toPriceList(COURIER), ...changed })

const row = (
  key: number,
  governorates: PriceList['rows'][number]['governorates'],
  delivered = '',
) => ({
  key,
  governorates,
  prices: { delivered, refused: '', returned: '', partial: '' },
})

test('A price list has governorates with the same prices in one row, and is saved as it was', () => {
  const list = toPriceList(COURIER)
  expect(list.rows.map(({ governorates }) => governorates)).toEqual([['ALX', 'ASN'], ['C']])
  expect(problemsOf(COURIER, list).size).toBe(0)
  expect(toPricesInput(COURIER, list)).toEqual({
    deliveredFee: 45,
    refusedFee: 20.5,
    prices: {
      returned: null,
      partial: 35,
      cashHandlingPercent: 1.5,
      vatPercent: 14,
      governorates: [
        { governorate: 'ALX', delivered: 60, refused: null, returned: null, partial: 40 },
        { governorate: 'ASN', delivered: 60, refused: null, returned: null, partial: 40 },
        { governorate: 'C', delivered: null, refused: null, returned: null, partial: 40 },
      ],
    },
  })
})

test('Arabic digits and a decimal comma are numbers', () => {
  const list = edit({ vat: '١٤', rows: [row(0, ['C'], '٤٤,٥')] })
  expect(toPricesInput(COURIER, list).prices).toMatchObject({
    vatPercent: 14,
    governorates: [{ delivered: 44.5 }],
  })
})

test('Everything that is wrong is said at once, each at its cell', () => {
  const wrong = edit({
    prices: { delivered: 'free', refused: '-1', returned: '1.234', partial: '' },
    cashHandling: '101',
    vat: 'x',
    rows: [row(4, ['C', 'ALX'], '12.345'), row(7, []), row(8, [], 'x')],
  })
  expect([...problemsOf(COURIER, wrong).keys()].toSorted()).toEqual(
    [
      'delivered',
      'refused',
      'returned',
      'cashHandling',
      'vat',
      '4.delivered',
      '7.governorates',
      '7.delivered',
      '8.governorates',
      '8.delivered',
    ].toSorted(),
  )
})
