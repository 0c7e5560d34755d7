import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notifyError, notifySuccess } from '../lib/notify'
import { Toaster } from './toaster'

// Loaded with the first message, which takes longer than a test waits on a busy machine.
await import('./toast-list')

function setUp() {
  vi.useFakeTimers()
  const { container } = render(<Toaster />)
  return {
    show: (notify: (message: string) => void, message: string) =>
      act(async () => {
        notify(message)
        await vi.dynamicImportSettled()
      }),
    wait: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    toaster: () => container.firstElementChild ?? container,
  }
}

test.each([
  ['A success', notifySuccess, 'status'],
  ['An error', notifyError, 'alert'],
])('%s message disappears after three seconds', async (_kind, notify, role) => {
  const { show, wait } = setUp()
  await show(notify, 'Read me')
  expect(screen.getByRole(role).textContent).toBe('Read me')
  wait(2_999)
  expect(screen.getByRole(role).textContent).toBe('Read me')
  wait(1)
  expect(screen.queryByText('Read me')).toBeNull()
})

test('A hovered message stays', async () => {
  const { show, wait, toaster } = setUp()
  await show(notifySuccess, 'Read me')
  wait(1_000)
  fireEvent.pointerEnter(toaster(), { pointerType: 'mouse' })
  wait(60_000)
  expect(screen.getByRole('status').textContent).toBe('Read me')
  fireEvent.pointerLeave(toaster(), { pointerType: 'mouse' })
  wait(1_999)
  expect(screen.getByRole('status').textContent).toBe('Read me')
  wait(1)
  expect(screen.queryByText('Read me')).toBeNull()
})

test('A message that is tapped disappears like any other', async () => {
  const { show, wait, toaster } = setUp()
  await show(notifySuccess, 'Read me')
  fireEvent.pointerEnter(toaster(), { pointerType: 'touch' })
  wait(3_000)
  expect(screen.queryByText('Read me')).toBeNull()
})

test('A message disappears although the list before was removed while it was hovered', async () => {
  const before = setUp()
  await before.show(notifySuccess, 'Read me')
  fireEvent.pointerEnter(before.toaster(), { pointerType: 'mouse' })
  cleanup()
  const { show, wait } = setUp()
  await show(notifySuccess, 'Read me, too')
  wait(3_000)
  expect(screen.queryByText('Read me, too')).toBeNull()
})

test('At most three messages are shown, the latest ones', async () => {
  const { show } = setUp()
  for (const message of ['first', 'second', 'third', 'fourth']) await show(notifySuccess, message)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'fourth',
    'third',
    'second',
  ])
})
