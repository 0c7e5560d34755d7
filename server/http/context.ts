import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import {
  type AccountSettings,
  authenticate,
  requireAdmin,
  type Viewer,
} from '../accounts/accounts.service'
import { createProductLoaders, type ProductLoaders } from '../catalogue/product-loaders'

/** What every resolver gets: who asks, from where, and the database. One a request. */
export interface Context {
  readonly db: EntityManager
  readonly accounts: AccountSettings
  /** The caller's network address. */
  readonly address: string
  /** Names the request in the log and in what a client sees of a bug. */
  readonly requestId: string
  readonly log: FastifyBaseLogger
  readonly products: ProductLoaders
  /** Who asks; checked once a request. Throws UNAUTHENTICATED for a visitor. */
  viewer(): Promise<Viewer>
  /** Who asks, if it is the owner. Throws UNAUTHENTICATED for a visitor, FORBIDDEN for a shopper. */
  admin(): Promise<Viewer>
  /** The same asked anew, for answers that stay open: a session may have ended since. */
  adminNow(): Promise<Viewer>
}

export interface Caller {
  readonly token: string | undefined
  readonly address: string
  readonly requestId: string
  readonly log: FastifyBaseLogger
}

/** The bearer token of an Authorization header. */
export function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +(\S+)$/i)?.[1]
}

export function createContext(
  db: EntityManager,
  accounts: AccountSettings,
  caller: Caller,
): Context {
  let authenticated: Promise<Viewer> | undefined
  const viewerNow = () => authenticate(db, accounts.jwtSecret, caller.token)
  const viewer = () => {
    authenticated ??= viewerNow()
    return authenticated
  }
  return {
    db,
    accounts,
    address: caller.address,
    requestId: caller.requestId,
    log: caller.log,
    products: createProductLoaders(db),
    viewer,
    admin: async () => requireAdmin(await viewer()),
    adminNow: async () => requireAdmin(await viewerNow()),
  }
}
