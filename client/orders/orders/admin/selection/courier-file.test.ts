import { expect, test } from 'vitest'
import { cellText } from '#domain/files/cells'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import { asPounds } from '#domain/money/units'
import { readTable } from '../../../../platform/files/table-file'
import {
  type ExportColumn,
  type ExportedOrder,
  toCourierCsv,
  toCourierWorkbook,
} from './courier-file'

const languageOf = (locale: Locale) => ({
  locale,
  t: (key: Parameters<typeof translate>[0]) => translate(key, {}, locale),
})

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
    apartment: '19',
    landmark: 'Near the metro',
    courierNote: '@call first',
  },
  items: [
    { name: 'Toy', quantity: 2 },
    { name: 'Bed', quantity: 1 },
  ],
  takesBack: [],
  shipment: { trackingNumber: 'NX-1', parcelCount: 2 },
}

const column = (field: ExportColumn['field'], heading: string): ExportColumn => ({ field, heading })

test('A file for a courier has the chosen columns under its headings', () => {
  const columns = [
    column('ORDER_ID', 'Ref'),
    column('GOVERNORATE', 'City'),
    column('ADDRESS', 'Street'),
    column('AMOUNT', 'COD'),
    column('ITEMS', 'Description'),
    column('PARCEL_COUNT', 'Pieces'),
    column('TRACKING_NUMBER', 'AWB'),
  ]
  expect(toCourierCsv([ORDER], columns, languageOf('en'))).toBe(
    '\uFEFFRef,City,Street,COD,Description,Pieces,AWB\r\n12,Cairo,"9 Road 9, Floor 3, Apartment 19, Near the metro",350.5,2 × Toy; 1 × Bed,2,NX-1\r\n',
  )
  expect(toCourierCsv([ORDER], columns, languageOf('ar'))).toContain('12,القاهرة,')
})

test('The note of an exchange says what the courier takes back', () => {
  const exchange = { ...ORDER, takesBack: [{ name: 'Toy', quantity: 2 }] }
  const columns = [column('NOTE', 'Note')]
  expect(toCourierCsv([exchange], columns, languageOf('en'))).toBe(
    '\uFEFFNote\r\nExchange: take back 2 × Toy – @call first\r\n',
  )
})

test('Spreadsheets run nothing of it: neither texts of customers nor headings', () => {
  const csv = toCourierCsv(
    [ORDER],
    [column('RECIPIENT', '=1+1'), column('PHONE', 'Phone'), column('NOTE', 'Note')],
    languageOf('en'),
  )
  expect(csv).toBe(
    `\uFEFF'=1+1,Phone,Note\r\n"'=HYPERLINK(""https://evil.example.com"")",+201012345678,'@call first\r\n`,
  )
})

test('As a workbook, it has the same cells, and phone numbers keep all digits', async () => {
  const columns = [
    column('ORDER_ID', 'Ref'),
    column('PHONE', 'Phone'),
    column('AMOUNT', 'COD'),
    column('RECIPIENT', 'Name'),
  ]
  const blob = await toCourierWorkbook([ORDER], columns, languageOf('en'))
  const { headings, rows } = await readTable(new File([blob], 'courier.xlsx'), {})
  expect(headings).toEqual(['Ref', 'Phone', 'COD', 'Name'])
  expect(rows.map(({ cells }) => cells.map(cellText))).toEqual([
    ['12', '+201012345678', '350.5', '=HYPERLINK("https://evil.example.com")'],
  ])
})
