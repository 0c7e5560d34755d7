import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { logIn, logOut, roleOf, useSession } from './session'

function buildToken(payload: unknown): string {
  return `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`
}

const Probe = () => String(useSession())

/** Changes the storage like another tab. */
function inAnotherTab(change: () => void): void {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
}

test('Signing in stores the token and the name in local storage', () => {
  const { result } = renderHook(useSession)
  act(() => logIn('t1', 'Mona'))
  expect(result.current).toEqual({ token: 't1', userName: 'Mona' })
  expect(localStorage.getItem('token')).toBe('t1')
  expect(localStorage.getItem('userName')).toBe('Mona')
})

test('Signing out clears memory and storage', () => {
  const { result } = renderHook(useSession)
  act(() => logIn('t1', 'Mona'))
  act(logOut)
  expect(result.current).toEqual({ token: null, userName: '' })
  expect({ ...localStorage, ...sessionStorage }).toEqual({ forgetPages: 'true' })
})

test('Signing in and out in another tab takes effect in this one', () => {
  const { result } = renderHook(useSession)
  act(() =>
    inAnotherTab(() => {
      localStorage.setItem('token', 't2')
      localStorage.setItem('userName', 'Omar')
    }),
  )
  expect(result.current).toEqual({ token: 't2', userName: 'Omar' })
  act(() => inAnotherTab(() => localStorage.clear()))
  expect(result.current?.token).toBeNull()
})

test('The session is unknown on the server', () => {
  logIn('t1', 'Mona')
  expect(renderToString(createElement(Probe))).toBe('undefined')
})

test('The role is read from the token', () => {
  expect(roleOf(buildToken({ sub: '1', role: 'admin', name: 'منى' }))).toBe('admin')
  expect(roleOf(buildToken({ sub: '1', role: 'shopper' }))).toBe('shopper')
})

test('A token without a role has none', () => {
  for (const token of [null, '', 'abc', 'a.b.c', buildToken({ role: 1 }), buildToken({})]) {
    expect(roleOf(token)).toBeUndefined()
  }
})
