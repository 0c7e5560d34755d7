import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type SearchFormat, useSearchState } from './use-search-state'

interface Filters {
  readonly cats: boolean
  readonly dogs: boolean
}

const FORMAT: SearchFormat<Filters> = {
  read: (parameters) => ({ cats: parameters.has('cats'), dogs: parameters.has('dogs') }),
  write: ({ cats, dogs }) => ({ ...(cats && { cats: '' }), ...(dogs && { dogs: '' }) }),
}

function Probe() {
  const [filters, change] = useSearchState(FORMAT)
  return (
    <>
      {(['cats', 'dogs'] as const).map((animal) => (
        <input
          key={animal}
          aria-label={animal}
          type="checkbox"
          checked={filters[animal]}
          onChange={(event) => change({ [animal]: event.target.checked })}
        />
      ))}
      <output>{useLocation().search}</output>
    </>
  )
}

test('A change is visible before the router has navigated, and the next change builds on it', async () => {
  render(<Probe />, { wrapper: MemoryRouter })
  // As in a browser, the router's transition is not rendered before the next click.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const cats = screen.getByRole<HTMLInputElement>('checkbox', { name: 'cats' })
  const dogs = screen.getByRole<HTMLInputElement>('checkbox', { name: 'dogs' })
  const search = screen.getByRole('status')

  cats.click()
  expect(cats.checked).toBe(true)
  expect(search.textContent).toBe('')
  dogs.click()
  expect(cats.checked).toBe(true)
  await waitFor(() => expect(search.textContent).toBe('?cats=&dogs='))

  cats.click()
  expect(cats.checked).toBe(false)
  await waitFor(() => expect(search.textContent).toBe('?dogs='))
})
