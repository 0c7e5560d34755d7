import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createDeferred } from '../../test/mock-server'
import { useSingleFlight } from './use-single-flight'

test('A second call during the first one is ignored', async () => {
  const { promise, resolve } = createDeferred()
  const action = vi.fn(() => promise)
  const { result } = renderHook(() => useSingleFlight(action))
  const first = result.current()
  await result.current()
  expect(action).toHaveBeenCalledOnce()
  resolve()
  await first
  await result.current()
  expect(action).toHaveBeenCalledTimes(2)
})

test('After a failure the action can be called again', async () => {
  const action = vi.fn(async () => {
    throw new Error('broken')
  })
  const { result } = renderHook(() => useSingleFlight(action))
  await expect(result.current()).rejects.toThrow('broken')
  await expect(result.current()).rejects.toThrow('broken')
  expect(action).toHaveBeenCalledTimes(2)
})
