import { act, render } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useHistoryEntry } from './use-history-entry'
import { KEEP_SCROLL, useScrollRestoration } from './use-scroll-restoration'

function setUp() {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const latest: {
    entry?: ReturnType<typeof useHistoryEntry>
    navigate?: ReturnType<typeof useNavigate>
  } = {}
  function Page(): ReactNode {
    const entry = useHistoryEntry('picture')
    const navigate = useNavigate()
    useScrollRestoration()
    useEffect(() => void Object.assign(latest, { entry, navigate }))
    return null
  }
  const routes = [{ path: '*', element: <Page /> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/home', '/product'] })
  render(<RouterProvider router={router} />)
  const path = () => router.state.location.pathname
  return { scrollTo, router, path, entry: () => latest.entry, navigate: () => latest.navigate }
}

test('Going back closes what is over the page, and keeps the page', async () => {
  const { router, path, entry, scrollTo } = setUp()
  await act(async () => entry()?.open())
  expect(entry()?.isOpen).toBe(true)
  expect(scrollTo).not.toHaveBeenCalled()
  await act(async () => router.navigate(-1))
  expect([path(), entry()?.isOpen]).toEqual(['/product', false])
})

test('Closing it twice at once goes back once', async () => {
  const { path, entry } = setUp()
  await act(async () => entry()?.open())
  await act(async () => {
    entry()?.close()
    entry()?.close()
  })
  expect([path(), entry()?.isOpen]).toEqual(['/product', false])
})

test('A link that keeps the scroll position does not scroll to the top, any other does', async () => {
  const { navigate, scrollTo } = setUp()
  await act(async () => navigate()?.('/another-size', { state: KEEP_SCROLL }))
  expect(scrollTo).not.toHaveBeenCalled()
  await act(async () => navigate()?.('/another-product'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})
