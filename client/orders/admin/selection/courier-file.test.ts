import { expect, test } from 'vitest'
import { asPounds } from '#domain/money/units'
import { type ExportColumn, type ExportedOrder, toCourierCsv } from './courier-file'

const ORDER: ExportedOrder = {
  id: '12',
  recipientName: '=HYPERLINK("https://evil.example.com")',
  phone: '+201012345678',
  city: 'Maadi, Cairo',
  address: '14 Nile Lane',
  amountDue: asPounds(350.5),
  shippingAddress: {
    governorate: 'C',
    area: 'Maadi',
    street: '9 Road 9',
    floor: '3',
    apartment: null,
    landmark: 'Near the metro',
    courierNote: '@call first',
  },
  items: [
    { name: 'Toy', quantity: 2 },
    { name: 'Bed', quantity: 1 },
  ],
  shipment: { trackingNumber: 'NX-1' },
}

const column = (field: ExportColumn['field'], heading: string): ExportColumn => ({ field, heading })

test('A file for a courier has the chosen columns under its headings', () => {
  const columns = [
    column('ORDER_ID', 'Ref'),
    column('GOVERNORATE', 'City'),
    column('ADDRESS', 'Street'),
    column('AMOUNT', 'COD'),
    column('ITEMS', 'Description'),
    column('TRACKING_NUMBER', 'AWB'),
  ]
  expect(toCourierCsv([ORDER], columns, 'en')).toBe(
    '\uFEFFRef,City,Street,COD,Description,AWB\r\n12,Cairo,"9 Road 9, 3, Near the metro",350.5,2 × Toy; 1 × Bed,NX-1\r\n',
  )
  expect(toCourierCsv([ORDER], columns, 'ar')).toContain('12,القاهرة,')
})

test('Spreadsheets run nothing of it: neither texts of customers nor headings', () => {
  const csv = toCourierCsv(
    [ORDER],
    [column('RECIPIENT', '=1+1'), column('PHONE', 'Phone'), column('NOTE', 'Note')],
    'en',
  )
  expect(csv).toBe(
    `\uFEFF'=1+1,Phone,Note\r\n"'=HYPERLINK(""https://evil.example.com"")",+201012345678,'@call first\r\n`,
  )
})
