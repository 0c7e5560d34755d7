import type { EntityManager } from 'typeorm'
import webPush from 'web-push'
import { z } from 'zod'
import { seal, unseal } from '../../accounts/accounts/secret-box'
import { statement } from '../../platform/database/statements/statement'
import { resource } from '../../platform/features/feature'

/** In base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const PURPOSE = 'push-keys'

const row = z.object({ publicKey: z.string(), privateKey: z.string() })

const readKeys = statement({
  name: 'pushKeys.read',
  sql: 'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys',
  row,
})

// Another server may have stored its own meanwhile: then those are the keys of all.
const storeKeys = statement({
  name: 'pushKeys.store',
  sql: `INSERT INTO push_keys (public_key, private_key) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET public_key = push_keys.public_key
     RETURNING public_key AS "publicKey", private_key AS "privateKey"`,
  row,
})

// A device accepts messages of the keys that it was allowed with only.
const replaceKeys = statement({
  name: 'pushKeys.replace',
  sql: `WITH replaced AS (
       UPDATE push_keys SET public_key = $1, private_key = $2 WHERE private_key = $3
       RETURNING public_key, private_key
     ), ended AS (
       DELETE FROM push_subscriptions WHERE EXISTS (SELECT FROM replaced)
     )
     SELECT public_key AS "publicKey", private_key AS "privateKey" FROM replaced`,
  row,
})

/**
 * The keys of the shop, which are made when they are first needed. If JWT_SECRET, which encrypts them, was replaced,
 * they are made anew, and all devices have to be allowed again.
 */
export async function getPushKeys(db: EntityManager, secret: string): Promise<PushKeys> {
  const [stored] = await readKeys(db, [])
  const open = stored && unseal(stored.privateKey, secret, PURPOSE)
  if (open !== undefined) return { publicKey: stored?.publicKey ?? '', privateKey: open }
  const made = webPush.generateVAPIDKeys()
  const sealed = seal(made.privateKey, secret, PURPOSE)
  const [kept] = stored
    ? await replaceKeys(db, [made.publicKey, sealed, stored.privateKey])
    : await storeKeys(db, [made.publicKey, sealed])
  if (kept?.privateKey === sealed) return made
  // Another server was faster.
  return getPushKeys(db, secret)
}

export const pushKeys = resource(
  ({ jwtSecret }) =>
    (db: EntityManager) =>
      getPushKeys(db, jwtSecret),
)
