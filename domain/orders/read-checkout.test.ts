import { describe, expect, test } from 'vitest'
import { AppError } from '../errors'
import { readCheckout } from './read-checkout'

const order = { phone: '01012345678', total: 10, lines: [{ productId: 1, quantity: 1, price: 10 }] }
const shippingAddress = { governorate: 'C', area: 'Maadi', street: '9 Road 9' }
const texts = { address: '9 Road 9', city: 'Maadi, Cairo' }

function fieldsWithProblems(input: Readonly<Record<string, unknown>>): readonly string[] {
  try {
    readCheckout(input, 'en')
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return (error.details.problems ?? []).map(({ field }) => field)
  }
}

describe('a checkout', () => {
  test('has the fields of an address, and the texts composed from them', () => {
    expect(readCheckout({ ...order, shippingAddress }, 'ar')).toMatchObject({
      address: '9 Road 9',
      city: 'Maadi، القاهرة',
      governorate: 'C',
      shippingAddress: { area: 'Maadi', floor: null },
    })
  })

  test('of an older client has its two texts, and the governorate that the city names', () => {
    const read = (city: string) => readCheckout({ ...order, ...texts, city }, 'en')
    expect(read('Maadi, Cairo')).toMatchObject({
      ...texts,
      governorate: 'C',
      shippingAddress: null,
    })
    expect(read('طنطا - الغربيه').governorate).toBe('GH')
    expect(read('Somewhere').governorate).toBeNull()
  })

  test('without any address lacks address and city', () => {
    expect(fieldsWithProblems(order)).toEqual(['address', 'city'])
    expect(fieldsWithProblems({ ...order, shippingAddress: null })).toEqual(['address', 'city'])
  })

  test('has one form of address only', () => {
    expect(fieldsWithProblems({ ...order, ...texts, shippingAddress })).toEqual(['address', 'city'])
  })

  test("reports every problem of the address together with the order's", () => {
    const input = { ...order, phone: 'x', total: 'x', shippingAddress: { governorate: 'CAIRO' } }
    expect(fieldsWithProblems(input).toSorted()).toEqual([
      'phone',
      'shippingAddress.area',
      'shippingAddress.governorate',
      'shippingAddress.street',
      'total',
    ])
    expect(fieldsWithProblems({ ...order, shippingAddress: 'Cairo' })).toEqual(['shippingAddress'])
  })
})
