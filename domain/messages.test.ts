import { describe, expect, test } from 'vitest'
import { translate } from './messages'
import { en } from './messages/en'

// Specification section 8 and 2, what concerns shoppers, letter for letter.
const SHOPPER_TEXTS = [
  'An error occurred.',
  'Unexpected response from server.',
  'No response from the server. Please try again later.',
  'You need to log in to add items to the cart.',
  'Could not add product to cart.',
  'Product added to cart successfully!',
  'Item added to cart successfully!',
  'You need to log in to access the cart.',
  'Failed to load cart items. Please try again.',
  'Failed to update quantity. Please try again.',
  'Failed to remove product. Please try again.',
  'Item quantity updated successfully!',
  'Item removed from cart successfully!',
  'No items in your cart.',
  'Your cart is empty. Please add items to your cart.',
  'Order placed successfully!',
  'Failed to place order. Please try again.',
  'No token found',
  'Unable to fetch data',
  'No orders found.',
  'No products available',
  'Failed to load products. Please try again later.',
  'No products found',
  'No beds found',
  'No accessories found',
  'Trending Products',
  'New Arrivals',
  'Trending In Cats',
  'Trending In Dogs',
  'Sign In',
  'Logout',
  'Invalid email or password',
]

describe('the message catalogue', () => {
  test.each(SHOPPER_TEXTS)('has "%s" letter for letter', (text) => {
    expect(Object.values(en)).toContain(text)
  })

  test('fills the places of a text', () => {
    expect(translate('account.error', { message: 'Boom' })).toBe('Error: Boom')
    expect(translate('search.heading', { query: 'cat' })).toBe('Search Results for cat')
    expect(translate('nav.greeting', { name: 'Mona' })).toBe('Mona!')
    expect(translate('invalid.quantity', { min: 1, max: 999 })).toBe(
      'Quantity must be a whole number from 1 to 999.',
    )
  })

  test('leaves a place that nobody fills', () => {
    expect(translate('account.error')).toBe('Error: {message}')
    expect(translate('account.error', { toString: 'x' })).toBe('Error: {message}')
  })

  test('takes a value as it is: no place in it is filled, and no `$&` is special', () => {
    expect(translate('account.error', { message: '{message} $& $1' })).toBe(
      'Error: {message} $& $1',
    )
  })

  test('has no empty text', () => {
    expect(Object.entries(en).filter(([, text]) => text.trim() === '')).toEqual([])
  })
})
