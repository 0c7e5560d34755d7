import { expect, test } from 'vitest'
import { toPickingList } from './picking-list'

const item = (name: string, quantity: number, productId: string | null) => ({
  name,
  quantity,
  product: productId === null ? null : ({ __typename: 'Product', id: productId } as const),
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

test('Products are told apart by name and product: what was renamed, deleted, or has the same name', () => {
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
