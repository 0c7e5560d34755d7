import type { EntityManager } from 'typeorm'
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js'
import { z } from 'zod'
import { setRequest } from '../connection/request-ids'
import { statement } from './statement'

/** Who changes something on behalf of the shop, for the log of changes. */
export interface LoggedActor {
  readonly accountId?: number
  readonly apiKeyId?: number
  /** The network address of the request. */
  readonly address: string
  readonly requestId: string
}

const nameActor = statement({
  name: 'changeLog.nameActor',
  sql: `SELECT set_config('mishmish.actor', ($1::jsonb || jsonb_build_object('name', coalesce(
       (SELECT first_name FROM users WHERE id = ($1::jsonb ->> 'accountId')::int),
       (SELECT name FROM api_keys WHERE id = ($1::jsonb ->> 'apiKeyId')::int)),
       'role', (SELECT role FROM users WHERE id = ($1::jsonb ->> 'accountId')::int)))::text, true) AS actor`,
  row: z.object({ actor: z.string() }),
})

type Run<T> = (transaction: EntityManager) => Promise<T>

/** The methods that write outside of a transaction, too. */
const WRITING_METHODS = ['save', 'insert', 'update', 'upsert', 'delete', 'remove'] as const

const WRITES = /\b(?:INSERT\s+INTO|DELETE\s+FROM|UPDATE\s+\w+(?:\s+AS\s+\w+)?\s+SET)\b/i

/**
 * Returns a manager like the given one, whose transactions tell the database who acts, once somebody does: triggers
 * then log what they change (functions/change-log.sql). A write outside of a transaction gets one, so that none can
 * be forgotten. It and its transactions are known to work for the request.
 */
export function actingManager(
  db: EntityManager,
  readActor: () => LoggedActor | undefined,
  requestId: string,
): EntityManager {
  const request = { id: requestId, orders: new Set<number>() }
  function transaction<T>(run: Run<T>): Promise<T>
  function transaction<T>(isolation: IsolationLevel, run: Run<T>): Promise<T>
  function transaction<T>(first: IsolationLevel | Run<T>, second?: Run<T>): Promise<T> {
    const run = typeof first === 'function' ? first : second
    if (!run) throw new Error('A transaction needs a function')
    const actor = readActor()
    const act: Run<T> = async (manager) => {
      setRequest(manager, request)
      if (actor) await nameActor(manager, [JSON.stringify(actor)])
      return run(manager)
    }
    return typeof first === 'function' ? db.transaction(act) : db.transaction(first, act)
  }

  async function query(sql: string, parameters?: unknown[]): Promise<unknown> {
    return readActor() && WRITES.test(sql)
      ? transaction((manager) => manager.query(sql, parameters))
      : db.query(sql, parameters)
  }

  const writing = WRITING_METHODS.map((name) => {
    const value = (...values: unknown[]): unknown =>
      readActor()
        ? transaction(async (manager) => Reflect.apply(manager[name], manager, values))
        : Reflect.apply(db[name], db, values)
    return [name, { value }] as const
  })
  const acting: EntityManager = Object.create(db, {
    transaction: { value: transaction },
    query: { value: query },
    ...Object.fromEntries(writing),
  })
  setRequest(acting, request)
  return acting
}
