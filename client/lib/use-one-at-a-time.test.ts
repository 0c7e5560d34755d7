import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { latch } from '../test/serve'
import { useOneAtATime } from './use-one-at-a-time'

test('A second call while the first is under way does nothing', async () => {
  const { open, opened } = latch()
  const action = vi.fn(() => opened)
  const { result } = renderHook(() => useOneAtATime(action))
  const first = result.current()
  await result.current()
  expect(action).toHaveBeenCalledOnce()
  open()
  await first
  await result.current()
  expect(action).toHaveBeenCalledTimes(2)
})

test('After a failure it can be called again', async () => {
  const action = vi.fn(async () => {
    throw new Error('broken')
  })
  const { result } = renderHook(() => useOneAtATime(action))
  await expect(result.current()).rejects.toThrow('broken')
  await expect(result.current()).rejects.toThrow('broken')
  expect(action).toHaveBeenCalledTimes(2)
})
