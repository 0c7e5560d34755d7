import type { EntityManager } from 'typeorm'
import { endAllSessions } from '../../accounts/accounts/sessions.service'
import { removeAllApiKeys } from '../../office/integrations/api-keys.service'
import { dropWaitingDeliveries } from '../../office/integrations/deliveries.service'

/** Access that a restore has ended. */
export interface EndedAccess {
  /** Accounts, which have the passwords of the backup. */
  readonly accounts: number
  /** The names of the API keys that were removed. */
  readonly apiKeys: readonly string[]
  /** Waiting webhook messages, which were dropped. */
  readonly waitingMessages: number
}

/** Changes that a restore makes to the shop. */
export interface Restored extends EndedAccess {
  /** The number of the next order. */
  readonly nextOrderId: number
}

/**
 * Ends the access that a backup contains, since it may have been taken away after the backup was made: sessions,
 * also sessions with a password that was changed since then, and API keys. Drops webhook messages that were
 * waiting, which have been sent since or are out of date. Tables that an older schema lacks are left out.
 */
export async function endAccess(
  db: EntityManager,
  tables: readonly { readonly name: string }[],
): Promise<EndedAccess> {
  const has = (name: string) => tables.some((table) => table.name === name)
  return {
    accounts: await endAllSessions(db),
    apiKeys: has('api_keys') ? await removeAllApiKeys(db) : [],
    waitingMessages: has('webhook_deliveries') ? await dropWaitingDeliveries(db) : 0,
  }
}

/** Tells the person who restores a backup what has changed, and what to do next. */
export function describeRestore(restored: Restored, madeAt: Date): readonly string[] {
  const time = madeAt
    .toISOString()
    .replace(/:\d\d\.\d+Z$/, ' UTC')
    .replace('T', ' ')
  return [
    `The shop is as it was on ${time}: later changes and deletions are undone.`,
    ...describeRestored(restored),
  ]
}

/** Describes which access has ended, which is valid again, and how orders are numbered. */
export function describeRestored({
  accounts,
  apiKeys,
  waitingMessages,
  nextOrderId,
}: Restored): readonly string[] {
  return [
    `Accounts: ${accounts}. They have the passwords of that time again, including the admin: change any that were changed because somebody else knew them. All sessions have ended.`,
    apiKeys.length === 0
      ? 'API keys: none.'
      : `API keys that were removed, as some may have been revoked since: ${apiKeys.join(', ')}. Create the ones that you still need.`,
    `Waiting webhook messages, which are not sent: ${waitingMessages}. Waiting emails are not sent either.`,
    `The next order is #${nextOrderId}: numbers before it may be those of orders that are lost, on their parcels and in links to them.`,
  ]
}
