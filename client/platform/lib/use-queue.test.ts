import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useQueue } from './use-queue'

test('Tasks run one after another in their order, also after one that fails', async () => {
  const { result } = renderHook(() => useQueue())
  const { add, drained } = result.current
  const log: string[] = []
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1))
  void add(async () => {
    await pause()
    log.push('slow')
  })
  const failed = add(() => Promise.reject(new Error('No answer')))
  void add(() => {
    log.push('fast')
  })
  await expect(failed).rejects.toThrow('No answer')
  await drained()
  expect(log).toEqual(['slow', 'fast'])
})
