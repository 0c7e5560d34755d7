import { expect, test } from 'vitest'
import { asPounds } from '#domain/money/units'
import { addProduct, type LastOrder, type Line, repeatOrder } from './order-lines'

const product = (id: string, price = 10) => ({
  id,
  name: `Product ${id}`,
  price: asPounds(price),
  imageUrl: '/a.svg',
})

const line = (id: string, quantity = 1, max = 999): Line => ({
  product: product(id),
  quantity,
  max,
})

test('A product that is picked again gets one more, up to its stock', () => {
  const toy = { ...product('1'), stock: 2 }
  let lines = addProduct([line('2')], toy)
  expect(lines).toEqual([line('2'), line('1', 1, 2)])
  lines = addProduct(addProduct(lines, toy), toy)
  expect(lines).toEqual([line('2'), line('1', 2, 2)])
})

test('The last order is repeated at current prices; what is gone, sold out or scarce is named', () => {
  const item = (id: string, quantity: number, available: number | null | undefined) => ({
    id,
    name: `Old name ${id}`,
    quantity,
    product: available === undefined ? null : { ...product(id, 12), quantityAvailable: available },
  })
  const order: Pick<LastOrder, 'items'> = {
    items: [item('1', 3, null), item('2', 1, undefined), item('3', 1, 0), item('4', 5, 2)],
  }
  const last: LastOrder = {
    id: '7',
    createdAt: '2026-11-20T10:00:00Z',
    recipientName: 'Mona Ali',
    shippingAddress: null,
    ...order,
  }
  expect(repeatOrder([line('1', 9), line('5', 2)], last)).toEqual({
    lines: [
      line('5', 2),
      { product: product('1', 12), quantity: 3, max: 999 },
      { product: product('4', 12), quantity: 2, max: 2 },
    ],
    missing: ['Old name 2', 'Product 3', 'Product 4'],
  })
})
