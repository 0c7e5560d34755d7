import { useSyncExternalStore } from 'react'
import type { Role } from '#domain/accounts/roles'
import { readStored, removePrivate, store } from '../lib/storage'

/** The session in local storage. Source: docs/specification.md, section 3. */
export interface Session {
  readonly token: string | null
  readonly userName: string
  /** The server has rejected the token, so that the user did not sign out. */
  readonly hasEnded?: true
}

const SIGNED_OUT: Session = { token: null, userName: '' }
/** Characters that a header can contain: fetch throws for others. */
const SENDABLE = /^[\x21-\x7e]+$/

let current: Session | undefined
const listeners = new Set<() => void>()

function read(): Session {
  const token = readStored('token')
  return token && SENDABLE.test(token)
    ? { token, userName: readStored('userName') ?? '' }
    : SIGNED_OUT
}

/** The account of a session, to tell accounts apart; null without one. */
function ownerOf({ token }: Session): string | null {
  return token === null ? null : (accountOf(token) ?? 'unknown')
}

/**
 * Removes the tab's entries of another account, or of a session that ended while the tab was not running.
 * Entries of an expired session are kept for its account.
 */
function claimTab(session: Session): void {
  const account = ownerOf(session) ?? readStored('expiredAccount')
  const owner = readStored('tabAccount')
  if (owner !== null && owner !== account) removePrivate('left', 'tab')
  if (account !== null) store('tabAccount', account)
}

function setSession(session: Session): void {
  current = session
  claimTab(session)
  for (const listener of listeners) listener()
}

function syncFromOtherTabs(event: StorageEvent): void {
  if (event.key === null || event.key === 'token' || event.key === 'userName') setSession(read())
}

export function getSession(): Session {
  if (!current) {
    current = read()
    claimTab(current)
  }
  return current
}

export function logIn(token: string, userName: string): void {
  const session = { token, userName }
  const before = ownerOf(getSession())
  if (before !== null && before !== ownerOf(session)) removePrivate('left')
  store('expiredAccount', null)
  store('token', token)
  store('userName', userName)
  setSession(session)
}

/** Signs out, and removes the shopper's private data from the browser. */
export function logOut(): void {
  removePrivate('left')
  setSession(SIGNED_OUT)
}

/**
 * For a token that the server has rejected. Unlike logOut(), it keeps what signing in to the same account can
 * continue, such as an order without a response.
 */
export function endSession(): void {
  const account = ownerOf(getSession())
  removePrivate('expired')
  store('expiredAccount', account)
  setSession({ ...SIGNED_OUT, hasEnded: true })
}

/** Calls the listener when the session changes, in this tab or another. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', syncFromOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', syncFromOtherTabs)
  }
}

const unknownSession = () => undefined

/**
 * The session; undefined on the server and during hydration, since the server's HTML is the same
 * for all visitors.
 */
export function useSession(): Session | undefined {
  return useSyncExternalStore<Session | undefined>(subscribeToSession, getSession, unknownSession)
}

/** The claims of a token; none if it is invalid. */
function claimsOf(token: string | null): Readonly<Record<string, unknown>> {
  const payload = token?.split('.')[1]
  if (!payload) return {}
  try {
    const bytes = Uint8Array.from(
      atob(payload.replace(/-/g, '+').replace(/_/g, '/')),
      (character) => character.charCodeAt(0),
    )
    return Object(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return {}
  }
}

/** The role in a token, for navigation only: the server authorizes every request. */
export function roleOf(token: string | null): Role | undefined {
  const { role } = claimsOf(token)
  // Without the list of roles, which the shop's pages would load; the server signs only those.
  return typeof role === 'string' ? (role as Role) : undefined
}

/** The account of a token. */
export function accountOf(token: string | null): string | undefined {
  const { sub } = claimsOf(token)
  return typeof sub === 'string' ? sub : undefined
}
