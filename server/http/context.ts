import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import type { ApiKeyScope } from '#domain/api-keys.schema'
import { AppError } from '#domain/errors'
import {
  type AccountSettings,
  authenticate,
  requireAdmin,
  type Viewer,
} from '../accounts/accounts.service'
import { authenticateApiKey, isApiKey } from '../api-keys/api-keys.service'
import type { ProductLoaders } from '../catalogue/product-loaders'
import type { WebhookSettings } from '../webhooks/webhook-address'

/** What the shop was started with, as far as an answer depends on it. */
export interface ContextSettings {
  readonly accounts: AccountSettings
  readonly webhooks: WebhookSettings
}

/** What every resolver gets: who asks, from where, and the database. One a request. */
export interface Context extends ContextSettings {
  readonly db: EntityManager
  /** The caller's network address. */
  readonly address: string
  /** Names the request in the log and in what a client sees of a bug. */
  readonly requestId: string
  readonly log: FastifyBaseLogger
  readonly products: ProductLoaders
  /** Whether the answer may depend on who asks, for that was asked. */
  readonly isPersonal: boolean
  /** Who asks; checked once a request. Throws UNAUTHENTICATED for a visitor, FORBIDDEN for a key. */
  viewer(): Promise<Viewer>
  /**
   * Lets the owner pass, and with a scope each API key that has it. Throws UNAUTHENTICATED for a
   * visitor, FORBIDDEN for everybody else.
   */
  admin(scope?: ApiKeyScope): Promise<void>
  /** The same asked anew, for answers that stay open: a session may have ended since. */
  adminNow(scope?: ApiKeyScope): Promise<void>
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

/** Asks once, and gives every caller the same answer. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}

export function createContext(
  { db, products }: Pick<Context, 'db' | 'products'>,
  settings: ContextSettings,
  caller: Caller,
): Context {
  const { token } = caller
  let isPersonal = false
  const viewerNow = async () => {
    isPersonal = true
    if (!isApiKey(token)) return authenticate(db, settings.accounts.jwtSecret, token)
    await authenticateApiKey(db, token)
    throw new AppError('FORBIDDEN', { key: 'apiKey.noAccount' })
  }
  const scopesNow = async () => {
    isPersonal = true
    return isApiKey(token) ? authenticateApiKey(db, token) : undefined
  }
  const viewer = once(viewerNow)
  const scopes = once(scopesNow)
  async function admit(
    scope: ApiKeyScope | undefined,
    ask: { readonly viewer: typeof viewer; readonly scopes: typeof scopes },
  ): Promise<void> {
    const granted = await ask.scopes()
    if (!granted) requireAdmin(await ask.viewer())
    else if (!scope || !granted.includes(scope)) {
      throw new AppError('FORBIDDEN', { key: 'apiKey.forbidden' })
    }
  }
  return {
    db,
    ...settings,
    address: caller.address,
    requestId: caller.requestId,
    log: caller.log,
    products,
    get isPersonal() {
      return isPersonal
    },
    viewer,
    admin: (scope) => admit(scope, { viewer, scopes }),
    adminNow: (scope) => admit(scope, { viewer: viewerNow, scopes: scopesNow }),
  }
}
