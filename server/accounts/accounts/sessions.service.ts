import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Role } from '#domain/accounts/roles'
import { AppError } from '#domain/errors'
import { TOKEN_LIFETIME_SECONDS } from '#domain/limits'
import type { Locale } from '#domain/messages/locale'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'
import type { Viewer } from '../../platform/features/caller'
import { signToken } from './tokens'
import type { UserEntity } from './user.entity'

/** The token of a session, and what the browser needs to know of its account. */
export interface SessionView {
  readonly token: string
  readonly firstName: string
  readonly role: Role
  /** The language of messages. */
  readonly locale: Locale | null
}

/** From where somebody signs in. */
export interface Device {
  /** The IP address. */
  readonly address: string
  /** How the browser describes itself, or nothing. */
  readonly userAgent: string
}

/** Where somebody of staff is signed in. */
export interface StaffSessionView {
  readonly id: string
  readonly address: string
  readonly userAgent: string
  readonly createdAt: Date
  /** Accurate to ten minutes. */
  readonly lastSeenAt: Date
  /** Whether the request comes from it. */
  readonly isCurrent: boolean
}

const MAX_AGENT_LENGTH = 300
/** Far more than a person has; a tool may sign in for each of its runs. */
const MAX_LISTED = 50

const endAll = statement({
  name: 'sessions.endAll',
  // Sessions that began or ended after a backup had versions that counting on from it would reuse.
  sql: `WITH ended AS (
       UPDATE users SET token_version =
         greatest(token_version + 1, (extract(epoch FROM clock_timestamp()) / 10)::int)
       RETURNING id
     ) SELECT count(*)::int AS count FROM ended`,
  row: z.object({ count: z.int() }),
})

/** Ends the sessions of all accounts of a restored shop. Returns how many accounts there are. */
export async function endAllSessions(db: EntityManager): Promise<number> {
  const [row] = await endAll(db)
  return row?.count ?? 0
}

const addSession = statement({
  name: 'sessions.addSession',
  sql: `WITH expired AS (
       DELETE FROM staff_sessions
       WHERE user_id = $1 AND created_at < now() - interval '${TOKEN_LIFETIME_SECONDS} seconds'
     )
     INSERT INTO staff_sessions (id, user_id, address, agent)
     VALUES (gen_random_uuid(), $1, $2, $3) RETURNING id`,
  row: z.object({ id: z.string() }),
})

/**
 * Creates a session of 7 days; raising the account's token version ends it early. The sessions of staff are recorded, to
 * be listed and ended one by one; shoppers are not recorded.
 */
export async function createSession(
  db: EntityManager,
  user: UserEntity,
  { jwtSecret }: { readonly jwtSecret: string },
  { address, userAgent }: Device,
): Promise<SessionView> {
  const { id, role, tokenVersion, firstName, locale } = user
  const [session] =
    role === 'shopper'
      ? []
      : await addSession(db, [id, address, userAgent.slice(0, MAX_AGENT_LENGTH)])
  const claims = { userId: id, role, version: tokenVersion, sessionId: session?.id }
  return { token: signToken(claims, jwtSecret), firstName, role, locale }
}

const readSessions = statement({
  name: 'sessions.readSessions',
  sql: `SELECT id, address, agent AS "userAgent", created_at AS "createdAt", last_seen_at AS "lastSeenAt"
     FROM staff_sessions
     WHERE user_id = $1 AND created_at > now() - interval '${TOKEN_LIFETIME_SECONDS} seconds'
     ORDER BY last_seen_at DESC, id LIMIT ${MAX_LISTED}`,
  row: z.object({
    id: z.string(),
    address: z.string(),
    userAgent: z.string(),
    createdAt: z.date(),
    lastSeenAt: z.date(),
  }),
})

/** Where somebody of staff is signed in, the last seen first: the first 50. */
export async function listSessions(
  db: EntityManager,
  viewer: Viewer,
): Promise<readonly StaffSessionView[]> {
  const sessions = await readSessions(db, [viewer.id])
  return sessions.map((session) => ({ ...session, isCurrent: session.id === viewer.sessionId }))
}

const deleteSession = statement({
  name: 'sessions.deleteSession',
  sql: 'DELETE FROM staff_sessions WHERE user_id = $1 AND id::text = $2 RETURNING id',
  row: z.object({ id: z.string() }),
})

/** Ends a session of an account, by default the one that asks: its token no longer works. Throws NOT_FOUND. */
export async function endSession(
  db: EntityManager,
  { id: userId, sessionId }: Viewer,
  id = sessionId,
): Promise<string> {
  const [ended] = await deleteSession(db, [userId, id ?? null])
  if (!ended) throw new AppError('NOT_FOUND', { key: 'session.notFound' })
  return ended.id
}

const deleteOtherSessions = statement({
  name: 'sessions.deleteOtherSessions',
  sql: 'DELETE FROM staff_sessions WHERE user_id = $1 AND id::text IS DISTINCT FROM $2 RETURNING id',
  row: z.object({ id: z.string() }),
})

/** Ends all sessions of an account except the one that asks. Returns how many. */
export async function endOtherSessions(
  db: EntityManager,
  { id, sessionId }: Viewer,
): Promise<number> {
  return (await deleteOtherSessions(db, [id, sessionId])).length
}

/** Deletes the sessions of staff whose tokens have expired. */
export const deleteExpiredSessions = deletesOld('sessions.deleteExpired', {
  table: 'staff_sessions',
  where: `created_at < now() - interval '${TOKEN_LIFETIME_SECONDS} seconds'`,
})
