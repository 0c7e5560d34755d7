import { describe, expect, test } from 'vitest'
import { MESSAGES, translate } from './messages'
import { isolate } from './messages/format-message'

const { en } = MESSAGES

// The texts for shoppers that docs/specification.md, sections 2 and 8, fixes.
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

// The owner's 13 texts of section 8, and the texts of sections 5 and 7.
const OWNER_TEXTS = [
  'Failed to fetch orders.',
  'Unexpected response structure.',
  'Failed to update order status.',
  'Order status updated successfully!',
  'No orders available',
  'No items available',
  'Failed to add product. Please try again.',
  'Product added successfully!',
  'Failed to fetch product data.',
  'Failed to update product.',
  'Product updated successfully!',
  'Product deleted successfully!',
  'An error occurred while deleting the product.',
  'Are you sure you want to delete this product?',
  'All fields are required.',
]

describe('the message catalogue', () => {
  test.each(OWNER_TEXTS)('has the owner’s text "%s"', (text) => {
    expect(Object.values(en)).toContain(text)
  })

  test.each(SHOPPER_TEXTS)('has "%s"', (text) => {
    expect(Object.values(en)).toContain(text)
  })

  test('replaces placeholders', () => {
    expect(translate('account.error', { message: 'Boom' })).toBe('Error: Boom')
    expect(translate('search.heading', { query: 'cat' })).toBe('Search Results for cat')
    expect(translate('nav.greeting', { name: 'Mona' })).toBe('Mona!')
    expect(translate('invalid.quantity', { min: 1, max: 999 })).toBe(
      'Quantity must be a whole number from 1 to 999.',
    )
  })

  test('inserts values verbatim, even with placeholders or `$&` in them', () => {
    expect(translate('account.error', { message: '{message} $& $1' })).toBe(
      'Error: {message} $& $1',
    )
  })

  test('uses the singular for a count of 1', () => {
    expect(translate('catalogue.count', { count: 1 })).toBe('1 product')
    expect(translate('catalogue.count', { count: 0 })).toBe('0 products')
    expect(translate('admin.productsFound', { count: 1 })).toBe('1 product')
    expect(translate('catalogue.shown', { shown: 1, count: 1 })).toBe('1 of 1 product shown')
    expect(translate('checkout.linesTotal', { count: 1 })).toBe('1 item')
    expect(translate('nav.cartWithCount', { count: 1 })).toBe('Cart, 1 item')
    expect(translate('admin.importProblems', { count: 1 })).toMatch(/^1 problem\./)
    expect(translate('admin.importProgress', { done: 1, of: 1 })).toBe('1 of 1 row')
    expect(translate('account.tooManyAttempts', { minutes: 1 })).toMatch(/in 1 minute\.$/)
    expect(translate('fault.tooManyRequests', { seconds: 1 })).toMatch(/in 1 second\.$/)
  })

  test('has plural forms wherever a count is followed by a plural', () => {
    // Limits and periods, which are never 1.
    const neverOne = /^(?:invalid|sales)\./
    const withoutForms = Object.entries(en).filter(
      ([key, text]) =>
        !neverOne.test(key) && /\{(?:count|minutes|seconds|of|left|shown)\} [a-z]+s\b/.test(text),
    )
    expect(withoutForms.map(([key]) => key)).toEqual(['admin.importProblemsShown'])
  })

  test('isolates names of the other direction', () => {
    expect(isolate('رمل قطط 10', 'en')).toBe('\u2068رمل قطط 10\u2069')
    expect(isolate('Cat Toy 3', 'en')).toBe('Cat Toy 3')
    expect(isolate('Cat Toy 3', 'ar')).toBe('\u2068Cat Toy 3\u2069')
    expect(isolate('رمل قطط 10', 'ar')).toBe('رمل قطط 10')
  })

  test('has no empty text', () => {
    expect(Object.entries(en).filter(([, text]) => text.trim() === '')).toEqual([])
  })
})
