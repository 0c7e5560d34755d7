import { expect, test } from 'vitest'
import type { Pounds } from '#domain/money/units'
import type { AdminOrderRowFragment } from '../../../../platform/gql/orders-admin'
import { toOrdersCsv } from './orders-csv'

const ORDER: AdminOrderRowFragment = {
  id: '5',
  createdAt: '2026-11-20T10:00:00.000Z',
  recipientName: 'Mona Ali',
  phone: '+201000000000',
  city: 'Giza',
  shippingAddress: { governorate: 'GZ', area: 'Dokki' },
  total: 120.5 as Pounds,
  amountDue: 0 as Pounds,
  status: 'PROCESSING',
  confirmationState: 'CONFIRMED',
  shipmentState: 'WITH_COURIER',
  paymentState: 'PREPAID',
  assignedCourier: null,
}

test('Selected orders become a CSV file that Excel reads as UTF-8', () => {
  expect(toOrdersCsv([ORDER], { hasAmounts: true })).toBe(
    [
      '\uFEFFid,created_at,recipient,phone,governorate,area,total,amount_due,status,confirmation,shipment,payment',
      '5,2026-11-20T10:00:00.000Z,Mona Ali,+201000000000,Giza,Dokki,120.5,0,Processing,confirmed,withCourier,prepaid',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['@SUM(1)', "'@SUM(1)"],
  ['+1+1', "'+1+1"],
  ['＝1+1', "'＝1+1"],
  ['Ali, Mona', '"Ali, Mona"'],
])('A name such as %s is neither a formula nor two cells', (recipientName, cell) => {
  expect(toOrdersCsv([{ ...ORDER, recipientName }], { hasAmounts: false })).toContain(
    `,${cell},+20`,
  )
})

test('The file of those who may not see the revenue has no amounts', () => {
  const [headings, row] = toOrdersCsv([ORDER], { hasAmounts: false }).split('\r\n')
  expect(headings).not.toMatch(/total|amount/)
  expect(row).toBe(
    '5,2026-11-20T10:00:00.000Z,Mona Ali,+201000000000,Giza,Dokki,Processing,confirmed,withCourier,prepaid',
  )
})
