import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import type { AccountSettings } from '../../accounts/accounts/accounts.service'
import type { Device, SessionView } from '../../accounts/accounts/sessions.service'
import {
  findAccountOf,
  invalidKeepLink,
  listVisitorsOf,
  readKeepLink,
  setFirstPassword,
  startFirstSession,
} from '../../accounts/accounts/visitor-accounts.service'
import { moveOrders } from '../orders/life/move-orders.service'

/** What a visitor finds behind the link of a mail. */
export interface VisitorOrdersView {
  /** Whether an account has the address of the mail: the orders are added to it. Otherwise it needs a password. */
  readonly hasAccount: boolean
}

/** Reads the link of a mail, which proves who reads mails to its address; null if it does not work. */
export async function readVisitorOrders(
  db: EntityManager,
  secret: string,
  token: string,
): Promise<VisitorOrdersView | null> {
  const visitor = await readKeepLink(db, secret, token)
  if (!visitor) return null
  return { hasAccount: (await findAccountOf(db, visitor.contactEmail)) !== undefined }
}

export interface KeptOrders {
  /** How many orders the account has got. */
  readonly count: number
  /** Of a new account; null for an account that has a password to sign in with. */
  readonly session: SessionView | null
}

/**
 * Keeps the orders that visitors have placed with an address, for whoever has read the mail to it: in the account that has
 * the address, or in that of the visitor, which gets a first password. Throws INVALID, or CONFLICT if somebody
 * else may have registered the address: its account has not confirmed it.
 */
export async function keepOrders(
  db: EntityManager,
  settings: AccountSettings,
  device: Device,
  input: { readonly token: string; readonly password: unknown },
): Promise<KeptOrders> {
  await settings.resetLimiter.countUse(device.address)
  const visitor = await readKeepLink(db, settings.jwtSecret, input.token)
  if (!visitor) throw invalidKeepLink()
  const account = await findAccountOf(db, visitor.contactEmail)
  if (account && !account.isConfirmed) {
    throw new AppError('CONFLICT', { key: 'visitor.unconfirmed' })
  }
  return db.transaction(async (transaction) => {
    const visitors = await listVisitorsOf(transaction, visitor.contactEmail)
    if (account)
      return { count: await moveOrders(transaction, visitors, account.id), session: null }
    const user = await setFirstPassword(transaction, visitor, input)
    const others = visitors.filter((id) => id !== visitor.id)
    await moveOrders(transaction, others, user.id)
    return {
      count: visitors.length,
      session: await startFirstSession(transaction, user, settings, device),
    }
  })
}
