import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { createDeferred } from '../../test/mock-server'
import { createResourceHook } from './suspense-resource'

function setUp(load: () => Promise<string>, current: () => string | undefined) {
  const useText = createResourceHook(load, current)
  const Text = () => <p>{useText()}</p>
  return (
    <Suspense fallback={<p>loading</p>}>
      <Text />
    </Suspense>
  )
}

test('An available value is not loaded again', () => {
  const load = vi.fn(async () => 'loaded')
  render(setUp(load, () => 'available'))
  screen.getByText('available')
  expect(load).not.toHaveBeenCalled()
})

test('A component suspends until the value is loaded', async () => {
  const { promise, resolve } = createDeferred()
  let value: string | undefined
  async function load() {
    await promise
    value = 'loaded'
    return value
  }
  await act(async () => render(setUp(load, () => value)))
  screen.getByText('loading')
  resolve()
  await screen.findByText('loaded')
})

test('After a failure a value that was loaded elsewhere is used', async () => {
  let value: string | undefined
  const page = setUp(
    () => Promise.reject(new Error('offline')),
    () => value,
  )
  vi.mocked(console.error).mockImplementation(() => {})
  await expect(act(async () => render(page))).rejects.toThrow('offline')
  vi.mocked(console.error).mockClear()
  value = 'loaded'
  await act(async () => render(page))
  screen.getByText('loaded')
})
