import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notifyError, notifySuccess } from '../lib/notify'
import { Toaster } from './toaster'

function setUp() {
  vi.useFakeTimers()
  const { container } = render(<Toaster />)
  return {
    say: (notify: (message: string) => void, message: string) => act(() => notify(message)),
    wait: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    toaster: container.firstElementChild ?? container,
  }
}

test.each([
  ['that something worked', notifySuccess, 'status'],
  ['that something did not work', notifyError, 'alert'],
])('A message %s goes after three seconds', (_what, notify, role) => {
  const { say, wait } = setUp()
  say(notify, 'Read me')
  expect(screen.getByRole(role).textContent).toBe('Read me')
  wait(2_999)
  expect(screen.getByRole(role).textContent).toBe('Read me')
  wait(1)
  expect(screen.queryByText('Read me')).toBeNull()
})

test('A message stays while the pointer rests on it', () => {
  const { say, wait, toaster } = setUp()
  say(notifySuccess, 'Read me')
  wait(1_000)
  fireEvent.mouseEnter(toaster)
  wait(60_000)
  expect(screen.getByRole('status').textContent).toBe('Read me')
  fireEvent.mouseLeave(toaster)
  wait(1_999)
  expect(screen.getByRole('status').textContent).toBe('Read me')
  wait(1)
  expect(screen.queryByText('Read me')).toBeNull()
})

test('At most three messages are shown at once, the latest ones', () => {
  const { say } = setUp()
  for (const message of ['first', 'second', 'third', 'fourth']) say(notifySuccess, message)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'fourth',
    'third',
    'second',
  ])
})
