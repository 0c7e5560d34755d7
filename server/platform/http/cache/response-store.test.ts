import { expect, test } from 'vitest'
import { ResponseStore } from './response-store'

const response = (text: string) => ({ etag: text, headers: {}, body: Buffer.from(text) })

test('A response is returned until the version changes', () => {
  const version = { current: 1 }
  const store = new ResponseStore(version)
  store.set('/', 1, response('old'))
  expect(store.get('/')?.etag).toBe('old')
  version.current = 2
  expect(store.get('/')).toBeUndefined()
  store.set('/', 2, response('new'))
  expect(store.get('/')?.etag).toBe('new')
})

test('A response is not stored if the version changed in the meantime', () => {
  const store = new ResponseStore({ current: 2 })
  store.set('/', 1, response('old'))
  expect(store.get('/')).toBeUndefined()
})

test('Nothing is stored or returned while the version is unknown', () => {
  const version: { current: number | undefined } = { current: 1 }
  const store = new ResponseStore(version)
  store.set('/', 1, response('old'))
  version.current = undefined
  expect(store.get('/')).toBeUndefined()
  store.set('/', undefined, response('unknown'))
  expect(store.get('/')).toBeUndefined()
  version.current = 1
  expect(store.get('/')).toBeUndefined()
})

test('Old responses are evicted when memory runs out, and too large ones are not stored', () => {
  const store = new ResponseStore({ current: 1 })
  const large = { ...response('large'), body: Buffer.alloc(1_500_000) }
  for (let count = 0; count < 20; count += 1) store.set(`/${count}`, 1, large)
  expect([store.get('/0'), store.get('/19')]).toEqual([undefined, large])
  store.set('/huge', 1, { ...large, body: Buffer.alloc(3_000_000) })
  expect(store.get('/huge')).toBeUndefined()
})
