import { describe, expect, test } from 'vitest'
import { isListCursor, parseSortedCursor, sortedCursorText } from './cursor'
import { LIST_SORTS } from './product-filter'

const encode = (text: string) => Buffer.from(text).toString('base64url')
const sortValueOf = (sort: string) => (sort === 'NAME_ASC' ? 'قطة' : 12.5)
const sortedCursor = (sort: string) =>
  encode(sortedCursorText(sort, { value: sortValueOf(sort), id: 7 }))

describe('a list can continue after', () => {
  test('a cursor of its own order', () => {
    expect(isListCursor(encode('7'), 'products', undefined)).toBe(true)
    expect(isListCursor(encode('7'), 'products', 'OLDEST')).toBe(true)
    expect(isListCursor(encode('1.7.0'), 'search', undefined)).toBe(true)
  })

  test.each(LIST_SORTS.filter((sort) => sort !== 'OLDEST'))('a cursor of %s only', (sort) => {
    const cursor = sortedCursor(sort)
    expect(isListCursor(cursor, 'products', sort)).toBe(true)
    expect(isListCursor(cursor, 'search', sort)).toBe(true)
    for (const other of [undefined, ...LIST_SORTS].filter((value) => value !== sort)) {
      expect(isListCursor(cursor, 'products', other), other).toBe(false)
      expect(isListCursor(cursor, 'search', other), other).toBe(false)
    }
  })

  test('no cursor of the other list', () => {
    expect(isListCursor(encode('7'), 'search', undefined)).toBe(false)
    expect(isListCursor(encode('1.7.0'), 'products', undefined)).toBe(false)
    // Oldest first is an order like any other for a search.
    expect(isListCursor(encode('7'), 'search', 'OLDEST')).toBe(false)
    expect(isListCursor(sortedCursor('OLDEST'), 'search', 'OLDEST')).toBe(true)
  })

  test.each([
    '',
    ' ',
    '7',
    'Nw==',
    '%',
    encode('-1'),
    encode('2147483648'),
    encode('7.'),
    '\u0000',
  ])('not %j', (cursor) => {
    expect(isListCursor(cursor, 'products', undefined)).toBe(false)
  })
})

describe('a sorted cursor', () => {
  test('names the place that it was made of', () => {
    for (const sort of LIST_SORTS) {
      expect(parseSortedCursor(sortedCursor(sort), sort)).toEqual({
        value: sortValueOf(sort),
        id: 7,
      })
    }
  })

  test.each([
    'null',
    '{}',
    '["PRICE_ASC",1]',
    '["PRICE_ASC",1,2,3]',
    '["PRICE_ASC","1",2]',
    '["PRICE_ASC",null,2]',
    '["PRICE_ASC",1,-1]',
    '["PRICE_ASC",1,1.5]',
    '["PRICE_ASC",1,2147483648]',
    '["PRICE_ASC",1e999,1]',
  ])('is not %s', (text) => {
    expect(parseSortedCursor(encode(text), 'PRICE_ASC')).toBeUndefined()
  })

  test('has a name that a product can have', () => {
    const ofName = (name: unknown) =>
      parseSortedCursor(encode(JSON.stringify(['NAME_ASC', name, 1])), 'NAME_ASC')
    const longest = 'x'.repeat(200)
    expect(ofName(longest)).toEqual({ value: longest, id: 1 })
    for (const name of ['x'.repeat(2_000), 'a\u0000', '\ud800', 5]) {
      expect(ofName(name), String(name).slice(0, 5)).toBeUndefined()
    }
  })
})
