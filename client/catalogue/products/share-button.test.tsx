import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page'
import { ShareButton } from './share-button'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

function setUp() {
  const user = userEvent.setup()
  renderPage(<ShareButton name="Toy" path="/productdetails/7" />)
  return user
}

test('A phone opens its own sheet', async () => {
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const user = setUp()
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Toy',
    url: expect.stringMatching(/\/productdetails\/7$/),
  })
})

test('Elsewhere the address is copied', async () => {
  const user = setUp()
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await navigator.clipboard.readText()).toMatch(/\/productdetails\/7$/)
})
