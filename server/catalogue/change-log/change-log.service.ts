import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  type ChangeAction,
  type ChangeFilter,
  type ChangeKind,
  type ChangesInput,
  changesSchema,
} from '#domain/change-log/change-log.schema'
import { SHOP_TIME_ZONE } from '#domain/delivery/cairo-day'
import { type Unchecked, validate } from '#domain/validation/validate'
import { entityColumns } from '../../platform/database/schema/entity-columns'
import { countRow, readCount } from '../../platform/database/statements/count'
import { type CountedPage, decodeCursor, toPage } from '../../platform/database/statements/cursor'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { toInstants } from '../../platform/database/statements/period'
import { statement } from '../../platform/database/statements/statement'
import { ChangeEntity } from './change.entity'

/** Values of columns; those of private ones are replaced by `***`. */
type LoggedValues = Readonly<Record<string, unknown>>

/** A change that the team or a tool has made. */
export interface ChangeView {
  readonly id: string
  readonly happenedAt: Date
  /** The time in Cairo, such as 2026-11-21 14:05:00. */
  readonly cairoTime: string
  readonly accountId: number | null
  readonly apiKeyId: number | null
  /** The first name of the account, or the name of the API key, at that time. */
  readonly actorName: string | null
  /** The network address of the request. */
  readonly address: string | null
  readonly action: ChangeAction
  /** The table. */
  readonly source: string
  readonly kind: ChangeKind
  readonly subject: string | null
  /** Its name at that time. */
  readonly title: string | null
  readonly before: LoggedValues | null
  readonly after: LoggedValues | null
}

const changeColumns = entityColumns(ChangeEntity, ['id', 'requestId'])

const changeRow = z.object({ ...changeColumns.shape, id: z.string(), cairoTime: z.string() })

const COLUMNS = `id::text AS id, ${changeColumns.select('change_log')},
  to_char(happened_at AT TIME ZONE '${SHOP_TIME_ZONE}', 'YYYY-MM-DD HH24:MI:SS') AS "cairoTime"`

/** Which changes somebody may see: those of API keys and webhooks require the permission to edit these. */
export interface VisibleChanges {
  readonly seesIntegrations: boolean
}

const INTEGRATION_KINDS: readonly ChangeKind[] = ['apiKey', 'webhook']

/** Which of the filter's conditions a statement has: absent ones would keep it from an index. */
type Conditions = Readonly<
  Record<'kind' | 'subject' | 'account' | 'search' | 'noIntegrations', boolean>
>

const matching = ({ kind, subject, account, search, noIntegrations }: Conditions) =>
  `happened_at >= $from AND happened_at < $until
       ${kind ? 'AND kind = $kind' : ''} ${subject ? 'AND subject = $subject' : ''}
       ${account ? 'AND account_id = $accountId' : ''}
       ${noIntegrations ? 'AND kind <> ALL ($hiddenKinds::text[])' : ''}
       ${search ? `AND strpos(lower(title), lower($search)) > 0` : ''}`

const selectChanges = statement({
  name: 'changeLog.select',
  sql: (conditions: Conditions) => `SELECT ${COLUMNS} FROM change_log
     WHERE id < coalesce($before::bigint, 9223372036854775807) AND ${matching(conditions)}
     ORDER BY change_log.id DESC LIMIT $limit`,
  row: changeRow,
})

const countMatching = statement({
  name: 'changeLog.count',
  sql: (conditions: Conditions) =>
    `SELECT count(*)::int AS count FROM change_log WHERE ${matching(conditions)}`,
  row: countRow,
})

type Selection = readonly [Readonly<Record<string, unknown>>, Conditions]

/** The parameters of a filter, and which conditions it has. */
function toSelection(
  { kind, subject, accountId, search, ...period }: ChangeFilter,
  { seesIntegrations }: VisibleChanges,
): Selection {
  const parameters = {
    ...toInstants(period),
    ...(kind && { kind }),
    ...(subject && { subject }),
    ...(accountId && { accountId }),
    ...(search && { search }),
    ...(!seesIntegrations && { hiddenKinds: INTEGRATION_KINDS }),
  }
  const conditions = {
    kind: Boolean(kind),
    subject: Boolean(subject),
    account: Boolean(accountId),
    search: Boolean(search),
    noIntegrations: !seesIntegrations,
  }
  return [parameters, conditions]
}

/** Reads the changes that a filter matches before one of them, newest first. */
export function readChanges(
  db: EntityManager,
  filter: ChangeFilter,
  {
    before,
    limit,
    ...visible
  }: VisibleChanges & { readonly before: string | number | null; readonly limit: number },
): Promise<readonly ChangeView[]> {
  const [parameters, conditions] = toSelection(filter, visible)
  return selectChanges(db, { ...parameters, before, limit }, conditions)
}

/** Returns a page of the log of changes, newest first. Throws INVALID. */
export async function listChanges(
  db: EntityManager,
  input: Unchecked<ChangesInput>,
  visible: VisibleChanges,
): Promise<CountedPage<ChangeView>> {
  const { first, after, ...filter } = validate(changesSchema, input)
  const [before = null] = decodeCursor(after, 1) ?? []
  const rows = await readChanges(db, filter, { before, limit: first + 1, ...visible })
  return {
    ...toPage(rows, { first, after }, ({ id }) => [Number(id)]),
    count: () => readCount(countMatching(db, ...toSelection(filter, visible))),
  }
}

const selectChange = statement({
  name: 'changeLog.selectOne',
  sql: `SELECT ${COLUMNS} FROM change_log WHERE id = $1::bigint`,
  row: changeRow,
})

/** A change; undefined if there is none with the id. */
export async function findChange(db: EntityManager, id: number): Promise<ChangeView | undefined> {
  const [change] = await selectChange(db, [id])
  return change
}

const deleteOlder = deletesOld('changeLog.deleteOld', {
  table: 'change_log',
  where: `happened_at < now() - $1::int * interval '1 day'`,
})

/** Removes what was changed longer than a number of days ago. */
export const deleteOldChanges = (db: EntityManager, days: number): Promise<void> =>
  deleteOlder(db, days)
