import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type AddressFormat, useAddress } from './use-address'

interface Choices {
  readonly cats: boolean
  readonly dogs: boolean
}

const FORMAT: AddressFormat<Choices> = {
  read: (parameters) => ({ cats: parameters.has('cats'), dogs: parameters.has('dogs') }),
  write: ({ cats, dogs }) => ({ ...(cats && { cats: '' }), ...(dogs && { dogs: '' }) }),
}

function Probe() {
  const [choices, change] = useAddress(FORMAT)
  return (
    <>
      {(['cats', 'dogs'] as const).map((animal) => (
        <input
          key={animal}
          aria-label={animal}
          type="checkbox"
          checked={choices[animal]}
          onChange={(event) => change({ [animal]: event.target.checked })}
        />
      ))}
      <output>{useLocation().search}</output>
    </>
  )
}

test('What was chosen holds before the router has followed, and the next choice starts from it', async () => {
  render(<Probe />, { wrapper: MemoryRouter })
  // As in a browser: what the router does in a transition is not rendered before the next click.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const cats = screen.getByRole<HTMLInputElement>('checkbox', { name: 'cats' })
  const dogs = screen.getByRole<HTMLInputElement>('checkbox', { name: 'dogs' })
  const address = screen.getByRole('status')

  cats.click()
  expect(cats.checked).toBe(true)
  expect(address.textContent).toBe('')
  dogs.click()
  expect(cats.checked).toBe(true)
  await waitFor(() => expect(address.textContent).toBe('?cats=&dogs='))

  cats.click()
  expect(cats.checked).toBe(false)
  await waitFor(() => expect(address.textContent).toBe('?dogs='))
})
