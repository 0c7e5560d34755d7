import { expect, test } from 'vitest'
import {
  addScan,
  addUnknown,
  applyBooked,
  type Draft,
  readExpiryText,
  readQuantity,
  removeLine,
  removeUnknown,
  setExpiry,
  setQuantity,
} from './restock-draft'

const EMPTY: Draft = { kind: 'RECEIVED', key: 'a', lines: [], unknown: [] }
const BED = { productId: '1', name: 'Bed', stock: 3, reserved: 0 }
const TOY = { productId: '2', name: 'Toy', stock: 5, reserved: 2 }

const quantities = ({ lines }: Draft) => lines.map(({ name, quantity }) => `${name} ${quantity}`)

test.each([
  ['24', 24],
  ['٢٤', 24],
  [' 0 ', 0],
  ['9999', 9999],
  // Codes.
  ['12345', undefined],
  ['40063813', undefined],
  ['RC-12', undefined],
  ['-3', undefined],
  ['1.5', undefined],
])('%j is the quantity %s', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

test('A scan adds a unit, and its line is the last one', () => {
  let draft = addScan(EMPTY, BED, 'B')
  draft = addScan(draft, TOY, 'T')
  draft = addScan(draft, { ...BED, stock: 2 }, '4006381333931')
  expect(quantities(draft)).toEqual(['Toy 1', 'Bed 2'])
  // The stock is that of the last scan.
  expect(draft.lines.at(-1)).toMatchObject({ stock: 2, codes: ['B', '4006381333931'] })
})

test('A quantity is that of the last line, or of the one that it is set for', () => {
  const draft = addScan(addScan(EMPTY, BED, 'B'), TOY, 'T')
  expect(quantities(setQuantity(draft, 12))).toEqual(['Bed 1', 'Toy 12'])
  expect(quantities(setQuantity(draft, 12, '1'))).toEqual(['Bed 12', 'Toy 1'])
  expect(quantities(removeLine(draft, '1'))).toEqual(['Toy 1'])
})

test('An unknown code is kept once, until it is removed', () => {
  const draft = addUnknown(addUnknown(EMPTY, { code: 'X', reason: 'failed' }), {
    code: 'X',
    reason: 'unknown',
  })
  expect(draft.unknown).toEqual([{ code: 'X', reason: 'unknown' }])
  expect(removeUnknown(draft, 'X').unknown).toEqual([])
})

test('What is booked is gone, and what was scanned meanwhile stays under a new key', () => {
  const draft = setQuantity(addScan(addScan(EMPTY, TOY, 'T'), BED, 'B'), 6)
  const booked = [
    { productId: '1', quantity: 5, stockAfter: 8 },
    { productId: '2', quantity: 1, stockAfter: 6 },
  ]
  const rest = applyBooked(draft, booked, 'b')
  expect(quantities(rest)).toEqual(['Bed 1'])
  expect(rest).toMatchObject({ key: 'b', lines: [{ stock: 8 }] })
})

test('A count that went on while it was booked is booked again as a whole', () => {
  const draft = setQuantity(addScan({ ...EMPTY, kind: 'COUNTED' }, BED, 'B'), 6)
  const booked = [{ productId: '1', quantity: 5, stockAfter: 5 }]
  expect(quantities(applyBooked(draft, booked, 'b'))).toEqual(['Bed 6'])
  expect(applyBooked(setQuantity(draft, 5), booked, 'b').lines).toEqual([])
})

test.each([
  ['/0327', '0327'],
  [' /03/2027 ', '03/2027'],
  ['/', ''],
  ['0327', undefined],
  ['RC/12', undefined],
])('%j has the date %j', (text, date) => {
  expect(readExpiryText(text)).toBe(date)
})

test('A date is that of the last line, or of the one that it is set for, and further scans keep it', () => {
  const draft = setExpiry(addScan(addScan(EMPTY, BED, 'B'), TOY, 'T'), '2027-03-31')
  const dates = ({ lines }: Draft) => lines.map(({ name, expiresOn }) => `${name} ${expiresOn}`)
  expect(dates(draft)).toEqual(['Bed undefined', 'Toy 2027-03-31'])
  expect(dates(addScan(setExpiry(draft, '2028-01-31', '1'), BED, 'B'))).toEqual([
    'Toy 2027-03-31',
    'Bed 2028-01-31',
  ])
})
