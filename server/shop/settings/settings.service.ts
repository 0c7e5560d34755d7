import { type EntityManager, LessThan } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import {
  isSameSetting,
  SETTING_NAMES,
  type SettingName,
  type SettingsValues,
} from '#domain/settings/settings'
import {
  type SettingsInput,
  settingsSchema,
  settingsVersionSchema,
} from '#domain/settings/settings.schema'
import { pageFields } from '#domain/validation/list.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { type ReadAccountNames, resource } from '../../platform/features/feature'
import { type CurrentSettings, readSettings } from './current-settings'
import { SettingsChangeEntity } from './settings-change.entity'
import { ShopSettingsEntity } from './shop-settings.entity'

/** Account that changes the settings, and the environment's values of those that were never changed. */
interface Editor {
  readonly accountId: number
  readonly environment: SettingsValues
}

// Concurrent changes wait here for each other; the row is there before the first one commits.
const lockSettings = statement({
  name: 'settings.lock',
  sql: `INSERT INTO shop_settings AS kept (version, stored) VALUES (0, '{}')
     ON CONFLICT (is_only) DO UPDATE SET version = kept.version
     RETURNING version`,
  row: z.object({ version: z.int() }),
})

function pick(values: SettingsValues, names: readonly SettingName[]): Partial<SettingsValues> {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** Applies a change to the locked settings, and records it. A change of nothing is none. */
async function apply(
  transaction: EntityManager,
  before: CurrentSettings,
  change: Partial<SettingsValues>,
  accountId: number,
): Promise<void> {
  const after: SettingsValues = { ...before.values, ...change }
  const changed = SETTING_NAMES.filter((name) => !isSameSetting(before.values[name], after[name]))
  if (changed.length === 0) return
  const version = before.version + 1
  const row = await transaction.findOneByOrFail(ShopSettingsEntity, { isOnly: true })
  const stored = { ...row.stored, ...pick(after, changed) }
  await transaction.update(ShopSettingsEntity, { isOnly: true }, { version, stored })
  await transaction.insert(SettingsChangeEntity, {
    version,
    accountId,
    before: pick(before.values, changed),
    after: pick(after, changed),
  })
}

/** Returns the change without omitted settings. */
function givenSettings(input: Unchecked<SettingsInput>): Partial<SettingsValues> {
  const values: Partial<SettingsValues> = validate(settingsSchema, input)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/**
 * Changes the settings that are given. `expectedVersion` is the one that was edited: if somebody else has changed
 * the settings since, CONFLICT is thrown. Throws INVALID with every problem, CONFLICT.
 */
export async function updateSettings(
  db: EntityManager,
  input: Unchecked<SettingsInput>,
  expected: { readonly expectedVersion: unknown },
  { accountId, environment }: Editor,
): Promise<CurrentSettings> {
  const change = givenSettings(input)
  const { expectedVersion: version } = validate(settingsVersionSchema, expected)
  return db.transaction(async (transaction) => {
    await lockSettings(transaction)
    const before = await readSettings(transaction, environment)
    if (before.version !== version) throw new AppError('CONFLICT', { key: 'settings.conflict' })
    await apply(transaction, before, change, accountId)
    return readSettings(transaction, environment)
  })
}

/**
 * Sets what a change has changed back to what it was before, as another change. Throws NOT_FOUND for a
 * version that no change has made.
 */
export async function revertSettings(
  db: EntityManager,
  version: number,
  { accountId, environment }: Editor,
): Promise<CurrentSettings> {
  return db.transaction(async (transaction) => {
    await lockSettings(transaction)
    const change = await transaction.findOneBy(SettingsChangeEntity, { version })
    if (!change) throw new AppError('NOT_FOUND', { key: 'settings.noChange' })
    await apply(transaction, await readSettings(transaction, environment), change.before, accountId)
    return readSettings(transaction, environment)
  })
}

/** A change of the settings; `changedBy` is the name of the account, null if it was deleted. */
export interface SettingsChangeView
  extends Pick<SettingsChangeEntity, 'version' | 'changedAt' | 'before' | 'after'> {
  readonly changedBy: string | null
}

/** How the names of accounts are read, which build on the settings. */
export const accountNames = resource(({ features }): ReadAccountNames => {
  const readers = features.flatMap(({ readAccountNames }) => readAccountNames ?? [])
  return async (db, ids) => (await Promise.all(readers.map((read) => read(db, ids)))).flat()
})

const pageSchema = z.object({
  first: pageFields.first,
  before: z.number().int().nullish(),
})

/**
 * The changes of the settings, newest first: up to `first`, before that of a version if one is given.
 * Throws INVALID.
 */
export async function listSettingsChanges(
  db: EntityManager,
  page: Unchecked<z.input<typeof pageSchema>>,
  readNames: ReadAccountNames,
): Promise<readonly SettingsChangeView[]> {
  const { first, before: end } = validate(pageSchema, page)
  const changes = await db.find(SettingsChangeEntity, {
    where: end == null ? {} : { version: LessThan(end) },
    order: { version: 'DESC' },
    take: first,
  })
  const accounts = [...new Set(changes.flatMap(({ accountId }) => accountId ?? []))]
  const names = new Map(
    accounts.length > 0 ? (await readNames(db, accounts)).map(({ id, name }) => [id, name]) : [],
  )
  return changes.map(({ version, changedAt, accountId, before, after }) => ({
    version,
    changedAt,
    changedBy: accountId === null ? null : (names.get(accountId) ?? null),
    before,
    after,
  }))
}

const endWeek = statement({
  name: 'firstWeek.end',
  sql: `INSERT INTO shop_settings AS kept (version, stored, first_week_ended_at) VALUES (0, '{}', now())
     ON CONFLICT (is_only) DO UPDATE SET first_week_ended_at = now()
     WHERE kept.first_week_ended_at IS NULL`,
})

/** Ends the first week for good, on every server. */
export async function endFirstWeek(db: EntityManager): Promise<void> {
  await endWeek(db)
}
