import { expect, test, vi } from 'vitest'
import { endOnServer } from './end-on-server'

test('Signing out ends the session on the server, even if the page is left', () => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.reject(new TypeError('Offline')),
  )
  vi.stubGlobal('fetch', fetch)
  endOnServer('the-token')
  const [url, init] = fetch.mock.lastCall ?? []
  expect(url).toBe('/graphql')
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { authorization: 'Bearer the-token' },
  })
  expect(String(init?.body)).toContain('endSession')
})

test('Without a token, nothing is sent', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  endOnServer(null)
  expect(fetch).not.toHaveBeenCalled()
})
