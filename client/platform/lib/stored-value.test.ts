import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defineStored, useStored } from './stored-value'

const discount = defineStored<{ readonly code: string }>('discount')

test('A value is read as it was written, and is the same object until it changes', () => {
  discount.write({ code: 'EID' })
  expect(discount.read()).toEqual({ code: 'EID' })
  expect(discount.read()).toBe(discount.read())
  sessionStorage.setItem('discount', '{"code":"NILE"}')
  expect(discount.read()).toEqual({ code: 'NILE' })
})

test('Undefined removes an entry', () => {
  discount.write({ code: 'EID' })
  discount.write(undefined)
  expect(discount.read()).toBeUndefined()
  expect(sessionStorage.getItem('discount')).toBeNull()
})

test.each(['{', '', 'null'])('What something else wrote is no value: %j', (text) => {
  sessionStorage.setItem('discount', text)
  expect(discount.read()).toBeUndefined()
})

test('A component shows the value that is written later', () => {
  const { result } = renderHook(() => useStored(discount))
  expect(result.current).toBeUndefined()
  act(() => discount.write({ code: 'EID' }))
  expect(result.current).toEqual({ code: 'EID' })
})
