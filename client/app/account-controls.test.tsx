import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { logIn } from '../platform/session/session'
import { AccountControls } from './account-controls'

test.each([
  ['Mona', 'Mona!Logout'],
  ['', 'Logout'],
])('A session with the name %j shows %j', (name, text) => {
  logIn('t1', name)
  render(<AccountControls />, { wrapper: MemoryRouter })
  expect(screen.getByRole('button', { name: 'Logout' }).closest('.account')?.textContent).toBe(text)
})
