import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asPounds } from '#domain/money/units'
import { beginAttempt, findAttempt } from '../../orders/checkout/attempt'
import { chosenArea } from '../../shop/delivery/chosen-area'
import { buildCart, buildLine } from '../../test/carts'
import { endSession, logIn, logOut, useSession } from '../session/session'
import { readStored, STORED, type StoredKey, store } from './storage'

const KEYS = Object.keys(STORED) as StoredKey[]
const keysThatStay = (...lifetimes: string[]) =>
  KEYS.filter((key) => lifetimes.includes(STORED[key].lifetime)).sort()
const storedKeys = () => Object.keys({ ...localStorage, ...sessionStorage }).sort()

function tokenOf(sub: string): string {
  return `e30.${btoa(JSON.stringify({ sub, role: 'shopper' }))}.x`
}

/** Signs in, and stores something under every key. */
function fillStorage(): void {
  logIn(tokenOf('1'), 'Mona')
  const own: StoredKey[] = ['token', 'userName', 'tabAccount', 'expiredAccount']
  for (const key of KEYS.filter((key) => !own.includes(key))) store(key, `private ${key}`)
  localStorage.setItem('graphiql:variables', '{"password": "secret1"}')
}

/** Simulates a change in another tab, whose storage events arrive here. */
function inAnotherTab(change: () => void): void {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
}

const OF_OTHER_PROGRAMS =
  /^client\/(?:platform\/lib\/storage\.ts|platform\/offline\/worker\.ts|public\/sw-off\.js)$/

test('Only the registry and the service worker use the storage of the browser', () => {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .map((file) => join('client', file))
    .filter((file) => /(?<!\.test|\.d)\.(?:tsx?|m?js)$/.test(file) && !/^client.test/.test(file))
  expect(files).toContain('client/platform/lib/storage.ts')
  const users = files.filter((file) =>
    /\b(?:(?:local|session)Storage|indexedDB|cookieStore|caches\.|document\.cookie|window\.name|storage\.(?:local|persist|getDirectory))\b/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(users.filter((file) => !OF_OTHER_PROGRAMS.test(file))).toEqual([])
})

test('Signing out leaves nothing private, whatever was stored', () => {
  fillStorage()
  logOut()
  expect(storedKeys()).toEqual(keysThatStay('always'))
})

test('Signing out removes the address and phone of an order without a response, and the area', () => {
  logIn(tokenOf('1'), 'Mona')
  const shipping = {
    addressId: '',
    governorate: 'C',
    area: 'Maadi',
    street: '14 Nile Lane',
    floor: null,
    apartment: null,
    landmark: null,
    courierNote: null,
    phone: '+201012345678',
    saveAddress: true,
  } as const
  const order = { ...buildCart(buildLine(1, 2)), amountDue: asPounds(100), discountCode: undefined }
  beginAttempt({ cartId: '1', shipping, order })
  chosenArea.write('C')
  logOut()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Nile|2010|"C"/)
})

test('An expired session leaves what signing in again continues, and nothing else', () => {
  fillStorage()
  endSession()
  expect(storedKeys()).toEqual(keysThatStay('always', 'account'))
  logIn(tokenOf('1'), 'Mona')
  expect(readStored('checkoutAttempt')).toBe('private checkoutAttempt')
})

test.each([
  ['while the first is signed in', () => {}],
  ['after the session of the first has expired', endSession],
])('Another account that signs in finds nothing: %s', (_when, end) => {
  fillStorage()
  end()
  logIn(tokenOf('2'), 'Ali')
  const values = Object.entries({ ...localStorage, ...sessionStorage })
    .filter(([key]) => !keysThatStay('always').includes(key as StoredKey))
    .filter(([key]) => STORED[key as StoredKey].store === 'tab')
  expect(values).toEqual([['tabAccount', '2']])
})

test('The same account that signs in again keeps everything', () => {
  fillStorage()
  logIn(tokenOf('1'), 'Mona')
  expect(readStored('recentlyViewed')).toBe('private recentlyViewed')
})

test('A visitor who signs in keeps what was viewed', () => {
  store('recentlyViewed', '3')
  logIn(tokenOf('1'), 'Mona')
  expect(readStored('recentlyViewed')).toBe('3')
})

test.each([
  ['signing out', () => localStorage.clear()],
  [
    'signing in to another account',
    () => {
      localStorage.setItem('token', tokenOf('2'))
    },
  ],
])('In another tab, %s removes what this tab stores', (_act, change) => {
  renderHook(useSession)
  fillStorage()
  act(() => inAnotherTab(change))
  expect(readStored('checkoutAttempt')).toBeNull()
  expect(readStored('placedOrder')).toBeNull()
})

test('A tab that was not running when the session ended removes what it stores once it starts', async () => {
  fillStorage()
  localStorage.clear()
  vi.resetModules()
  const { getSession } = await import('../session/session')
  expect(getSession().token).toBeNull()
  expect(Object.keys(sessionStorage).sort()).toEqual(['reloadedFor', 'scroll-positions'])
})

test('Where the browser blocks storage, entries last as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  logIn(tokenOf('1'), 'Mona')
  store('checkoutAttempt', JSON.stringify({ cartId: '1' }))
  expect(findAttempt('1')).toEqual({ cartId: '1' })
  logOut()
  expect(findAttempt('1')).toBeUndefined()
})
