import { expect, test } from 'vitest'
import { toPickingList } from './picking-list'

const item = (
  name: string,
  quantity: number,
  productId: string | null,
  shelf: string | null = null,
) => ({
  name,
  quantity,
  product: productId === null ? null : ({ __typename: 'Product', id: productId } as const),
  inventory: productId === null ? null : { shelf },
  unitsToTake: [],
})

test('A picking list sums each product over all orders, by name and with numbers in order', () => {
  const orders = [
    { id: '7', items: [item('Dog Food 10 kg', 1, '1'), item('Cat Toy', 2, '3')] },
    { id: '9', items: [item('Dog Food 2 kg', 4, '2'), item('Cat Toy', 3, '3')] },
  ]
  expect(toPickingList(orders, 'en')).toMatchObject([
    {
      name: 'Cat Toy',
      quantity: 5,
      orders: [
        { id: '7', quantity: 2 },
        { id: '9', quantity: 3 },
      ],
    },
    { name: 'Dog Food 2 kg', quantity: 4, orders: [{ id: '9', quantity: 4 }] },
    { name: 'Dog Food 10 kg', quantity: 1, orders: [{ id: '7', quantity: 1 }] },
  ])
})

test('Products are distinguished by name and ID, also if renamed, deleted, or of the same name', () => {
  const orders = [
    { id: '7', items: [item('Old name', 1, '1'), item('Toy', 1, '2'), item('Gone', 1, null)] },
    { id: '9', items: [item('New name', 1, '1'), item('Toy', 1, '3'), item('Gone', 1, null)] },
  ]
  const rows = toPickingList(orders, 'en').map(({ name, quantity }) => [name, quantity])
  expect(rows).toEqual([
    ['Gone', 2],
    ['New name', 1],
    ['Old name', 1],
    ['Toy', 1],
    ['Toy', 1],
  ])
})

test.each(['en', 'ar'])(
  'Shelves are walked in their natural order, products without one last (%s)',
  (locale) => {
    const items = [
      item('Bed', 1, '1'),
      item('Toy', 1, '2', 'A-10'),
      item('Bowl', 1, '3', 'B-1'),
      item('Leash', 1, '4', 'A-2'),
      item('Collar', 1, '5', 'a-2'),
      item('Apple', 1, '6'),
      item('Gone', 1, null),
    ]
    const rows = toPickingList([{ id: '7', items }], locale)
    expect(rows.map(({ shelf, name }) => [shelf, name])).toEqual([
      ['a-2', 'Collar'],
      ['A-2', 'Leash'],
      ['A-10', 'Toy'],
      ['B-1', 'Bowl'],
      [null, 'Apple'],
      [null, 'Bed'],
      [null, 'Gone'],
    ])
  },
)

test('Units of a date are summed over all orders, in the order in which they are taken', () => {
  const units = (expiresOn: string, count: number) => ({
    __typename: 'UnitsToTake' as const,
    expiresOn,
    units: count,
    isExpired: false,
  })
  const orders = [
    { id: '7', items: [{ ...item('Food', 3, '1'), unitsToTake: [units('2027-03-31', 3)] }] },
    {
      id: '9',
      items: [
        {
          ...item('Food', 3, '1'),
          unitsToTake: [units('2027-03-31', 1), units('2027-05-31', 2)],
        },
      ],
    },
  ]
  expect(toPickingList(orders, 'en')[0]?.unitsToTake).toEqual([
    units('2027-03-31', 4),
    units('2027-05-31', 2),
  ])
})
