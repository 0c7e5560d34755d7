import { useSyncExternalStore } from 'react'
import type { Role } from '#domain/roles'

/** The session in local storage. Source: docs/specification.md, section 3. */
export interface Session {
  readonly token: string | null
  readonly userName: string
  /** The server has rejected the token, so that the user did not sign out. */
  readonly hasEnded?: true
}

const TOKEN_KEY = 'token'
const USER_NAME_KEY = 'userName'
/** Where the tab keeps what a shopper has entered at the checkout. */
export const FORM_DRAFT_KEY = 'checkoutDraft'
/** Where it keeps forms that were filled in when the session ended. */
export const KEPT_FORMS_KEY = 'keptForms'
/** Where it keeps the order that was just placed. */
export const PLACED_ORDER_KEY = 'placedOrder'
/** Where the browser keeps the ids of the products that were viewed last. */
export const RECENTLY_VIEWED_KEY = 'recentlyViewed'
const SIGNED_OUT: Session = { token: null, userName: '' }
/** What a header can carry: fetch throws for anything else. */
const SENDABLE = /^[\x21-\x7e]+$/

let current: Session | undefined
const listeners = new Set<() => void>()

function read(): Session {
  try {
    const token = localStorage.getItem(TOKEN_KEY)
    return token && SENDABLE.test(token)
      ? { token, userName: localStorage.getItem(USER_NAME_KEY) ?? '' }
      : SIGNED_OUT
  } catch {
    // The browser blocks storage: the session lasts as long as the page.
    return SIGNED_OUT
  }
}

function write(session: Session): void {
  try {
    if (session.token === null) {
      localStorage.removeItem(TOKEN_KEY)
      localStorage.removeItem(USER_NAME_KEY)
    } else {
      localStorage.setItem(TOKEN_KEY, session.token)
      localStorage.setItem(USER_NAME_KEY, session.userName)
    }
  } catch {
    // See read().
  }
}

/** Whether an order was just placed in this tab. */
export function hasPlacedOrder(): boolean {
  try {
    return sessionStorage.getItem(PLACED_ORDER_KEY) !== null
  } catch {
    return false
  }
}

/**
 * Deletes what only the shopper who has signed out may see. After the end of a session what was
 * being filled in waits for the same account.
 */
function forgetPrivateData({ hasEnded }: Session): void {
  try {
    if (!hasEnded) {
      sessionStorage.removeItem(FORM_DRAFT_KEY)
      sessionStorage.removeItem(KEPT_FORMS_KEY)
    }
    sessionStorage.removeItem(PLACED_ORDER_KEY)
    localStorage.removeItem(RECENTLY_VIEWED_KEY)
  } catch {
    // See read().
  }
}

function setSession(session: Session): void {
  current = session
  if (session.token === null) forgetPrivateData(session)
  for (const listener of listeners) listener()
}

function syncFromOtherTabs(event: StorageEvent): void {
  if (event.key === null || event.key === TOKEN_KEY || event.key === USER_NAME_KEY)
    setSession(read())
}

export function getSession(): Session {
  current ??= read()
  return current
}

export function logIn(token: string, userName: string): void {
  const session = { token, userName }
  write(session)
  setSession(session)
}

export function logOut(): void {
  write(SIGNED_OUT)
  setSession(SIGNED_OUT)
}

/** For a token that the server has rejected. */
export function endSession(): void {
  write(SIGNED_OUT)
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

/** What a token says, unless it is none. */
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
  return role === 'admin' || role === 'shopper' ? role : undefined
}

/** The account of a token. */
export function accountOf(token: string | null): string | undefined {
  const { sub } = claimsOf(token)
  return typeof sub === 'string' ? sub : undefined
}
